package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.wire.SavedGame;
import games.magie.wire.protocol.Problem;
import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

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
    if (isTaken(stripped, table)) {
      throw new Refused(Problem.field("name", "somebody at this table has this name"));
    }
    return stripped;
  }

  static boolean same(String one, String other) {
    return plain(one).equals(plain(other));
  }

  private static String plain(String name) {
    return Normalizer.normalize(name.strip(), Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  /// What a text says without a name, wherever it stands as a word of its own.
  static String without(String name, String text) {
    return Pattern.compile(
            "(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
        .matcher(text)
        .replaceAll("…");
  }

  /// What somebody is called who was forgotten: "Player C", and nobody else at the table.
  static String ofNobody(TableRecord table, int seat) {
    String name = "Player " + Seats.letter(seat);
    while (isTaken(name, table)) {
      name += "'";
    }
    return name;
  }

  private static boolean isTaken(String name, TableRecord table) {
    return table.seats().stream().anyMatch(each -> same(each.name(), name));
  }

  /// `easy` in the third seat is "Easy C".
  static String ofBot(String bot, int seat) {
    return bot.substring(0, 1).toUpperCase(Locale.ROOT)
        + bot.substring(1)
        + " "
        + Seats.letter(seat);
  }
}
