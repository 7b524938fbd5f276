package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.store.sqlite.SqliteStore;
import games.magie.testdb.StartsProcesses;
import games.magie.wire.Catalogue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
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
@StartsProcesses
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
        try (var store = new SqliteStore(data)) {
          found = new Kept(store).found(players);
        }
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
        Kept.tables(players),
        TimeUnit.NANOSECONDS.toMillis(starting),
        TimeUnit.NANOSECONDS.toMillis(moving));
    assertThat(acknowledged).isGreaterThan(KILLS * PLAYERS);
    assertThat(found).as("acknowledged moves that are in the journal").isEqualTo(acknowledged);
  }

  private int acknowledged() {
    return players.stream().mapToInt(player -> player.count()).sum();
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
}
