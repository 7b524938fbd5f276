package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// Whether and where the game is saved.
final class Keeping {
  private final TerminalTable<?, ?, ?> table;
  private @Nullable Path file;
  private int savedRows;

  /// @param file from which the game was resumed, if it was
  Keeping(TerminalTable<?, ?, ?> table, @Nullable Path file) {
    this.table = table;
    this.file = file;
    // The set-up alone is nothing that anybody would miss.
    this.savedRows = file == null ? 1 : table.match().rows().size();
  }

  boolean unsaved() {
    return table.match().rows().size() != savedRows;
  }

  /// @param name of the file; empty for the one that was used before
  String save(String name) {
    Path target = name.isEmpty() ? file : path(name);
    if (target == null) {
      throw new BadInput("save to which file? For example: save game.magie");
    }
    table.save(target);
    file = target;
    savedRows = table.match().rows().size();
    return "Saved to " + target + ".";
  }

  static Path path(String name) {
    try {
      return Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadInput("'" + name + "' cannot be the name of a file");
    }
  }

  /// How to go on another day; empty where nothing is saved.
  String resumeHint() {
    return file == null ? "" : "Go on with: magie play --resume " + file;
  }
}
