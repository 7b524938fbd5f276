package games.magie.table.actions;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.table.Refused;
import games.magie.table.TableRecord;
import games.magie.wire.PlainText;
import games.magie.wire.SavedGame;
import games.magie.wire.protocol.Problem;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The names of players.
public final class PlayerNames {
  private PlayerNames() {}

  /// A name that can be shown, and that nobody else at the table has.
  public static String check(String name, TableRecord table) {
    String tidy;
    try {
      tidy = SavedGame.Player.named(SavedGame.Player.PERSON, name).name();
    } catch (BadInput e) {
      throw new Refused(Problem.field("name", "1 to 20 letters, all of which can be shown"));
    }
    if (isAmong(tidy, table.seats())) {
      throw new Refused(Problem.field("name", "somebody at this table has this name"));
    }
    if (isOfBot(tidy, table.game())) {
      throw new Refused(Problem.field("name", "a bot has this name"));
    }
    return tidy;
  }

  public static boolean same(String one, String other) {
    return PlainText.likeness(one).equals(PlainText.likeness(other));
  }

  /// Bots may come to any free seat later, so none of their names is left to people.
  private static boolean isOfBot(String name, String game) {
    String like = PlainText.likeness(name).replaceFirst(" [a-z]$", "");
    return Bots.names(game).stream().anyMatch(bot -> PlainText.likeness(bot).equals(like));
  }

  /// A name from a file, told apart from those before it: older programs let two in that look the
  /// same.
  public static String apart(String name, List<TableRecord.Seat> before) {
    String other = name;
    while (isAmong(other, before)) {
      other += "'";
    }
    return other;
  }

  /// What a text says without a name, wherever it stands as a word of its own.
  public static String without(String name, String text) {
    return Pattern.compile(
            "(?<![\\p{L}\\p{N}])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}])",
            Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
        .matcher(text)
        .replaceAll("…");
  }

  /// What somebody is called who was forgotten: "Player C", and nobody else at the table.
  public static String ofNobody(TableRecord table, int seat) {
    List<TableRecord.Seat> others =
        table.seats().stream().filter(each -> each.seat() != seat).toList();
    return apart("Player " + Seats.letter(seat), others);
  }

  private static boolean isAmong(String name, List<TableRecord.Seat> seats) {
    return seats.stream().anyMatch(each -> same(each.name(), name));
  }

  /// `easy` in the third seat is "Easy C".
  public static String ofBot(String bot, int seat) {
    return bot.substring(0, 1).toUpperCase(Locale.ROOT)
        + bot.substring(1)
        + " "
        + Seats.letter(seat);
  }
}
