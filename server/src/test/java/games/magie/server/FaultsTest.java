package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.testdb.Cable;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.StartsProcesses;
import games.magie.testdb.TestDatabase;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Two server processes on one database, players who go from one to the other, and everything that
/// can happen to them: a server is killed, hangs for longer than its lease and goes on, loses the
/// database with and without being told; the database crashes. `-Dmagie.faults=20` does it all
/// twenty times.
@Needs(Need.POSTGRES)
@StartsProcesses
class FaultsTest {
  private static final int ROUNDS = Integer.getInteger("magie.faults", 1);
  private static final int PLAYERS = 10;
  private static final int MOVES_EACH = 2;
  private static final Duration LEASE = Duration.ofSeconds(2);
  private static final Duration PATIENCE = Duration.ofSeconds(3);
  private static final long CLIENT_WAITS = TimeUnit.MILLISECONDS.toNanos(50);

  @TempDir private Path folder = Path.of("");

  private final List<LoadPlayer> players =
      IntStream.range(0, PLAYERS)
          .mapToObj(
              n -> new LoadPlayer(Catalogue.ids().get(n % Catalogue.ids().size()), n, PATIENCE, 40))
          .toList();
  private final Node[] nodes = new Node[2];
  private volatile boolean over;
  private volatile @Nullable AssertionError wrong;
  private long longest;

  /// A server and its way to the database.
  private record Node(ServerProcess server, Cable cable) {}

  private Node node(int number, TestDatabase database, String url) throws Exception {
    var cable = new Cable(database.port());
    Path log = folder.resolve("server" + number + ".log");
    return new Node(
        ServerProcess.start(log, TestDatabase.through(cable.port(), url), LEASE), cable);
  }

  @Test
  void whateverHappensNothingAcknowledgedIsLostAndNothingHappensTwice() throws Exception {
    var playing = new ArrayList<Future<?>>();
    long begun = System.nanoTime();
    try (var database = new TestDatabase(folder.resolve("database"));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      String url = database.newUrl();
      nodes[0] = node(0, database, url);
      nodes[1] = node(1, database, url);
      String sleeper = openSleeper();
      for (int at = 0; at < PLAYERS; at++) {
        int first = at;
        playing.add(threads.submit(() -> play(players.get(first), first)));
      }
      try {
        everybodyMoves("at the start");
        for (int round = 0; round < ROUNDS; round++) {
          int one = round % 2;
          nodes[one].server.kill();
          everybodyMoves("after a server was killed");
          nodes[one].cable.close();
          nodes[one] = node(one, database, url);

          nodes[1 - one].server.hang();
          everybodyMoves("while a server hangs");
          nodes[1 - one].server.goOn();
          everybodyMoves("after it went on");

          nodes[one].cable.silence();
          everybodyMoves("while a server is cut off in silence");
          nodes[one].cable.mend();

          nodes[1 - one].cable.cut();
          everybodyMoves("while a server is cut off");
          nodes[1 - one].cable.mend();

          database.crash();
          everybodyMoves("after the database crashed");
        }
      } finally {
        over = true;
        playing.forEach(each -> each.cancel(true));
        threads.shutdown();
        assertThat(threads.awaitTermination(60, TimeUnit.SECONDS)).isTrue();
        for (Node node : nodes) {
          node.server.stop();
          node.cable.close();
        }
      }
      check(url, sleeper, begun);
    }
  }

  /// A table where nobody moves but the clock and a bot.
  private String openSleeper() {
    var opened =
        new Device(nodes[0].server.port())
            .post(
                "/api/tables",
                """
                {"game":"express","clock":1,"terms":{"bank":"0","grace":"0","stand-in":"rules"},
                 "options":{"target":"10000"},
                 "seats":[{"kind":"me","name":"Ann"},{"kind":"bot","bot":"random"}]}\
                """);
    assertThat(opened.status()).as(opened.text()).isEqualTo(201);
    return opened.body().path("table").asString("");
  }

  private void play(LoadPlayer player, int first) {
    try {
      for (int at = first; !over; at++) {
        player.play(nodes[at % nodes.length].server.port(), new AtomicLong());
        LockSupport.parkNanos(CLIENT_WAITS);
      }
    } catch (AssertionError e) {
      wrong = e;
    }
  }

  private void everybodyMoves(String when) throws InterruptedException {
    long before = System.nanoTime();
    int[] counts = players.stream().mapToInt(LoadPlayer::count).toArray();
    var there = new CountDownLatch(1);
    Runnable look =
        () -> {
          if (IntStream.range(0, PLAYERS)
              .allMatch(at -> players.get(at).count() >= counts[at] + MOVES_EACH)) {
            there.countDown();
          }
        };
    players.forEach(player -> player.onMove(look));
    boolean moved = there.await(120, TimeUnit.SECONDS);
    assertThat(wrong).as("what a player was told " + when).isNull();
    assertThat(moved).as("everybody moves " + when).isTrue();
    long took = System.nanoTime() - before;
    longest = Math.max(longest, took);
    System.out.printf("%s: %d ms%n", when, took / 1_000_000);
  }

  private void check(String url, String sleeper, long begun) {
    long acknowledged = players.stream().mapToInt(LoadPlayer::count).sum();
    long found;
    long fired;
    long second = (System.nanoTime() - begun) / 1_000_000_000L;
    try (var store = new PostgresStore(url)) {
      var kept = new Kept(store);
      found = kept.found(players);
      fired =
          kept.rows(sleeper).stream()
              .map(row -> JournalFile.parseRow(row.number(), row.body()).input())
              .filter(input -> input.startsWith("time "))
              .count();
    }
    StoreFile seen = StoreFile.database(url);
    for (TableRecord table : seen.tables()) {
      assertThat(table.state()).as(table.reason()).isNotEqualTo(TableRecord.State.FROZEN);
      assertThat(seen.verify(table)).isEqualTo(seen.rows(table));
    }
    System.out.printf(
        "Faults: %d (kills, hangs, two ways of cutting off, crashes of the database: %d each),"
            + " acknowledged %d, found %d, lost %d; %d tables, taken over %s times; a clock of one"
            + " second fired %d times in %d s; everybody had moved %d times after %d ms at most%n",
        5 * ROUNDS,
        ROUNDS,
        acknowledged,
        found,
        acknowledged - found,
        seen.tables().size(),
        TestDatabase.ask(url, "select sum(epoch-1) from leases"),
        fired,
        second,
        MOVES_EACH,
        longest / 1_000_000);
    assertThat(found).as("acknowledged moves that are in the journal").isEqualTo(acknowledged);
    // A question waits for a whole second, so a clock that fired twice would be too early.
    assertThat(fired).isBetween(1L, second);
  }
}
