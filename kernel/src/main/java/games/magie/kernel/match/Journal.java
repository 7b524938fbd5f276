package games.magie.kernel.match;

import games.magie.kernel.text.Numbers;
import java.util.List;

/// A game as it was played: what was agreed before, then every row.
///
/// @param version of the rules by which it began
/// @param settings the text of the [games.magie.kernel.Settings]
public record Journal(String game, int version, String settings, int seats, List<Row> rows) {
  private static final String RULES = "rules ";

  public Journal {
    rows = List.copyOf(rows);
  }

  /// The version of the rules by which a row was written.
  int versionAt(int row) {
    int at = lastChangeOfRules(row);
    return at == 0
        ? version
        : Numbers.parse(rows.get(at).input().substring(RULES.length()), "version");
  }

  /// The last row up to this one by which the rules changed; 0 where none did.
  int lastChangeOfRules(int row) {
    int at = row;
    while (at > 0 && !changesRules(rows.get(at))) {
      at--;
    }
    return at;
  }

  static boolean changesRules(Row row) {
    return row.input().startsWith(RULES);
  }
}
