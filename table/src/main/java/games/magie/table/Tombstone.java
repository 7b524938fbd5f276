package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;

/// Says that somebody was forgotten, and holds no name: an old backup can be cleaned by it.
///
/// @param seat whose name and words are gone, or a spectator's for the whole table
public record Tombstone(String table, int seat) {
  private static final String ALL = "*";

  public static Tombstone ofTable(String table) {
    return new Tombstone(table, Seats.SPECTATOR);
  }

  boolean ofWholeTable() {
    return seat == Seats.SPECTATOR;
  }

  public String text() {
    return table + " " + (ofWholeTable() ? ALL : Seats.letter(seat));
  }

  public static Tombstone parse(String line) {
    String[] words = line.split(" ", -1);
    if (words.length != 2) {
      throw new BadInput("'%s' should be a table and a seat".formatted(line));
    }
    return new Tombstone(
        words[0],
        words[1].equals(ALL) ? Seats.SPECTATOR : Seats.seat(words[1], AdminCommand.MOST_SEATS));
  }

  public AdminCommand command() {
    return ofWholeTable() ? new AdminCommand.Delete() : new AdminCommand.Forget(seat);
  }
}
