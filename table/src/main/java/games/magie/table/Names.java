package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.wire.SavedGame;
import games.magie.wire.protocol.Problem;
import java.util.Locale;

/// The names of players.
final class Names {
  private Names() {}

  /// A name that can be shown, and that nobody else at the table has.
  static String check(String name, TableRecord table) {
    String stripped = name.strip();
    try {
      var _ = new SavedGame.Player(SavedGame.Player.PERSON, stripped);
    } catch (BadInput e) {
      throw new Refused(Problem.field("name", "1 to 20 letters, without control characters"));
    }
    if (table.seats().stream().anyMatch(seat -> same(seat.name(), stripped))) {
      throw new Refused(Problem.field("name", "somebody at this table has this name"));
    }
    return stripped;
  }

  private static boolean same(String one, String other) {
    return one.toLowerCase(Locale.ROOT).equals(other.toLowerCase(Locale.ROOT));
  }

  /// `easy` in the third seat is "Easy C".
  static String ofBot(String bot, int seat) {
    return bot.substring(0, 1).toUpperCase(Locale.ROOT)
        + bot.substring(1)
        + " "
        + Seats.letter(seat);
  }
}
