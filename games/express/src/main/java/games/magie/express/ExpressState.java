package games.magie.express;

import games.magie.kernel.State;
import java.util.Arrays;

/// The position: whose turn it is, where each die lies, what each player has. Arrays of dice are
/// indexed by the number of the die, so index 0 is unused.
final class ExpressState implements State<ExpressState> {
  /// A die that shows nothing: not rolled in this turn, or freed from jail.
  static final byte UNROLLED = -1;

  /// Where a die lies when it is on no group.
  static final byte LOOSE = -1;

  static final byte IN_JAIL = 100;

  static final int HOUSES = 4;

  /// Masks of dice; die number `n` is bit `n`.
  static final int ALL_DICE = (2 << Dice.HOUSE_DIE) - 2;

  static final int PROPERTY_DICE = (2 << Dice.PROPERTY_DICE) - 2;

  /// What the active player is asked.
  enum Phase {
    /// The first roll of the turn.
    FIRST_ROLL,
    /// Place, roll again or stop.
    PLACING,
    /// Which policeman Get Out of Jail Free returns.
    FREEING,
    OVER
  }

  /// How the game came to its end.
  enum End {
    NONE,
    TARGET,
    ALONE,
    AGREED
  }

  final ExpressOptions options;
  final int seats;

  Phase phase = Phase.FIRST_ROLL;
  End end = End.NONE;
  int active;
  int starter;

  /// Turns begun in this game, and inputs played in it.
  int turn = 1;

  int step = 1;

  /// A mask of the seats that gave up.
  int left;

  final int[] score;
  final byte[] houses;

  // The running turn.
  int rolls;
  int money;
  int turnHouses;
  int policemen;
  final byte[] face = new byte[Dice.HOUSE_DIE + 1];
  final byte[] place = new byte[Dice.HOUSE_DIE + 1];

  // Kept up to date with `place`, so that nothing has to look at every die: the dice that lie on no
  // square, as a mask; the empty squares and the shown values of the groups; masks of groups.
  int offBoard;
  final byte[] empty = new byte[Group.ALL.length];
  final int[] shown = new int[Group.ALL.length];
  int occupied;
  int withChance;
  int complete;

  /// Chance dice that were placed since the last roll, as a mask of dice: `chance-swap` needs an
  /// earlier one.
  int freshChance;

  ExpressState(ExpressOptions options, int seats) {
    this.options = options;
    this.seats = seats;
    this.score = new int[seats];
    this.houses = new byte[seats];
    clearDice();
  }

  /// All dice leave the board.
  void clearDice() {
    rolls = 0;
    money = 0;
    turnHouses = 0;
    policemen = 0;
    occupied = 0;
    withChance = 0;
    complete = 0;
    freshChance = 0;
    Arrays.fill(face, UNROLLED);
    Arrays.fill(place, LOOSE);
    offBoard = ALL_DICE;
    options.layOut(empty);
    Arrays.fill(shown, 0);
  }

  /// Whether the house/hotel die is rolled with the others.
  boolean unlocked() {
    return (complete & Group.COLOURS) != 0;
  }

  boolean loose(int die) {
    return place[die] == LOOSE && (die != Dice.HOUSE_DIE || unlocked());
  }

  int freeSquares(int group) {
    return empty[group];
  }

  /// The dice that the next roll rolls, as a mask.
  int looseDice() {
    return unlocked() ? offBoard : offBoard & ~(1 << Dice.HOUSE_DIE);
  }

  /// Lays a die somewhere.
  void lay(int die, int where) {
    place[die] = (byte) where;
    offBoard = where == LOOSE ? offBoard | 1 << die : offBoard & ~(1 << die);
  }

  int housesInBank() {
    int bank = HOUSES;
    for (byte held : houses) {
      bank -= held;
    }
    return bank;
  }

  boolean hasLeft(int seat) {
    return (left >> seat & 1) != 0;
  }

  /// Puts a die on a group. A Chance counts as a square and shows no value.
  void put(int die, int group) {
    lay(die, group);
    empty[group]--;
    occupied |= 1 << group;
    if (face[die] == Face.CHANCE.ordinal()) {
      withChance |= 1 << group;
      freshChance |= 1 << die;
    } else {
      shown[group] += Group.ALL[group].faceValue();
    }
    if (freeSquares(group) == 0) {
      complete |= 1 << group;
    }
  }

  /// The Chance that lies on a group, or 0.
  int chanceOn(int group) {
    for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
      if (place[die] == group && face[die] == Face.CHANCE.ordinal()) {
        return die;
      }
    }
    return 0;
  }

  /// Takes the Chance off a group, for `chance-swap`: the group does not stay empty.
  void liftChance(int die) {
    int group = place[die];
    lay(die, LOOSE);
    empty[group]++;
    withChance &= ~(1 << group);
    complete &= ~(1 << group);
  }

  @Override
  public ExpressState copy() {
    var copy = new ExpressState(options, seats);
    copy.become(this);
    return copy;
  }

  @Override
  public void become(ExpressState other) {
    phase = other.phase;
    end = other.end;
    active = other.active;
    starter = other.starter;
    turn = other.turn;
    step = other.step;
    left = other.left;
    rolls = other.rolls;
    money = other.money;
    turnHouses = other.turnHouses;
    policemen = other.policemen;
    occupied = other.occupied;
    withChance = other.withChance;
    complete = other.complete;
    freshChance = other.freshChance;
    offBoard = other.offBoard;
    System.arraycopy(other.score, 0, score, 0, seats);
    System.arraycopy(other.houses, 0, houses, 0, seats);
    System.arraycopy(other.face, 0, face, 0, face.length);
    System.arraycopy(other.place, 0, place, 0, place.length);
    System.arraycopy(other.empty, 0, empty, 0, empty.length);
    System.arraycopy(other.shown, 0, shown, 0, shown.length);
  }
}
