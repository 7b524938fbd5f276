package games.magie.app.load;

import java.io.IOException;
import java.net.URI;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// People come back to a server that was killed: to one table after the other, by a fixed schedule,
/// all seats of it at once, and somebody there makes a move. The time is taken from when they were
/// due to come until the answer to that move.
final class ComingBack implements LoadTable.Watch, AutoCloseable {
  private static final int COMING_AT_ONCE = 8;
  private static final long LOOK_AGAIN = TimeUnit.MILLISECONDS.toNanos(2);
  private static final long PATIENCE = 120;

  /// Nobody leaves before so many tables are seated: a process may have 20,000 sockets or so.
  private static final int MOST_SEATED = 4_000;

  private final URI server;
  private final int rate;
  private final LoadReader reader = new LoadReader();
  private final ExecutorService doors =
      Executors.newFixedThreadPool(COMING_AT_ONCE, Thread.ofPlatform().daemon().factory());
  private final SplittableRandom random = new SplittableRandom(2);

  /// Those at which nobody has moved yet.
  private final Set<LoadTable> due = ConcurrentHashMap.newKeySet();

  private final BlockingQueue<LoadTable> seated = new ArrayBlockingQueue<>(MOST_SEATED);
  private final AtomicInteger idle = new AtomicInteger();
  private final AtomicLong firstMove = new AtomicLong();
  private double listened;
  private CountDownLatch open = new CountDownLatch(0);
  private int tables;

  final Latencies moves = new Latencies();
  final Queue<String> faults = new ConcurrentLinkedQueue<>();

  /// @param rate tables a second
  ComingBack(URI server, int rate) throws IOException {
    this.server = server;
    this.rate = rate;
  }

  void run(List<String> lines) throws InterruptedException {
    tables = lines.size();
    open = new CountDownLatch(tables);
    var back = lines.stream().map(line -> LoadTable.parse(line, this)).toList();
    due.addAll(back);
    awaitServer();
    long start = System.nanoTime();
    for (int at = 0; at < tables; at++) {
      LoadTable table = back.get(at);
      long when = start + at * 1_000_000_000L / rate;
      table.comesAt(when);
      for (long left = when - System.nanoTime(); left > 0; left = when - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      doors.execute(() -> comeTo(table));
    }
    if (!open.await(PATIENCE, TimeUnit.SECONDS)) {
      faults.add("%d tables did not answer".formatted(open.getCount()));
    }
  }

  private void awaitServer() {
    while (true) {
      try (var _ = SocketChannel.open(LoadPlan.address(server))) {
        listened = System.currentTimeMillis() / 1e3;
        return;
      } catch (IOException e) {
        LockSupport.parkNanos(LOOK_AGAIN);
      }
    }
  }

  private void comeTo(LoadTable table) {
    try {
      table.sitDown(server, reader);
    } catch (IOException e) {
      broken(table, e.toString());
    }
  }

  int tables() {
    return tables;
  }

  /// Tables at which nobody had to move, because a clock of the rules ran.
  int idle() {
    return idle.get();
  }

  /// When the server listened, in seconds since 1970.
  double listened() {
    return listened;
  }

  /// When the first move was answered, in seconds since 1970.
  double firstMove() {
    return firstMove.get() / 1e3;
  }

  @Override
  public void ready(LoadTable table) {
    if (!due.remove(table)) {
      return; // it has had its move
    }
    if (table.seats().getFirst().news() > 1 || !table.send(table.comesAt(), true, random)) {
      idle.incrementAndGet();
      stay(table);
    }
  }

  @Override
  public void told() {
    // Whoever moves is told in the answer.
  }

  @Override
  public void answered(LoadTable table, LoadTable.Sent sent, Seen answer, boolean overtaken) {
    if (answer.ok()) {
      firstMove.compareAndSet(0, System.currentTimeMillis());
      moves.add(System.nanoTime() - sent.due());
    } else if (overtaken) {
      idle.incrementAndGet();
    } else {
      faults.add(table.id + ": " + sent.content() + ": " + answer);
    }
    stay(table);
  }

  /// The reader alone calls this.
  private void stay(LoadTable table) {
    if (!seated.offer(table)) {
      seated.remove().leave();
      seated.add(table);
    }
    open.countDown();
  }

  @Override
  public void over(LoadTable table) {
    // Its move was answered, or a clock has ended it before.
  }

  @Override
  public void broken(LoadTable table, String why) {
    faults.add(table.id + ": " + why);
    if (due.remove(table)) {
      open.countDown();
    }
  }

  @Override
  public void close() {
    doors.shutdownNow();
    seated.forEach(LoadTable::leave);
    reader.close();
  }
}
