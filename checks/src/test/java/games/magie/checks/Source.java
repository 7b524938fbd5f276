package games.magie.checks;

import java.util.List;

/// One source file.
///
/// @param path from the root of the clone, with slashes
/// @param main whether it is part of the program and not of its tests
record Source(String path, boolean main, List<String> lines) {

  /// The folder that holds it: a package of one source root.
  String folder() {
    return path.substring(0, path.lastIndexOf('/'));
  }

  boolean java() {
    return path.endsWith(".java");
  }

  /// A descriptor stands above all packages.
  boolean descriptor() {
    return path.endsWith("/module-info.java");
  }

  /// Whether a program writes this file; its first line says so.
  boolean generated() {
    return !lines.isEmpty() && lines.getFirst().matches("// .*\\bdo not edit\\b.*");
  }
}
