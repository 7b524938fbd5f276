package games.magie.table.store;

import games.magie.kernel.match.Journal;
import games.magie.table.RowRecord;
import games.magie.table.TableRecord;
import games.magie.wire.LinkedRow;
import java.util.List;

/// Turns stored rows into a journal and checks the link of each.
public record RowReader(TableRecord table) {
  public Journal journal(List<RowRecord> stored) {
    return new Journal(
        table.game(),
        table.version(),
        table.settings(),
        table.seats().size(),
        LinkedRow.read(stored.stream().map(RowRecord::linked).toList()));
  }
}
