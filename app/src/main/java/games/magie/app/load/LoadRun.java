package games.magie.app.load;

import java.io.IOException;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;

/// Sends by the plan's schedule, whatever the answers take, and measures from the time at which a
/// move was due. A server that stalls is therefore charged for all that should have been sent
/// meanwhile.
final class LoadRun implements LoadTable.Watch {
  /// An acknowledged move, to be looked for in the journal.
  record Acknowledged(String table, String command, String content) {}

  private static final int OPENING_AT_ONCE = 8;
  private static final long PATIENCE = 30;

  private final LoadPlan plan;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final HttpClient http =
      HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).executor(threads).build();
  private final BlockingQueue<LoadTable> ready = new LinkedBlockingQueue<>();
  private final Random random = new Random(1);
  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicLong inFlight = new AtomicLong();

  final Latencies answers = new Latencies();
  final Latencies lag = new Latencies();
  final Queue<Acknowledged> acknowledged = new ConcurrentLinkedQueue<>();
  final Queue<String> faults = new ConcurrentLinkedQueue<>();
  final AtomicLong sent = new AtomicLong();
  final AtomicLong overtaken = new AtomicLong();
  final AtomicInteger games = new AtomicInteger();

  LoadRun(LoadPlan plan) {
    this.plan = plan;
  }

  /// Opens every table.
  void open() throws InterruptedException, IOException {
    var places = new Semaphore(OPENING_AT_ONCE);
    var opening = new ArrayList<Future<?>>();
    for (int table = 0; table < plan.tables(); table++) {
      places.acquire();
      opening.add(
          threads.submit(() -> {
            try {
              openOne();
            } finally {
              places.release();
            }
            return null;
          }));
    }
    for (Future<?> each : opening) {
      try {
        each.get();
      } catch (ExecutionException e) {
        throw new IOException(e.getCause() == null ? e : e.getCause());
      }
    }
  }

  private void openOne() throws IOException, InterruptedException {
    List<String> games = plan.games();
    String game = games.get(opened.getAndIncrement() % games.size());
    LoadTable.open(http, plan.server(), game, this);
  }

  /// Sends everything, and waits for the last answers.
  void send() throws InterruptedException {
    long start = System.nanoTime();
    for (long move = 0; move < plan.moves() && faults.isEmpty(); move++) {
      long due = start + plan.due(move);
      sleepUntil(due);
      boolean measured = move >= plan.firstMeasured();
      while (!sendOne(due, measured)) {
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

  @Override
  public void ready(LoadTable table) {
    ready.add(table);
  }

  @Override
  public void answered(LoadTable table, LoadTable.Sent move, Seen answer) {
    long now = System.nanoTime();
    inFlight.decrementAndGet();
    if (answer.ok()) {
      acknowledged.add(new Acknowledged(table.id, move.id(), move.content()));
      if (move.measured()) {
        answers.add(now - move.due());
      }
    } else if (answer.error().equals("stale")) {
      overtaken.incrementAndGet();
    } else {
      faults.add(table.id + ": " + move.content() + ": " + answer.text());
    }
  }

  @Override
  public void over(LoadTable table) {
    games.incrementAndGet();
    var _ =
        threads.submit(() -> {
          table.leave();
          openOne();
          return null;
        });
  }

  @Override
  public void broken(LoadTable table, String why) {
    faults.add(table.id + ": " + why);
  }
}
