package games.magie.table.store;

import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.BadInput;
import games.magie.table.StoreFailure;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.table.store.PowerTrace.Call;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.table.store.sqlite.SqliteStore.Synchronous;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.StartsProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The power goes: of what a store had really forced to disk while all games were played, random
/// images are made, opened and compared with what had been acknowledged. `-Dmagie.cuts=3000` makes
/// more of them.
@Needs(Need.STRACE)
@StartsProcesses
class PowerCutTest {
  private static final int CUTS = Integer.getInteger("magie.cuts", 60);
  private static final int MOVES = 80;
  private static final long SEED = Long.getLong("magie.seed", 20260101);

  @TempDir private Path folder = Path.of("");

  /// @param lost acknowledged moves that are not there
  /// @param damaged images that do not open or whose rows do not hold
  /// @param losing images in which something is wrong
  private record Figures(int images, long acknowledged, long lost, int damaged, int losing) {}

  @Test
  void everyAcknowledgedRowOutlivesAPowerCut() throws Exception {
    Figures figures = cuts(Synchronous.FULL, CUTS);
    assertThat(figures.acknowledged).as("rows to look for").isGreaterThan(CUTS * 100L);
    assertThat(figures.lost).as("acknowledged moves that are lost").isZero();
    assertThat(figures.damaged).as("images that do not open or hold").isZero();
  }

  /// What would happen without: this shows that the test above can fail.
  @Test
  void aStoreThatForcesLessLosesAcknowledgedRows() throws Exception {
    assertThat(cuts(Synchronous.NORMAL, 12).lost).isPositive();
    assertThat(cuts(Synchronous.OFF, 12).losing).isPositive();
  }

  private Figures cuts(Synchronous synchronous, int count) throws Exception {
    PowerTrace trace = trace(synchronous);
    List<Integer> moments =
        trace.steps().stream()
            .filter(step -> step.call() instanceof Call.Told)
            .map(step -> step.began() + 1)
            .toList();
    assertThat(moments).as("acknowledgements").hasSize(PowerLoad.WRITERS * MOVES);
    var random = new Random(SEED);
    var figures = new Figures(0, 0, 0, 0, 0);
    for (int image = 0; image < count; image++) {
      // Every second cut comes right after an acknowledgement, where a loss would show first.
      int cut =
          image % 2 == 0
              ? moments.get(random.nextInt(moments.size()))
              : random.nextInt(trace.lines());
      figures = look(figures, new PowerImage(trace, cut, SEED + image));
    }
    System.out.printf(
        "Power cuts, synchronous=%s: %d images, %d acknowledged moves, %d lost, %d images damaged,"
            + " %d images with a loss%n",
        synchronous,
        figures.images,
        figures.acknowledged,
        figures.lost,
        figures.damaged,
        figures.losing);
    return figures;
  }

  private PowerTrace trace(Synchronous synchronous) throws Exception {
    Path data = Files.createDirectories(folder.resolve(synchronous.name()));
    Path trace = folder.resolve(synchronous + ".trace");
    Path errors = folder.resolve(synchronous + ".errors");
    var command =
        new ArrayList<>(List.of("strace", "-f", "-y", "-xx", "-s", "1000000", "-o", trace + ""));
    command.add("-e");
    command.add(
        "trace=openat,pwrite64,write,pwritev,writev,fsync,fdatasync,ftruncate,rename,unlink");
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-XX:TieredStopAtLevel=1"));
    command.addAll(List.of("-cp", System.getProperty("java.class.path")));
    command.add(PowerLoad.class.getName());
    command.add(data.resolve("store.db").toString());
    command.add(data.resolve(PowerTrace.ACKNOWLEDGEMENTS).toString());
    command.add(synchronous.name());
    command.add(String.valueOf(MOVES));
    Process process =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(errors.toFile())
            .start();
    assertThat(process.waitFor(5, MINUTES)).as("the load ends").isTrue();
    assertThat(process.exitValue()).as(Files.readString(errors)).isZero();
    return PowerTrace.read(trace, data);
  }

  private Figures look(Figures so, PowerImage image) throws IOException {
    Path place = folder.resolve("image");
    image.write(place);
    Map<String, Integer> told = image.told();
    long rows = 0;
    long lost = 0;
    int damaged = 0;
    Path file = place.resolve("store.db");
    try (var store = new SqliteStore(file)) {
      var tables = new StoreFile(file);
      for (var each : told.entrySet()) {
        rows += each.getValue() + 1;
        Set<String> found = new HashSet<>();
        store.rows(each.getKey()).forEach(row -> found.add(row.command()));
        lost +=
            IntStream.rangeClosed(0, each.getValue())
                .filter(number -> !found.contains(PowerLoad.command(number)))
                .count();
      }
      for (TableRecord table : store.tables()) {
        damaged |= holds(tables, table) ? 0 : 1;
      }
    } catch (StoreFailure e) {
      damaged = 1;
      lost = rows = told.values().stream().mapToLong(number -> number + 1).sum();
    }
    delete(place);
    return new Figures(
        so.images + 1,
        so.acknowledged + rows,
        so.lost + lost,
        so.damaged + damaged,
        so.losing + (lost > 0 || damaged > 0 ? 1 : 0));
  }

  /// Every hash, and the game played again; a table may have been opened and not begun.
  private static boolean holds(StoreFile tables, TableRecord table) {
    try {
      return tables.verify(table) == tables.rows(table);
    } catch (BadInput e) {
      return false;
    }
  }

  private static void delete(Path place) throws IOException {
    try (var files = Files.walk(place)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
