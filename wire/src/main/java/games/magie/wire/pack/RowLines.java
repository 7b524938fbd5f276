package games.magie.wire.pack;

import games.magie.kernel.BadInput;
import games.magie.kernel.match.Row;
import games.magie.wire.JournalFile;
import games.magie.wire.LinkedRow;
import java.util.ArrayList;
import java.util.List;

/// Rows with their links as lines of text, and back.
final class RowLines {
  private static final String LINK = "link [0-9a-f]{32} [0-9a-f]{64}";

  private RowLines() {}

  static String text(List<LinkedRow> rows) {
    var text = new StringBuilder();
    for (LinkedRow row : rows) {
      text.append(row.body()).append("link ").append(row.salt()).append(' ');
      text.append(row.link()).append('\n');
    }
    return text.toString();
  }

  static List<LinkedRow> parse(String text) {
    var rows = new ArrayList<LinkedRow>();
    var body = new StringBuilder();
    for (String line : text.lines().toList()) {
      if (!line.startsWith("link ")) {
        body.append(line).append('\n');
        continue;
      }
      if (!line.matches(LINK)) {
        throw new BadInput("row " + rows.size() + ": its link has the wrong form");
      }
      String[] words = line.split(" ", -1);
      rows.add(new LinkedRow(body.toString(), words[1], words[2]));
      body.setLength(0);
    }
    if (!body.isEmpty()) {
      throw new BadInput("the last row has no link");
    }
    return rows;
  }

  /// The rows of a journal of which the file says how many there are and how they end.
  static List<Row> check(List<LinkedRow> linked, PackHead head) {
    List<Row> rows = LinkedRow.read(linked);
    if (rows.size() != head.rows() || !linked.getLast().link().equals(head.last())) {
      throw new BadInput("the rows are not those that the file speaks of");
    }
    for (int at = 0; at < rows.size(); at++) {
      if (!JournalFile.row(rows.get(at)).equals(linked.get(at).body())) {
        throw new BadInput("row " + at + ": it is written in another form than this program's");
      }
    }
    return rows;
  }
}
