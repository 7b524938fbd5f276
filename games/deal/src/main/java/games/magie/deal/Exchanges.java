package games.magie.deal;

import static games.magie.deal.Arrangement.card;
import static games.magie.deal.Arrangement.mix;

import games.magie.deal.DealMove.Exchange;
import games.magie.kernel.Moves;

/// The exchanges of a surplus card with one in a full pile of its colour, one for each pair of
/// kinds.
final class Exchanges {
  private static final int KINDS = 8;

  /// By colour and the two kinds: between the first two piles. Further piles are rare.
  private static final Exchange[] USUAL = new Exchange[Colour.COUNT * KINDS * KINDS];

  /// The number of a card among those that fit a colour.
  private static final byte[] KIND = new byte[Colour.COUNT * Card.ALL.length];

  static {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      int kind = 0;
      for (int card = 0; card < Card.ALL.length; card++) {
        KIND[colour * Card.ALL.length + card] = (byte) kind;
        kind += Card.fits(card, colour) ? 1 : 0;
      }
      for (int open = 0; open < Card.ALL.length; open++) {
        for (int full = 0; full < Card.ALL.length; full++) {
          if (Card.fits(open, colour) && Card.fits(full, colour)) {
            USUAL[usual(colour, open, full)] = make(colour, open, 1, full, 0);
          }
        }
      }
    }
  }

  private Exchanges() {}

  private static int usual(int colour, int open, int full) {
    int cards = colour * Card.ALL.length;
    return (colour * KINDS + KIND[cards + open]) * KINDS + KIND[cards + full];
  }

  private static Exchange make(int colour, int open, int openPile, int full, int fullPile) {
    return new Exchange(
        MoveTable.ref(Ref.code(open, Ref.place(colour, openPile))),
        MoveTable.ref(Ref.code(full, Ref.place(colour, fullPile))));
  }

  private static Exchange move(int colour, int open, int openPile, int full, int fullPile) {
    return openPile == 1
        ? USUAL[usual(colour, open, full)]
        : make(colour, open, openPile, full, fullPile);
  }

  static void legal(DealState s, int colour, Moves<DealMove> into) {
    byte[] cards = s.sides[s.active].cards;
    int from = s.offsets[colour];
    int count = Piles.count(s, s.active, colour);
    int open = count - Counts.openCards(colour, count);
    for (int surplus = open; surplus < count; surplus++) {
      if (!among(cards, from + open, from + surplus, cards[from + surplus])) {
        for (int first = 0; first < open; first += Colour.size(colour)) {
          addPile(s, colour, surplus, first, into);
        }
      }
    }
  }

  /// The exchanges of one surplus card with the kinds in a full pile, which begins at `first`.
  private static void addPile(
      DealState s, int colour, int surplus, int first, Moves<DealMove> into) {
    byte[] cards = s.sides[s.active].cards;
    int from = s.offsets[colour];
    int end = first + Colour.size(colour);
    int card = cards[from + surplus];
    boolean held = s.heldCount > 0;
    boolean sums = held && Foresight.counts(s);
    long filled = sums ? Arrangement.sum(s, s.active, colour, first, end) : 0;
    long rest = sums ? openSum(s, colour, surplus) : 0;
    long without = sums ? Arrangement.now(s) - mix(filled) - mix(rest) : 0;
    for (int full = first; full < end; full++) {
      int other = cards[from + full];
      if (other == card
          || among(cards, from + first, from + full, other)
          || Rearranging.leavesOnlyWilds(s, colour, surplus, full)) {
        continue;
      }
      int openPile = Counts.pileOf(colour, surplus);
      Exchange move = move(colour, card, openPile, other, Counts.pileOf(colour, full));
      boolean allowed = !held;
      if (Rearranging.costs(s, move)) {
        allowed = s.playsLeft > 0;
      } else if (sums && card != Card.ANY && other != Card.ANY) {
        // No wild can lose its colour by it, so only the sums of two piles change.
        long change = card(card, colour) - card(other, colour);
        allowed = !Arrangement.wasHeld(s, without + mix(filled + change) + mix(rest - change));
      } else if (held) {
        allowed = Arrangement.objection(s, move) == null;
      }
      if (allowed) {
        into.add(move);
      }
    }
  }

  /// Whether one of these cards is of a kind.
  static boolean among(byte[] cards, int from, int end, int card) {
    for (int at = from; at < end; at++) {
      if (cards[at] == card) {
        return true;
      }
    }
    return false;
  }

  /// The sum of the open pile, in which this card lies.
  private static long openSum(DealState s, int colour, int surplus) {
    int first = Counts.pileOf(colour, surplus) * Colour.size(colour);
    return Arrangement.sum(s, s.active, colour, first, Piles.count(s, s.active, colour));
  }
}
