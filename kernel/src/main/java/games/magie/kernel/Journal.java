package games.magie.kernel;

import java.util.List;

/// A game as it was played: what was agreed before, then every row.
///
/// @param version of the rules by which it began
/// @param settings the text of the [Settings]
public record Journal(String game, int version, String settings, int seats, List<Row> rows) {
  public Journal {
    rows = List.copyOf(rows);
  }
}
