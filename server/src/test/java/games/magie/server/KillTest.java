package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Journal;
import games.magie.kernel.Match;
import games.magie.kernel.Row;
import games.magie.table.RowRecord;
import games.magie.table.SqliteStore;
import games.magie.table.TableRecord;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The server is killed in the middle of many games of every kind, again and again, and every move
/// that it had acknowledged is looked for in the journal. `-Dmagie.kills=200` kills more often.
class KillTest {
  private static final int KILLS = Integer.getInteger("magie.kills", 6);
  private static final int PLAYERS = 15;

  @TempDir private Path folder = Path.of("");

  private final List<LoadPlayer> players =
      IntStream.range(0, PLAYERS)
          .mapToObj(n -> new LoadPlayer(Catalogue.ids().get(n % Catalogue.ids().size()), n))
          .toList();

  @Test
  void everyAcknowledgedMoveOutlivesTheServer() throws Exception {
    Path data = folder.resolve("magie.db");
    var random = new Random(Long.getLong("magie.seed", 20260101));
    long starting = 0;
    long moving = 0;
    long found = 0;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int kill = 0; kill < KILLS; kill++) {
        long started = System.nanoTime();
        ServerProcess server = ServerProcess.start(data);
        long listens = System.nanoTime();
        var firstMove = new AtomicLong();
        var playing = new ArrayList<Future<?>>();
        int before = acknowledged();
        for (LoadPlayer player : players) {
          playing.add(threads.submit(() -> player.play(server.port(), firstMove)));
        }
        try {
          awaitMoves(before + PLAYERS * (1 + random.nextInt(20)));
          server.kill();
        } finally {
          server.stop();
        }
        for (Future<?> each : playing) {
          each.get(60, TimeUnit.SECONDS);
        }
        starting = Math.max(starting, listens - started);
        moving = Math.max(moving, firstMove.get() - listens);
        found = compare(data);
      }
    }
    int acknowledged = acknowledged();
    System.out.printf(
        "Kills: %d, acknowledged moves: %d, found: %d, lost: %d, tables: %d; at most %d ms"
            + " from the start of the process until it listens, then %d ms to the first move%n",
        KILLS,
        acknowledged,
        found,
        acknowledged - found,
        tables(),
        TimeUnit.NANOSECONDS.toMillis(starting),
        TimeUnit.NANOSECONDS.toMillis(moving));
    assertThat(acknowledged).isGreaterThan(KILLS * PLAYERS);
    assertThat(found).as("acknowledged moves that are in the journal").isEqualTo(acknowledged);
  }

  private int acknowledged() {
    return players.stream().mapToInt(player -> player.count()).sum();
  }

  private long tables() {
    return players.stream()
        .flatMap(player -> player.acknowledged().stream())
        .map(LoadPlayer.Acknowledged::table)
        .distinct()
        .count();
  }

  private void awaitMoves(int wanted) throws InterruptedException {
    var there = new CountDownLatch(1);
    players.forEach(player ->
        player.onMove(() -> {
          if (acknowledged() >= wanted) {
            there.countDown();
          }
        }));
    assertThat(there.await(120, TimeUnit.SECONDS)).as(wanted + " moves").isTrue();
  }

  /// How many of the acknowledged moves are in the journals; every journal must hold, and hold
  /// everything that anybody was told.
  private long compare(Path data) {
    var rows = new HashMap<String, List<RowRecord>>();
    try (var store = new SqliteStore(data)) {
      for (TableRecord table : store.tables()) {
        List<RowRecord> kept = store.rows(table.id());
        rows.put(table.id(), kept);
        if (kept.isEmpty()) {
          // Killed between the opening of a table and its first row: the next start sets it up.
          assertThat(table.state()).isEqualTo(TableRecord.State.OPEN);
          continue;
        }
        var journal = new ArrayList<Row>();
        kept.forEach(row -> journal.add(JournalFile.parseRow(row.number(), row.body())));
        var match =
            Match.resume(
                Catalogue.game(table.game()),
                new Journal(
                    table.game(),
                    table.version(),
                    table.settings(),
                    table.seats().size(),
                    journal));
        assertThat(match.rows()).hasSameSizeAs(kept);
      }
    }
    for (LoadPlayer player : players) {
      if (player.table() != null) {
        int events =
            rows.getOrDefault(player.table(), List.of()).stream()
                .mapToInt(row -> JournalFile.parseRow(row.number(), row.body()).events().size())
                .sum();
        assertThat(player.known())
            .as("entries told, of %d kept", events)
            .isLessThanOrEqualTo(events);
      }
    }
    return players.stream()
        .flatMap(player -> player.acknowledged().stream())
        .filter(each -> isKept(each, rows))
        .count();
  }

  private static boolean isKept(LoadPlayer.Acknowledged move, Map<String, List<RowRecord>> rows) {
    return rows.getOrDefault(move.table(), List.of()).stream()
            .filter(row -> row.command().equals(move.id()) && row.content().equals(move.content()))
            .count()
        == 1;
  }
}
