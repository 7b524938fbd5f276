package games.magie.app;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/// How far a long run has come: a bar on a terminal, and elsewhere, such as in the log of a long
/// run, a plain line now and then.
public final class RunProgress {
  private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);

  private final PrintWriter err;
  private final String head;
  private final String unit;
  private final long whole;
  private final ProgressBar bar;
  private final long start = System.nanoTime();
  private long begun = -1;
  private long lastLine = start;

  /// @param head what runs
  /// @param unit what is counted, for example `games`
  public RunProgress(PrintWriter err, String head, String unit, long whole) {
    this.err = err;
    this.head = head;
    this.unit = unit;
    this.whole = whole;
    this.bar = new ProgressBar(err, head, whole);
  }

  public void show(long done) {
    bar.show(done);
    begun = begun < 0 ? done : begun;
    long now = System.nanoTime();
    if (!bar.drawn() && now - lastLine >= BETWEEN_LINES.toNanos()) {
      lastLine = now;
      err.println(line(head, unit, done, done - begun, whole, (now - start) / 1e9));
      err.flush();
    }
  }

  public void clear() {
    bar.clear();
  }

  /// For example `deal: 120,000 of 1,000,000 transitions, 12,000 a second, 1 min 13 s left`.
  ///
  /// @param here how many of them were done in this run, which may have gone on from an earlier one
  static String line(String head, String unit, long done, long here, long whole, double seconds) {
    double rate = here / seconds;
    long left = rate == 0 ? 0 : Math.round((whole - done) / rate);
    String time = here == 0 ? "" : ", %d min %d s left".formatted(left / 60, left % 60);
    return String.format(
        Locale.ROOT, "%s: %,d of %,d %s, %,.0f a second%s", head, done, whole, unit, rate, time);
  }
}
