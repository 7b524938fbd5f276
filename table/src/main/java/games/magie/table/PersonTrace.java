package games.magie.table;

import games.magie.kernel.Seats;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.TableRecord.State;
import games.magie.table.actions.PackingRecords;
import games.magie.table.actions.PlayerNames;
import games.magie.table.store.SqlReader;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.Seal;
import java.util.ArrayList;
import java.util.List;

/// What a person left at a table, by the name that was shown there.
///
/// @param messages that they said
/// @param mentions of the name by others
/// @param closes whether forgetting closes the table
public record PersonTrace(TableRecord table, int seat, int messages, int mentions, boolean closes) {
  /// All that is there of a name, table by table.
  static List<PersonTrace> of(String name, SqlReader reader) {
    var found = new ArrayList<PersonTrace>();
    for (TableRecord table : reader.tables()) {
      for (Seat seat : table.seats()) {
        if (PlayerNames.same(seat.name(), name) && !isBot(seat)) {
          found.add(of(table, seat, reader));
        }
      }
    }
    return found;
  }

  /// A bot that plays on for somebody has that person's name.
  private static boolean isBot(Seat seat) {
    return seat.kind() == Kind.BOT
        && seat.name().equals(PlayerNames.ofBot(seat.bot(), seat.seat()));
  }

  private static PersonTrace of(TableRecord table, Seat seat, SqlReader reader) {
    int messages = 0;
    int mentions = 0;
    for (Write.Say each : reader.chat(table.id())) {
      if (each.message().seat() == seat.seat()) {
        messages += each.message().gone() ? 0 : 1;
      } else if (!PlayerNames.without(seat.name(), each.message().text())
          .equals(each.message().text())) {
        mentions++;
      }
    }
    return new PersonTrace(table, seat.seat(), messages, mentions, isSealed(table, reader));
  }

  private static boolean isSealed(TableRecord table, SqlReader reader) {
    return table.state() == State.WAITING
        && !(PackedFile.top(PackingRecords.of(reader.actions(table.id())).arrived()).seal()
            instanceof Seal.Open);
  }

  /// What would go, in one line.
  @Override
  public String toString() {
    return "%s  %s %s, seat %s: the name, %d messages, %d mentions by others%s"
        .formatted(
            table.id(),
            table.game(),
            table.state().text(),
            Seats.letter(seat),
            messages,
            mentions,
            closes ? "; the table will be closed, its sealed file has the name" : "");
  }
}
