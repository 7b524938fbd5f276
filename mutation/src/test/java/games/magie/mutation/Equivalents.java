package games.magie.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/// The faults that change nothing anybody could see: rows of `docs/mutation.md` that begin with a
/// place and what was changed there.
///
/// @param keys place and change
record Equivalents(Set<String> keys) {
  static Equivalents read(Path file) throws IOException {
    var keys = new HashSet<String>();
    for (String line : Files.readAllLines(file)) {
      String[] cells = line.split("\\|", -1);
      if (cells.length > 3 && cells[1].contains("`")) {
        keys.add(key(cells[1].replace("`", "").strip(), cells[2].strip()));
      }
    }
    return new Equivalents(Set.copyOf(keys));
  }

  boolean has(Fault fault) {
    return keys.contains(key(fault.place(), fault.what()));
  }

  private static String key(String place, String what) {
    return place + " | " + what;
  }
}
