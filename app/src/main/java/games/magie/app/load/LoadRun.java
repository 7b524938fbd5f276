package games.magie.app.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Queue;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// Sends by the plan's schedule, whatever the answers take, and measures from the time at which a
/// move was due. A server that stalls is therefore charged for all that should have been sent
/// meanwhile. One thread sends, one reads, a few open tables.
public final class LoadRun implements LoadTable.Watch, AutoCloseable {
  /// An acknowledged move, to be looked for in the journal.
  record Acknowledged(String table, String command, String content) {}

  /// The answers to a move that came too late, because another seat or a clock was quicker.
  private static final Set<String> OVERTAKEN = Set.of("stale", "refused", "over");

  private static final int OPENING_AT_ONCE = 8;
  private static final long PATIENCE = 30;

  private final LoadPlan plan;
  private final LoadReader reader;
  private final ExecutorService openers = LoadTable.openers(OPENING_AT_ONCE);
  private final HttpClient http = LoadTable.client();
  private final Set<LoadTable> tables = ConcurrentHashMap.newKeySet();
  private final BlockingQueue<LoadTable> ready = new LinkedBlockingQueue<>();
  private final SplittableRandom random = new SplittableRandom(1);
  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicLong inFlight = new AtomicLong();

  final Latencies answers = new Latencies();
  final Latencies lag = new Latencies();
  final Queue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
  final Queue<String> faults = new ConcurrentLinkedQueue<>();
  final AtomicLong sent = new AtomicLong();
  final AtomicLong told = new AtomicLong();
  final AtomicLong overtaken = new AtomicLong();
  final AtomicInteger games = new AtomicInteger();

  LoadRun(LoadPlan plan) throws IOException {
    this.plan = plan;
    this.reader = new LoadReader();
  }

  /// Plays by a plan, whatever comes of it.
  public static void play(LoadPlan plan) throws IOException, InterruptedException {
    try (var run = new LoadRun(plan)) {
      run.open();
      run.send(() -> {});
    }
  }

  /// Opens every table.
  void open() throws InterruptedException, IOException {
    var opening = new ArrayList<Callable<Boolean>>();
    for (int table = 0; table < plan.tables(); table++) {
      opening.add(this::openOne);
    }
    all(opening);
  }

  private boolean openOne() throws IOException, InterruptedException {
    List<String> games = plan.games();
    String game = games.get(opened.getAndIncrement() % games.size());
    return tables.add(LoadTable.open(http, plan.server(), game, reader, this));
  }

  /// How many of these are true.
  private int all(Collection<Callable<Boolean>> tasks) throws InterruptedException, IOException {
    int count = 0;
    for (Future<Boolean> each : openers.invokeAll(tasks)) {
      try {
        count += each.get() ? 1 : 0;
      } catch (ExecutionException e) {
        throw new IOException(e.getCause() == null ? e : e.getCause());
      }
    }
    return count;
  }

  /// Sends everything, and waits for the last answers.
  ///
  /// @param begins called when what is measured begins
  void send(Runnable begins) throws InterruptedException {
    long start = System.nanoTime();
    for (long move = 0; move < plan.moves() && faults.isEmpty(); move++) {
      long due = start + plan.due(move);
      sleepUntil(due);
      if (move == plan.firstMeasured()) {
        begins.run();
      }
      while (!sendOne(due, move >= plan.firstMeasured())) {
        if (!faults.isEmpty()) {
          return;
        }
      }
    }
    for (long waited = 0; inFlight.get() > 0 && waited < PATIENCE * 100; waited++) {
      Thread.sleep(10);
    }
  }

  private boolean sendOne(long due, boolean measured) throws InterruptedException {
    LoadTable table = ready.poll();
    if (table == null) {
      table = ready.poll(PATIENCE, TimeUnit.SECONDS);
      if (table == null) {
        faults.add("no table waited for a move for %d seconds".formatted(PATIENCE));
        return false;
      }
    } else if (measured) {
      lag.add(System.nanoTime() - due);
    }
    inFlight.incrementAndGet();
    if (!table.send(due, measured, random)) {
      inFlight.decrementAndGet();
      return false;
    }
    if (measured) {
      sent.incrementAndGet();
    }
    return true;
  }

  private static void sleepUntil(long due) {
    for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
  }

  /// How many seats are shown, when they come once more, what they were told.
  int sameViews() throws InterruptedException, IOException {
    var look = new SecondLook(plan.server(), reader);
    var looks = new ArrayList<Callable<Boolean>>();
    for (LoadTable table : tables) {
      table.seats().forEach(seat -> looks.add(() -> look.agrees(seat)));
    }
    return all(looks);
  }

  /// The tables that are open, for [ComingBack].
  List<String> lines() {
    return tables.stream().map(LoadTable::line).toList();
  }

  int seats() {
    return tables.size() * LoadPlan.SEATS;
  }

  @Override
  public void ready(LoadTable table) {
    ready.add(table);
  }

  @Override
  public void told() {
    told.incrementAndGet();
  }

  @Override
  public void answered(LoadTable table, LoadTable.Sent move, Seen answer, boolean wasOvertaken) {
    long now = System.nanoTime();
    inFlight.decrementAndGet();
    if (answer.ok()) {
      acknowledged.add(new Acknowledged(table.id, move.id(), move.content()));
      if (move.measured()) {
        answers.add(now - move.due());
      }
    } else if (wasOvertaken && OVERTAKEN.contains(answer.error())) {
      overtaken.incrementAndGet();
    } else {
      faults.add(table.id + ": " + move.content() + ": " + answer);
    }
  }

  @Override
  public void over(LoadTable table) {
    games.incrementAndGet();
    tables.remove(table);
    var _ =
        openers.submit(() -> {
          table.leave();
          try {
            return openOne();
          } catch (IOException e) {
            faults.add(e.getMessage());
            return false;
          }
        });
  }

  @Override
  public void broken(LoadTable table, String why) {
    faults.add(table.id + ": " + why);
  }

  @Override
  public void close() {
    openers.shutdownNow();
    tables.forEach(LoadTable::leave);
    reader.close();
    http.shutdownNow();
  }
}
