package games.magie.deal;

import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import org.jspecify.annotations.Nullable;

/// What a turn usually offers, as three tables of moves with a bit each. So most of a list is three
/// words, which are made without a branch on what is in the hand or on the table: what cannot be
/// foretold costs more than all that is computed here.
final class TurnTable {
  // The first: what cards can do that are no properties, always and at this table, and to which
  // colours an all-colour wild can be laid.
  private static final int AT_THIS_TABLE = Uses.OF_BANKABLE;
  private static final int LAID_ANY = AT_THIS_TABLE + Card.BANKABLE;

  // The second: properties laid, and two-colour wilds that turn over.
  private static final int FLIPS = Uses.OF_PROPERTIES;

  // The third: where an all-colour wild of the table can go, and the end of the turn.
  private static final int END = Colour.COUNT;
  private static final int NO_PLACE = Colour.LOOSE + 1;

  /// By the only other player.
  private static final Moves.Table<DealMove>[] CARDS =
      Moves.Table.each(new DealMove[][] {cards(0), cards(1)});

  private static final Moves.Table<DealMove> PROPERTIES = new Moves.Table<>(properties());

  /// By the place of the wild.
  private static final Moves.Table<DealMove>[] JOINS = Moves.Table.each(joins());

  private TurnTable() {}

  private static @Nullable DealMove[] cards(int other) {
    var moves = new @Nullable DealMove[LAID_ANY + Colour.COUNT];
    put(Uses.ofBankable(), moves, 0);
    put(AtThisTable.against(other), moves, AT_THIS_TABLE);
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      moves[LAID_ANY + colour] = MoveTable.lay(Card.ANY, colour);
    }
    return moves;
  }

  private static @Nullable DealMove[] properties() {
    var moves = new @Nullable DealMove[FLIPS + Wilds.TWO_COLOUR_SLOTS];
    put(Uses.ofProperties(), moves, 0);
    for (int slot = 0; slot < Wilds.TWO_COLOUR_SLOTS; slot++) {
      int code = Ref.code(Wilds.card(slot), Ref.place(Wilds.colour(slot), 0));
      moves[FLIPS + slot] = MoveTable.recolour(code, Wilds.colour(Flips.other(slot)));
    }
    return moves;
  }

  private static @Nullable DealMove[][] joins() {
    var tables = new @Nullable DealMove[NO_PLACE + 1][END + 1];
    for (int place = 0; place <= NO_PLACE; place++) {
      for (int to = 0; to < Colour.COUNT && place < NO_PLACE; to++) {
        tables[place][to] = MoveTable.recolour(Ref.code(Card.ANY, Ref.place(place, 0)), to);
      }
      tables[place][END] = MoveTable.END;
    }
    return tables;
  }

  private static void put(@Nullable DealMove[] some, @Nullable DealMove[] into, int at) {
    System.arraycopy(some, 0, into, at, some.length);
  }

  /// @param hand a mask of cards that can be played
  /// @param single a mask of those that have one use at this table
  static void addCards(DealState s, long hand, long single, Moves<DealMove> into) {
    int colours = Properties.takingAny(s, s.active) & Bits.ifAny((int) (hand >>> Card.ANY));
    into.addAll(
        CARDS[~s.active & 1],
        Uses.ofBankable(hand) | single << AT_THIS_TABLE | (long) colours << LAID_ANY);
  }

  /// @param flips a mask of slots of [Wilds]
  static void addProperties(long hand, int flips, Moves<DealMove> into) {
    into.addAll(PROPERTIES, Uses.ofProperties(hand) | (long) flips << FLIPS);
  }

  /// @param places a mask; the first of them is meant
  /// @param colours a mask of where the wild there can go
  /// @param end 1 if the turn may end, else 0
  static void addJoins(int places, int colours, int end, Moves<DealMove> into) {
    int place = Integer.numberOfTrailingZeros(places | 1 << NO_PLACE);
    into.addAll(JOINS[place], colours | end << END);
  }
}
