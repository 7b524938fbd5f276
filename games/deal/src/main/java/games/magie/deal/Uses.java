package games.magie.deal;

import games.magie.kernel.Bits;
import java.util.Arrays;

/// What the cards of a hand can always do, whatever lies on the table: lie in the bank or the
/// collection, draw, be a claim on everybody. Each such move has a bit, in the order of the cards,
/// so that a hand becomes a mask of moves without a look at its cards. Some cards have two moves,
/// so the bits of later cards lie further up.
final class Uses {
  /// How many bits the cards take that may lie in a bank, and the properties.
  static final int OF_BANKABLE = moves(0, Card.BANKABLE).length;

  static final int OF_PROPERTIES = moves(Card.BANKABLE, Card.ALL.length).length;

  // The bits of the first move of each card, and of the second where there are two.
  private static final long BANKABLE_FIRSTS = firsts(0, Card.BANKABLE);
  private static final long BANKABLE_SECONDS = mask(OF_BANKABLE) & ~BANKABLE_FIRSTS;
  private static final long PROPERTY_FIRSTS = firsts(Card.BANKABLE, Card.ALL.length);
  private static final long PROPERTY_SECONDS = mask(OF_PROPERTIES) & ~PROPERTY_FIRSTS;

  private Uses() {}

  /// The moves of the cards that may lie in a bank.
  static DealMove[] ofBankable() {
    return moves(0, Card.BANKABLE);
  }

  static DealMove[] ofProperties() {
    return moves(Card.BANKABLE, Card.ALL.length);
  }

  private static DealMove[] moves(int first, int end) {
    return Arrays.stream(Card.ALL, first, end)
        .flatMap(card -> Arrays.stream(of(card)))
        .toArray(DealMove[]::new);
  }

  private static long mask(int bits) {
    return (1L << bits) - 1;
  }

  private static long firsts(int first, int end) {
    long firsts = 0;
    int at = 0;
    for (int card = first; card < end; card++) {
      firsts |= 1L << at;
      at += of(Card.ALL[card]).length;
    }
    return firsts;
  }

  private static DealMove[] of(Card card) {
    int at = card.ordinal();
    return switch (card.effect()) {
      case Effect.Property(Colour colour) -> new DealMove[] {MoveTable.lay(at, colour.ordinal())};
      case Effect.Wild(Colour one, Colour other) ->
          new DealMove[] {MoveTable.lay(at, one.ordinal()), MoveTable.lay(at, other.ordinal())};
      case Effect.AnyWild _ -> new DealMove[] {MoveTable.lay(at, Colour.LOOSE)};
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

  /// Which of them a hand has, which is a mask of cards.
  static long ofBankable(long hand) {
    long firsts = Bits.spread(hand, BANKABLE_FIRSTS);
    return firsts | (firsts << 1 & BANKABLE_SECONDS);
  }

  static long ofProperties(long hand) {
    long firsts = Bits.spread(hand >>> Card.BANKABLE, PROPERTY_FIRSTS);
    return firsts | (firsts << 1 & PROPERTY_SECONDS);
  }
}
