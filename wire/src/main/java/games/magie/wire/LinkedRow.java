package games.magie.wire;

import games.magie.kernel.BadInput;
import games.magie.kernel.match.Row;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// A row of a journal and the link of the [HashChain] that closes it.
///
/// @param body the lines of the row
/// @param salt 16 random bytes in hexadecimal
public record LinkedRow(String body, String salt, String link) {
  /// Checks the link of each row, from the first one on, and reads them.
  public static List<Row> read(List<LinkedRow> linked) {
    var chain = new HashChain();
    var rows = new ArrayList<Row>();
    for (LinkedRow row : linked) {
      byte[] salt = HexFormat.of().parseHex(row.salt);
      if (!chain.link(salt, row.body).equals(row.link)) {
        throw new BadInput("row " + rows.size() + ": the hash does not fit, it was changed");
      }
      rows.add(JournalFile.parseRow(rows.size(), row.body));
    }
    return rows;
  }
}
