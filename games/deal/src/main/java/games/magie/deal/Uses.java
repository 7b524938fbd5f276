package games.magie.deal;

import games.magie.kernel.Moves;

/// What the cards of a hand can always do, whatever lies on the table: lie in the bank or the
/// collection, draw, be a claim on everybody. Each such move has a bit, in the order of the cards,
/// so that a hand becomes a mask of moves without a look at its cards.
final class Uses {
  /// Of the cards that may lie in a bank, and of the properties: together they need 67 bits.
  private static final Uses OF_BANKABLE = new Uses(0, Card.BANKABLE);

  private static final Uses OF_PROPERTIES = new Uses(Card.BANKABLE, Card.ALL.length);

  private final DealMove[] moves = new DealMove[Long.SIZE];
  private final int first;
  private final long cards;

  /// The bits of the first move of each card, and of the second that follows it.
  private long firsts;

  private long seconds;

  private Uses(int first, int end) {
    this.first = first;
    this.cards = (1L << end - first) - 1;
    int at = 0;
    for (int card = first; card < end; card++) {
      DealMove[] uses = of(Card.ALL[card]);
      firsts |= 1L << at;
      seconds |= uses.length > 1 ? 1L << at + 1 : 0;
      for (DealMove use : uses) {
        moves[at++] = use;
      }
    }
  }

  private static DealMove[] of(Card card) {
    int at = card.ordinal();
    return switch (card.effect()) {
      case Effect.Property(Colour colour) -> new DealMove[] {lay(at, colour.ordinal())};
      case Effect.Wild(Colour one, Colour other) ->
          new DealMove[] {lay(at, one.ordinal()), lay(at, other.ordinal())};
      case Effect.AnyWild _ -> new DealMove[] {lay(at, Colour.LOOSE)};
      case Effect.DrawMore _ -> new DealMove[] {MoveTable.bank(at), MoveTable.play(at)};
      case Effect.Claim(int _, boolean everybody) ->
          everybody
              ? new DealMove[] {MoveTable.bank(at), MoveTable.play(at)}
              : new DealMove[] {MoveTable.bank(at)};
      case Effect.Money _, Effect.Rent _, Effect.DoubleRent _, Effect.SayNo _ ->
          new DealMove[] {MoveTable.bank(at)};
      case Effect.Steal _, Effect.Swap _, Effect.TakeSet _, Effect.Building _ ->
          new DealMove[] {MoveTable.bank(at)};
    };
  }

  private static DealMove lay(int card, int colour) {
    return MoveTable.lays(card)[colour];
  }

  /// Adds the moves of a hand, which is a mask of cards.
  static void add(long hand, Moves<DealMove> into) {
    OF_BANKABLE.addOwn(hand, into);
    OF_PROPERTIES.addOwn(hand, into);
  }

  private void addOwn(long hand, Moves<DealMove> into) {
    long once = Long.expand(hand >>> first & cards, firsts);
    into.addAll(moves, once | once << 1 & seconds);
  }
}
