package games.magie.deal.listing;

import static games.magie.deal.table.Arrangement.card;
import static games.magie.deal.table.Arrangement.mix;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealOption;
import games.magie.deal.Ref;
import games.magie.deal.rules.Rearranging;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Limit;
import games.magie.deal.table.Piles;
import games.magie.kernel.Moves;

/// The exchanges of a surplus card with one in a full pile of its colour, one for each pair of
/// kinds.
public final class Exchanges {
  private static final int KINDS = 8;

  /// The number of a card among those that fit a colour, as a bit; and the card of a number.
  private static final short[] KIND = new short[Colour.COUNT * Card.ALL.length];

  private static final byte[] CARD = new byte[Colour.COUNT * KINDS];

  /// By colour: every exchange between a full pile and the open one beside it. Its number is that
  /// of the open kind times [#KINDS], plus that of the full one. Further piles are rare.
  private static final Moves.Table<DealMove>[] USUAL;

  /// By kinds as a mask: the first exchange of each.
  private static final long[] FIRSTS = new long[1 << KINDS];

  /// The exchanges of a kind with itself.
  private static final long WITH_ITSELF = 0x8040201008040201L;

  static {
    for (int kinds = 1; kinds < FIRSTS.length; kinds++) {
      int kind = Integer.numberOfTrailingZeros(kinds);
      FIRSTS[kinds] = FIRSTS[kinds & (kinds - 1)] | 1L << (kind * KINDS);
    }
    var usual = new DealMove[Colour.COUNT][KINDS * KINDS];
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int kinds = 0;
      for (int card = 0; card < Card.ALL.length; card++) {
        if (Card.fits(card, colour)) {
          Limit.fits("kinds of cards in " + Colour.ALL[colour].text(), kinds + 1, KINDS);
          KIND[colour * Card.ALL.length + card] = (short) (1 << kinds);
          CARD[colour * KINDS + kinds++] = (byte) card;
        }
      }
      for (int pair = 0; pair < KINDS * KINDS; pair++) {
        if (Math.max(pair / KINDS, pair % KINDS) < kinds) {
          usual[colour][pair] = make(colour, open(colour, pair), 1, full(colour, pair), 0);
        }
      }
    }
    USUAL = Moves.Table.each(usual);
  }

  private Exchanges() {}

  static void load() {
    // the tables are made when the class is loaded
  }

  private static int open(int colour, int pair) {
    return CARD[colour * KINDS + pair / KINDS];
  }

  private static int full(int colour, int pair) {
    return CARD[colour * KINDS + pair % KINDS];
  }

  private static Exchange make(int colour, int open, int openPile, int full, int fullPile) {
    return new Exchange(
        MoveTable.ref(Ref.code(open, Ref.place(colour, openPile))),
        MoveTable.ref(Ref.code(full, Ref.place(colour, fullPile))));
  }

  static void legal(DealState s, int colour, Moves<DealMove> into) {
    boolean two = Piles.count(s, s.active, colour) < 2 * Colour.size(colour);
    if (two && s.shortcuts.sumsTell() && !s.options.on(DealOption.WILD_MOVE_COSTS_PLAY)) {
      long pairs = betweenTwoPiles(s, colour);
      into.addAll(USUAL[colour], !s.earlier.isEmpty() ? allowed(s, colour, pairs) : pairs);
    } else {
      legalOfMany(s, colour, into);
    }
  }

  private static long betweenTwoPiles(DealState s, int colour) {
    byte[] cards = s.own.cards;
    int first = s.offsets[colour];
    int open = first + Colour.size(colour);
    int end = first + Piles.count(s, s.active, colour);
    return FIRSTS[kinds(cards, open, end, colour)] * kinds(cards, first, open, colour)
        & ~WITH_ITSELF;
  }

  private static int kinds(byte[] cards, int from, int end, int colour) {
    int kinds = 0;
    for (int at = from; at < end; at++) {
      kinds |= KIND[colour * Card.ALL.length + cards[at]];
    }
    return kinds;
  }

  /// Those that do not bring an arrangement back.
  private static long allowed(DealState s, int colour, long pairs) {
    int size = Colour.size(colour);
    long filled = Arrangement.sum(s, s.active, colour, 0, size);
    long rest = Arrangement.sum(s, s.active, colour, size, Piles.count(s, s.active, colour));
    long without = Arrangement.now(s) - mix(filled) - mix(rest);
    long allowed = pairs;
    for (long left = pairs; left != 0; left &= left - 1) {
      int pair = Long.numberOfTrailingZeros(left);
      int card = open(colour, pair);
      int other = full(colour, pair);
      boolean held;
      if (Math.max(card, other) == Card.ANY) {
        held = Arrangement.objection(s, make(colour, card, 1, other, 0)) != null;
      } else {
        // No wild can lose its colour by it, so only the sums of two piles change.
        long change = card(card, colour) - card(other, colour);
        held = s.earlier.has(without + mix(filled + change) + mix(rest - change));
      }
      allowed &= ~(held ? 1L << pair : 0);
    }
    return allowed;
  }

  /// Whatever the options, and however many piles there are.
  private static void legalOfMany(DealState s, int colour, Moves<DealMove> into) {
    byte[] cards = s.own.cards;
    int from = s.offsets[colour];
    int full = Piles.fullPiles(s, s.active, colour);
    int size = Colour.size(colour);
    int end = from + Piles.count(s, s.active, colour);
    for (int kinds = kinds(cards, from + full * size, end, colour); kinds != 0; ) {
      int kind = Integer.lowestOneBit(kinds);
      kinds ^= kind;
      for (int pile = 0; pile < full; pile++) {
        int first = from + pile * size;
        long pairs = FIRSTS[kind] * kinds(cards, first, first + size, colour) & ~WITH_ITSELF;
        addPairs(s, colour, full, pile, pairs, into);
      }
    }
  }

  private static void addPairs(
      DealState s, int colour, int openPile, int pile, long pairs, Moves<DealMove> into) {
    for (long left = pairs; left != 0; left &= left - 1) {
      int pair = Long.numberOfTrailingZeros(left);
      Exchange move = make(colour, open(colour, pair), openPile, full(colour, pair), pile);
      boolean allowed =
          Rearranging.costs(s, move) ? s.playsLeft > 0 : Arrangement.objection(s, move) == null;
      if (allowed) {
        into.add(move);
      }
    }
  }
}
