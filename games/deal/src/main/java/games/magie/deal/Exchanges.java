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
      int card = cards[from + surplus];
      if (among(cards, from + open, from + surplus, card)) {
        continue;
      }
      for (int full = 0; full < open; full++) {
        int pile = Counts.pileOf(colour, full) * Colour.size(colour);
        int other = cards[from + full];
        if (other != card && !among(cards, from + pile, from + full, other)) {
          add(s, colour, surplus, full, into);
        }
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

  private static void add(DealState s, int colour, int surplus, int full, Moves<DealMove> into) {
    if (Rearranging.leavesOnlyWilds(s, colour, surplus, full)) {
      return;
    }
    int open = Piles.card(s, s.active, colour, surplus);
    int other = Piles.card(s, s.active, colour, full);
    int openPile = Counts.pileOf(colour, surplus);
    Exchange move = move(colour, open, openPile, other, Counts.pileOf(colour, full));
    boolean allowed =
        Rearranging.costs(s, move)
            ? s.playsLeft > 0
            : s.heldCount == 0 || !circles(s, colour, surplus, full, move);
    if (allowed) {
      into.add(move);
    }
  }

  /// Whether the collection would lie as it did before. Where no wild can lose its colour only the
  /// sums of two piles change.
  private static boolean circles(DealState s, int colour, int surplus, int full, Exchange move) {
    int open = Piles.card(s, s.active, colour, surplus);
    int other = Piles.card(s, s.active, colour, full);
    if (open == Card.ANY || other == Card.ANY || !Foresight.counts(s)) {
      return Arrangement.objection(s, move) != null;
    }
    long change = card(open, colour) - card(other, colour);
    long filled = pileSum(s, colour, full);
    long rest = pileSum(s, colour, surplus);
    long then = mix(filled + change) - mix(filled) + mix(rest - change) - mix(rest);
    return Arrangement.wasHeld(s, Arrangement.now(s) + then);
  }

  private static long pileSum(DealState s, int colour, int index) {
    int size = Colour.size(colour);
    int first = Counts.pileOf(colour, index) * size;
    int end = Math.min(first + size, Piles.count(s, s.active, colour));
    return Arrangement.sum(s, s.active, colour, first, end);
  }
}
