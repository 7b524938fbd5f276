package games.magie.express.table;

import games.magie.express.Dice;
import games.magie.express.ExpressOptions;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.text.Named;
import java.util.Arrays;

/// The position: whose turn it is, where each die lies, what each player has. Arrays of dice are
/// indexed by the number of the die, so index 0 is unused.
public final class ExpressState implements State<ExpressState> {
  /// A die that shows nothing: not rolled in this turn, or freed from jail.
  public static final byte UNROLLED = -1;

  /// Where a die lies when it is on no group.
  public static final byte LOOSE = -1;

  public static final byte IN_JAIL = 100;

  public static final int HOUSES = 4;

  /// Masks of dice; die number `n` is bit `n`.
  static final int ALL_DICE = (2 << Dice.HOUSE_DIE) - 2;

  public static final int PROPERTY_DICE = (2 << Dice.PROPERTY_DICE) - 2;

  /// What the active player is asked.
  public enum Phase implements Named {
    /// The first roll of the turn.
    FIRST_ROLL,
    /// Place, roll again or stop.
    PLACING,
    /// Which policeman Get Out of Jail Free returns.
    FREEING,
    OVER;

    private final String text = Named.of(this);

    @Override
    public String text() {
      return text;
    }
  }

  /// How the game came to its end.
  public enum End implements Named {
    NONE,
    TARGET,
    ALONE,
    AGREED;

    static final End[] ALL = values();

    private final String text = Named.of(this);

    @Override
    public String text() {
      return text;
    }
  }

  public final ExpressOptions options;
  public final int seats;

  public Phase phase = Phase.FIRST_ROLL;
  public End end = End.NONE;
  public int active;
  public int starter;

  /// Turns begun in this game, and inputs played in it.
  public int turn = 1;

  public int step = 1;

  /// A mask of the seats that gave up.
  public int left;

  public final int[] score;
  public final byte[] houses;

  // The running turn.
  public int rolls;
  public int money;
  public int turnHouses;
  public int policemen;
  public final byte[] face = new byte[Dice.HOUSE_DIE + 1];
  public final byte[] place = new byte[Dice.HOUSE_DIE + 1];

  // Kept up to date with `place`, so that nothing has to look at every die: the dice that lie on no
  // square, as a mask; the empty squares and the shown values of the groups; masks of groups.
  public int offBoard;
  public final byte[] empty = new byte[Group.ALL.size()];
  public final int[] shown = new int[Group.ALL.size()];
  public int occupied;
  public int withChance;
  public int complete;

  /// Chance dice that were placed since the last roll, as a mask of dice: `chance-swap` needs an
  /// earlier one.
  public int freshChance;

  public ExpressState(ExpressOptions options, int seats) {
    this.options = options;
    this.seats = seats;
    this.score = new int[seats];
    this.houses = new byte[seats];
    clearDice();
  }

  /// All dice leave the board.
  public void clearDice() {
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
  public boolean unlocked() {
    return (complete & Group.COLOURS) != 0;
  }

  /// Whether every square of the group is taken.
  public boolean complete(Group group) {
    return (complete & group.bit()) != 0;
  }

  public boolean loose(int die) {
    return place[die] == LOOSE && (die != Dice.HOUSE_DIE || unlocked());
  }

  public int freeSquares(Group group) {
    return empty[group.ordinal()];
  }

  /// The dice that the next roll rolls, as a mask.
  public int looseDice() {
    return unlocked() ? offBoard : offBoard & ~(1 << Dice.HOUSE_DIE);
  }

  /// Whether a die shows this face.
  public boolean shows(int die, Face what) {
    return face[die] == what.ordinal();
  }

  public void show(int die, Face what) {
    face[die] = (byte) what.ordinal();
  }

  /// Puts a policeman in jail.
  public void jail(int die) {
    place[die] = IN_JAIL;
    offBoard &= ~(1 << die);
  }

  /// Frees a policeman, who shows nothing until the next roll.
  public void free(int die) {
    takeOff(die);
    face[die] = UNROLLED;
  }

  private void takeOff(int die) {
    place[die] = LOOSE;
    offBoard |= 1 << die;
  }

  public int housesInBank() {
    int bank = HOUSES;
    for (byte held : houses) {
      bank -= held;
    }
    return bank;
  }

  public boolean hasLeft(int seat) {
    return (left >> seat & 1) != 0;
  }

  /// The seats that have not given up.
  public int playing() {
    return Seats.first(seats) & ~left;
  }

  /// Puts a die on a group. A Chance counts as a square and shows no value.
  public void put(int die, Group group) {
    int at = group.ordinal();
    place[die] = (byte) at;
    offBoard &= ~(1 << die);
    empty[at]--;
    occupied |= group.bit();
    if (shows(die, Face.CHANCE)) {
      withChance |= group.bit();
      freshChance |= 1 << die;
    } else {
      shown[at] += group.faceValue();
    }
    if (empty[at] == 0) {
      complete |= group.bit();
    }
  }

  /// The Chance that lies on a group, or 0.
  public int chanceOn(Group group) {
    for (int die = 1; die <= Dice.PROPERTY_DICE; die++) {
      if (place[die] == group.ordinal() && shows(die, Face.CHANCE)) {
        return die;
      }
    }
    return 0;
  }

  /// Takes the Chance off a group, for `chance-swap`: the group does not stay empty.
  public void liftChance(int die) {
    Group group = Group.ALL.get(place[die]);
    takeOff(die);
    empty[group.ordinal()]++;
    withChance &= ~group.bit();
    complete &= ~group.bit();
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
