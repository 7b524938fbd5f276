package games.magie.express;

import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.List;

/// What players may choose before the game, and the tables that follow from it.
///
/// @param dice the eleven dice, number 1 first
/// @param squares by the ordinal of the group
record ExpressOptions(
    int target,
    int policemanFaces,
    int goDice,
    boolean housesPersist,
    boolean equalTurns,
    boolean jailFreeFirst,
    boolean chanceSwap,
    Start start,
    List<Die> dice,
    List<Integer> squares) {
  /// Who begins.
  enum Start {
    LOT("lot"),
    ROLL_OFF("roll-off"),
    FIRST_SEAT("first-seat");

    final String text;

    Start(String text) {
      this.text = text;
    }

    static Start of(String text) {
      for (Start start : values()) {
        if (start.text.equals(text)) {
          return start;
        }
      }
      throw new IllegalArgumentException(text);
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

  static ExpressOptions of(Settings settings) {
    int policemanFaces = settings.number("policeman-faces");
    int goDice = settings.number("go-dice");
    var squares = new Integer[Group.ALL.length];
    for (Group group : Group.ALL) {
      squares[group.ordinal()] = group.defaultSquares();
    }
    squares[Group.DARK_BLUE.ordinal()] = settings.number("dark-blue-squares");
    return new ExpressOptions(
        settings.number("target"),
        policemanFaces,
        goDice,
        settings.on("houses-persist"),
        settings.on("equal-turns"),
        settings.on("jail-free-first"),
        settings.on("chance-swap"),
        Start.of(settings.get("start")),
        Dice.of(policemanFaces, goDice),
        List.of(squares));
  }

  Die die(int number) {
    return dice.get(number - 1);
  }
}
