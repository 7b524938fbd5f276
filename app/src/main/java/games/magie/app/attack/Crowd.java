package games.magie.app.attack;

import games.magie.app.load.Latencies;
import games.magie.app.load.LoadReader;
import games.magie.app.load.LoadTable;
import games.magie.app.load.Seen;
import games.magie.wire.Catalogue;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/// Honest players at a few tables. Their moves are due by a schedule that doesn't wait for answers,
/// and each is charged from when it was due, so a server that stalls is charged for all that should
/// have been sent meanwhile.
final class Crowd implements LoadTable.Watch, AutoCloseable {
  private static final int OPENING_AT_ONCE = 4;
  private static final Duration AGAIN = Duration.ofMillis(500);

  private final URI server;
  private final int rate;
  private final LoadReader reader = new LoadReader();
  private final ExecutorService doors = LoadTable.openers(OPENING_AT_ONCE);
  private final HttpClient http = LoadTable.client();
  private final Set<LoadTable> tables = ConcurrentHashMap.newKeySet();
  private final BlockingQueue<LoadTable> ready = new LinkedBlockingQueue<>();
  private final BlockingQueue<Long> owed = new LinkedBlockingQueue<>();

  /// When each move was due that is not answered yet.
  private final Map<Long, Long> open = new ConcurrentSkipListMap<>();

  /// When it was due, and what it waited.
  private final ConcurrentSkipListMap<Long, Long> answered = new ConcurrentSkipListMap<>();

  private final AtomicInteger opened = new AtomicInteger();
  private final AtomicInteger lost = new AtomicInteger();
  private volatile boolean closed;

  Crowd(URI server, int rate) throws IOException {
    this.server = server;
    this.rate = rate;
  }

  void begin(int count) throws IOException, InterruptedException {
    for (int table = 0; table < count; table++) {
      openOne();
    }
    Thread.ofPlatform().daemon().name("schedule").start(this::schedule);
    Thread.ofPlatform().daemon().name("moves").start(this::send);
  }

  private void openOne() throws IOException, InterruptedException {
    var games = Catalogue.ids();
    String game = games.get(opened.getAndIncrement() % games.size());
    tables.add(LoadTable.open(http, server, game, reader, this));
  }

  private void schedule() {
    long start = System.nanoTime();
    for (long move = 0; !closed; move++) {
      long due = start + move * 1_000_000_000L / rate;
      for (long left = due - System.nanoTime(); left > 0; left = due - System.nanoTime()) {
        LockSupport.parkNanos(left);
      }
      open.put(due, due);
      owed.add(due);
    }
  }

  private void send() {
    var random = new SplittableRandom(1);
    try {
      while (!closed) {
        long due = owed.take();
        LoadTable table = ready.take();
        while (!table.send(due, true, random)) {
          table = ready.take();
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /// Waits for the end of a stretch that begins now.
  Span rest(Duration time) throws InterruptedException {
    long from = System.nanoTime();
    Thread.sleep(time);
    return new Span(from, System.nanoTime());
  }

  /// @param from in nanoseconds
  record Span(long from, long to) {}

  /// Waits until all is answered that was due until then, or not longer than this; true if all is.
  boolean answeredUntil(long end, Duration patience) throws InterruptedException {
    long last = System.nanoTime() + patience.toNanos();
    while (System.nanoTime() - last < 0) {
      if (open.keySet().stream().allMatch(due -> due - end >= 0)) {
        return true;
      }
      Thread.sleep(20);
    }
    return false;
  }

  /// What was lost with a socket is never answered and must not be waited for again.
  void forget() {
    owed.clear();
    open.clear();
  }

  /// What was waited in a stretch, as known by now.
  Phase phase(Span span) {
    var times = new Latencies();
    answered.subMap(span.from(), span.to()).values().forEach(times::add);
    int unanswered = 0;
    for (long due : open.keySet()) {
      if (due - span.from() >= 0 && due - span.to() < 0) {
        times.add(System.nanoTime() - due);
        unanswered++;
      }
    }
    return new Phase(times, unanswered);
  }

  /// How many tables were lost because a socket was.
  int lost() {
    return lost.get();
  }

  @Override
  public void ready(LoadTable table) {
    ready.add(table);
  }

  @Override
  public void told() {
    // Only answers are measured.
  }

  @Override
  public void answered(LoadTable table, LoadTable.Sent move, Seen answer, boolean overtaken) {
    if (open.remove(move.due()) != null) {
      answered.put(move.due(), System.nanoTime() - move.due());
    }
  }

  @Override
  public void over(LoadTable table) {
    replace(table);
  }

  @Override
  public void broken(LoadTable table, String why) {
    if (!closed && tables.contains(table)) {
      lost.incrementAndGet();
      replace(table);
    }
  }

  /// Opens another table, sooner or later.
  private void replace(LoadTable table) {
    if (!tables.remove(table)) {
      return;
    }
    doors.execute(() -> {
      table.leave();
      while (!closed) {
        try {
          openOne();
          return;
        } catch (IOException e) {
          LockSupport.parkNanos(AGAIN.toNanos());
        } catch (InterruptedException e) {
          return;
        }
      }
    });
  }

  @Override
  public void close() {
    closed = true;
    doors.shutdownNow();
    tables.forEach(LoadTable::leave);
    reader.close();
    http.shutdownNow();
  }
}
