package games.magie.deal;

import games.magie.kernel.Moves;

/// What the cards of a hand can always do, whatever lies on the table: lie in the bank or the
/// collection, draw, be a claim on everybody. Each such move has a bit, in the order of the cards,
/// so that a hand becomes a mask of moves without a look at its cards. Some cards have two moves,
/// so the bits of later cards lie further up.
final class Uses {
  private static final DealMove[] OF_BANKABLE = moves(0, Card.BANKABLE);
  private static final DealMove[] OF_PROPERTIES = moves(Card.BANKABLE, Card.ALL.length);

  // The cards that may lie in a bank: two of them can also be played as they are.
  private static final int FIRST_PLAYED = Card.PASS_GO.ordinal();
  private static final int LAST_PLAYED = Card.BIRTHDAY.ordinal();
  private static final long START = (2L << FIRST_PLAYED) - 1;
  private static final long MIDDLE = (2L << LAST_PLAYED) - 1 & ~START;
  private static final long END = (1L << Card.BANKABLE) - 1 & ~START & ~MIDDLE;
  private static final long SECONDS = 2L << FIRST_PLAYED | 2L << (LAST_PLAYED + 1);

  // The properties: first those of one colour, then those of two, then the all-colour wild.
  private static final int STANDARD = Card.FIRST_WILD - Card.BANKABLE;
  private static final int TWO_COLOUR = Card.ANY - Card.FIRST_WILD;
  private static final long STANDARDS = (1L << STANDARD) - 1;
  private static final long TWO_COLOURS = (1L << TWO_COLOUR) - 1;

  private Uses() {}

  private static DealMove[] moves(int first, int end) {
    var moves = new DealMove[Long.SIZE];
    int at = 0;
    for (int card = first; card < end; card++) {
      for (DealMove use : of(Card.ALL[card])) {
        moves[at++] = use;
      }
    }
    return moves;
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
    into.addAll(OF_BANKABLE, ofBankable(hand));
    into.addAll(OF_PROPERTIES, ofProperties(hand >>> Card.BANKABLE));
  }

  private static long ofBankable(long hand) {
    long firsts = (hand & START) | (hand & MIDDLE) << 1 | (hand & END) << 2;
    return firsts | (firsts << 1 & SECONDS);
  }

  private static long ofProperties(long hand) {
    long two = hand >>> STANDARD & TWO_COLOURS;
    two = (two | two << 4) & 0x0f0f;
    two = (two | two << 2) & 0x3333;
    two = (two | two << 1) & 0x5555;
    long any = hand >>> (STANDARD + TWO_COLOUR);
    return (hand & STANDARDS) | (two | two << 1 | any << (2 * TWO_COLOUR)) << STANDARD;
  }
}
