package games.magie.wire.scenario;

import games.magie.kernel.Game;
import games.magie.kernel.Settings;
import java.util.List;

/// One rule test as it was read.
///
/// @param file how messages name the file
/// @param line where it begins
/// @param title the rule's sentence
/// @param proves ids of clauses and decisions
public record Scenario(
    String file,
    int line,
    String title,
    Game<?, ?, ?> game,
    Settings settings,
    int seats,
    List<String> proves,
    List<Statement> statements) {
  public Scenario {
    proves = List.copyOf(proves);
    statements = List.copyOf(statements);
  }

  /// File and line, as editors jump to them.
  public String where() {
    return file + ":" + line;
  }
}
