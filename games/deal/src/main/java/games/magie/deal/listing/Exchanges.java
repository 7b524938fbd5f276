package games.magie.deal.listing;

import static games.magie.deal.table.Arrangement.card;
import static games.magie.deal.table.Arrangement.mix;
import static games.magie.deal.table.Arrangement.sum;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealOption;
import games.magie.deal.Place;
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

  private static final Card[] CARD = new Card[Colour.COUNT * KINDS];

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
    for (Colour colour : Colour.ALL) {
      int kinds = 0;
      for (Card card : Card.ALL) {
        if (card.canBe(colour)) {
          Limit.fits("kinds of cards in " + colour.text(), kinds + 1, KINDS);
          KIND[colour.ordinal() * Card.ALL.length + card.ordinal()] = (short) (1 << kinds);
          CARD[colour.ordinal() * KINDS + kinds++] = card;
        }
      }
      for (int pair = 0; pair < KINDS * KINDS; pair++) {
        if (Math.max(pair / KINDS, pair % KINDS) < kinds) {
          usual[colour.ordinal()][pair] = usual(colour, pair);
        }
      }
    }
    USUAL = Moves.Table.each(usual);
  }

  private Exchanges() {}

  static void load() {
    // the tables are made when the class is loaded
  }

  private static Card open(Colour colour, int pair) {
    return CARD[colour.ordinal() * KINDS + pair / KINDS];
  }

  private static Card full(Colour colour, int pair) {
    return CARD[colour.ordinal() * KINDS + pair % KINDS];
  }

  private static Exchange usual(Colour colour, int pair) {
    return make(colour, pair, 1, 0);
  }

  private static Exchange make(Colour colour, int pair, int openPile, int fullPile) {
    return new Exchange(
        Ref.of(open(colour, pair), Place.of(colour, openPile)),
        Ref.of(full(colour, pair), Place.of(colour, fullPile)));
  }

  static void legal(DealState s, Colour colour, Moves<DealMove> into) {
    boolean two = s.own.count(colour) < 2 * colour.size();
    if (two && s.shortcuts.sumsTell() && !s.options.on(DealOption.WILD_MOVE_COSTS_PLAY)) {
      long pairs = betweenTwoPiles(s, colour);
      into.addAll(USUAL[colour.ordinal()], s.earlier.isEmpty() ? pairs : allowed(s, colour, pairs));
    } else {
      legalOfMany(s, colour, into);
    }
  }

  private static long betweenTwoPiles(DealState s, Colour colour) {
    int size = colour.size();
    int open = kinds(s.own, colour, size, s.own.count(colour) - size);
    return FIRSTS[open] * kinds(s.own, colour, 0, size) & ~WITH_ITSELF;
  }

  private static int kinds(Piles piles, Colour colour, int first, int count) {
    int row = colour.ordinal() * Card.ALL.length;
    int from = piles.from(colour) + first;
    int kinds = 0;
    for (int at = from; at < from + count; at++) {
      kinds |= KIND[row + piles.cards[at]];
    }
    return kinds;
  }

  /// Those that do not bring an arrangement back.
  private static long allowed(DealState s, Colour colour, long pairs) {
    int size = colour.size();
    long filled = sum(s.own, colour, 0, size);
    long rest = sum(s.own, colour, size, s.own.count(colour) - size);
    long without = Arrangement.now(s) - mix(filled) - mix(rest);
    long allowed = pairs;
    for (long left = pairs; left != 0; left &= left - 1) {
      int pair = Long.numberOfTrailingZeros(left);
      Card card = open(colour, pair);
      Card other = full(colour, pair);
      boolean held;
      if (card == Card.WILD_ANY || other == Card.WILD_ANY) {
        held = Arrangement.objection(s, usual(colour, pair)) != null;
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
  private static void legalOfMany(DealState s, Colour colour, Moves<DealMove> into) {
    int size = colour.size();
    int full = s.own.fullPiles(colour);
    int open = full * size;
    for (int kinds = kinds(s.own, colour, open, s.own.count(colour) - open); kinds != 0; ) {
      int kind = Integer.lowestOneBit(kinds);
      kinds ^= kind;
      for (int pile = 0; pile < full; pile++) {
        long pairs = FIRSTS[kind] * kinds(s.own, colour, pile * size, size) & ~WITH_ITSELF;
        addPairs(s, Place.of(colour, pile), pairs, into);
      }
    }
  }

  /// Between the open pile and a full one.
  private static void addPairs(DealState s, Place full, long pairs, Moves<DealMove> into) {
    Colour colour = full.colour();
    for (long left = pairs; left != 0; left &= left - 1) {
      int pair = Long.numberOfTrailingZeros(left);
      Exchange move = make(colour, pair, s.own.fullPiles(colour), full.pile());
      boolean allowed =
          Rearranging.costs(s, move) ? s.playsLeft > 0 : Arrangement.objection(s, move) == null;
      if (allowed) {
        into.add(move);
      }
    }
  }
}
