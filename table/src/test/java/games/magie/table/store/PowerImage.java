package games.magie.table.store;

import games.magie.table.store.PowerTrace.Call;
import games.magie.table.store.PowerTrace.Step;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// What a disk may hold when the power goes at a line of a trace. Whatever was forced before is
/// there. Of what came later each write is there, is not there, or is there in some of its sectors;
/// a size, a new name and a removed one are there or not.
final class PowerImage {
  private static final int SECTOR = 512;

  private final PowerTrace trace;
  private final int cut;
  private final Random random;
  private final double kept;

  /// @param cut the first line that does not happen any more
  PowerImage(PowerTrace trace, int cut, long seed) {
    this.trace = trace;
    this.cut = cut;
    this.random = new Random(seed);
    this.kept = new double[] {0, 0.1, 0.5, 0.9, 1}[random.nextInt(5)];
  }

  /// The highest number of each table that was acknowledged before.
  Map<String, Integer> told() {
    var told = new TreeMap<String, Integer>();
    for (Step step : trace.steps()) {
      if (step.began() < cut && step.call() instanceof Call.Told(String table, int number)) {
        told.merge(table, number, Math::max);
      }
    }
    return told;
  }

  void write(Path folder) throws IOException {
    Files.createDirectories(folder);
    for (String file : names()) {
      Files.write(folder.resolve(file), content(file));
    }
  }

  /// When a file was last forced: the step that began last among those that were done before the
  /// cut. What had ended before it began is safe.
  private int forced(String file) {
    int at = -1;
    for (Step step : trace.steps()) {
      if (step.ended() < cut
          && step.call() instanceof Call.Forced(String forced)
          && forced.equals(file)) {
        at = Math.max(at, step.began());
      }
    }
    return at;
  }

  private Set<String> names() {
    int forced = forced("");
    var names = new TreeSet<String>();
    for (Step step : trace.steps()) {
      boolean happened = step.ended() < forced || (step.began() < cut && chosen());
      switch (step.call()) {
        case Call.Created(String file) when happened -> names.add(file);
        case Call.Removed(String file) when happened -> names.remove(file);
        default -> {}
      }
    }
    // Made anew by whoever opens the store next.
    names.removeIf(file -> file.endsWith("-shm") || file.endsWith(".lock"));
    names.remove(PowerTrace.ACKNOWLEDGEMENTS);
    return names;
  }

  private boolean chosen() {
    return random.nextDouble() < kept;
  }

  private byte[] content(String file) {
    int forced = forced(file);
    var content = new Content();
    for (Step step : trace.steps()) {
      if (step.began() >= cut) {
        break;
      }
      boolean safe = step.ended() < forced;
      switch (step.call()) {
        case Call.Wrote(String to, int offset, byte[] bytes) when to.equals(file) -> {
          if (safe) {
            content.put(offset, bytes, 0, bytes.length);
          } else {
            perhaps(content, offset, bytes);
          }
        }
        case Call.Resized(String to, int size) when to.equals(file) && (safe || chosen()) ->
            content.resize(size);
        // A file that was removed and made again begins empty.
        case Call.Created(String to) when to.equals(file) -> content.resize(0);
        default -> {}
      }
    }
    return content.bytes();
  }

  private void perhaps(Content content, int offset, byte[] bytes) {
    if (random.nextInt(3) > 0) {
      if (chosen()) {
        content.put(offset, bytes, 0, bytes.length);
      }
      return;
    }
    for (int at = 0; at < bytes.length; ) {
      int end = Math.min(bytes.length, ((offset + at) / SECTOR + 1) * SECTOR - offset);
      if (random.nextBoolean()) {
        content.put(offset + at, bytes, at, end);
      }
      at = end;
    }
  }

  /// A file that grows.
  private static final class Content {
    private byte[] bytes = new byte[1 << 16];
    private int size;

    void put(int offset, byte[] from, int first, int end) {
      int last = offset + end - first;
      resize(Math.max(size, last));
      System.arraycopy(from, first, bytes, offset, end - first);
    }

    void resize(int wanted) {
      if (wanted > bytes.length) {
        bytes = Arrays.copyOf(bytes, 2 * wanted);
      } else if (wanted < size) {
        Arrays.fill(bytes, wanted, size, (byte) 0);
      }
      size = wanted;
    }

    byte[] bytes() {
      return Arrays.copyOf(bytes, size);
    }
  }
}
