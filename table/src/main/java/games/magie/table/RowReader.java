package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Journal;
import games.magie.kernel.Row;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// Turns stored rows into a journal and checks the link of each.
record RowReader(TableRecord table) {
  Journal journal(List<RowRecord> stored) {
    var chain = new HashChain();
    var rows = new ArrayList<Row>();
    for (RowRecord row : stored) {
      byte[] salt = HexFormat.of().parseHex(row.salt());
      if (!chain.link(salt, row.body()).equals(row.link())) {
        throw new BadInput("row " + row.number() + ": the hash does not fit, it was changed");
      }
      rows.add(JournalFile.parseRow(row.number(), row.body()));
    }
    return new Journal(table.game(), table.version(), table.settings(), table.seats().size(), rows);
  }
}
