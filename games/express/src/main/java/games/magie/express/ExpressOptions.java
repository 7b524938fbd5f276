package games.magie.express;

import games.magie.kernel.Chance;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Named;
import java.util.List;

/// What players may choose before the game, and the tables that follow from it: arrays, because
/// every roll and every placing reads them.
public final class ExpressOptions {
  /// Who begins.
  public enum Start implements Named {
    LOT,
    ROLL_OFF,
    FIRST_SEAT;

    private final String text = Named.of(this);

    @Override
    public String text() {
      return text;
    }
  }

  static final List<Option> ALL =
      List.of(
          Option.choice("target", ExpressClause.GOAL, "15000", "10000", "25000"),
          Option.choice("dark-blue-squares", ExpressClause.BOARD_SQUARES, "2", "3"),
          Option.choice("policeman-faces", ExpressClause.POLICE_PLACE, "2", "3"),
          Option.choice("go-dice", ExpressClause.GO, "3", "1"),
          Option.flag("houses-persist", ExpressClause.TURN_CLEAR),
          Option.flag("equal-turns", ExpressClause.GOAL),
          Option.flag("jail-free-first", ExpressClause.POLICE_THREE),
          Option.flag("chance-swap", ExpressClause.CHANCE_SWAP),
          Option.choice("start", ExpressClause.START, "lot", "roll-off", "first-seat"));

  private static final int FACES = 6;

  private final int target;
  private final int policemanFaces;
  private final int goDice;
  private final boolean housesPersist;
  private final boolean equalTurns;
  private final boolean jailFreeFirst;
  private final boolean chanceSwap;
  private final Start start;

  /// The eleven dice, number 1 first.
  private final Die[] dice;

  /// The ordinals of the faces, six for each die.
  private final byte[] faces;

  /// By the ordinal of the group.
  private final byte[] squares = new byte[Group.ALL.size()];

  private ExpressOptions(Settings settings) {
    target = settings.number("target");
    policemanFaces = settings.number("policeman-faces");
    goDice = settings.number("go-dice");
    housesPersist = settings.on("houses-persist");
    equalTurns = settings.on("equal-turns");
    jailFreeFirst = settings.on("jail-free-first");
    chanceSwap = settings.on("chance-swap");
    start = Named.parse(Start.values(), settings.get("start"), "start");
    dice = Dice.of(policemanFaces, goDice).toArray(Die[]::new);
    faces = new byte[dice.length * FACES];
    for (int at = 0; at < faces.length; at++) {
      faces[at] = (byte) dice[at / FACES].faces().get(at % FACES).ordinal();
    }
    for (Group group : Group.ALL) {
      squares[group.ordinal()] = (byte) group.defaultSquares();
    }
    squares[Group.DARK_BLUE.ordinal()] = (byte) settings.number("dark-blue-squares");
  }

  public static ExpressOptions of(Settings settings) {
    return settings.derive(ExpressOptions.class, ExpressOptions::new);
  }

  public int target() {
    return target;
  }

  public int policemanFaces() {
    return policemanFaces;
  }

  public int goDice() {
    return goDice;
  }

  public boolean housesPersist() {
    return housesPersist;
  }

  public boolean equalTurns() {
    return equalTurns;
  }

  public boolean jailFreeFirst() {
    return jailFreeFirst;
  }

  public boolean chanceSwap() {
    return chanceSwap;
  }

  public Start start() {
    return start;
  }

  public Die die(int number) {
    return dice[number - 1];
  }

  /// Rolls a die; the ordinal of the [Face] that it shows.
  public byte roll(int die, Chance chance) {
    return faces[(die - 1) * FACES + chance.draw(dice[die - 1])];
  }

  /// Copies the squares of all groups.
  public void layOut(byte[] into) {
    System.arraycopy(squares, 0, into, 0, squares.length);
  }

  public int squares(int group) {
    return squares[group];
  }
}
