package games.magie.table;

import games.magie.kernel.Journal;
import games.magie.wire.LinkedRow;
import java.util.List;

/// Turns stored rows into a journal and checks the link of each.
record RowReader(TableRecord table) {
  Journal journal(List<RowRecord> stored) {
    return new Journal(
        table.game(),
        table.version(),
        table.settings(),
        table.seats().size(),
        LinkedRow.read(stored.stream().map(RowRecord::linked).toList()));
  }
}
