package games.magie.app.laws;

import games.magie.app.ProgressBar;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;

/// How far a run of the laws has come: a bar on a terminal, and elsewhere, such as in the log of a
/// long run, a plain line now and then.
final class LawProgress {
  private static final Duration BETWEEN_LINES = Duration.ofSeconds(10);

  private final PrintWriter err;
  private final String game;
  private final long whole;
  private final ProgressBar bar;
  private final long start = System.nanoTime();
  private long lastLine = start;

  LawProgress(PrintWriter err, String game, long whole) {
    this.err = err;
    this.game = game;
    this.whole = whole;
    this.bar = new ProgressBar(err, game, whole);
  }

  void show(long done) {
    bar.show(done);
    long now = System.nanoTime();
    if (!bar.drawn() && now - lastLine >= BETWEEN_LINES.toNanos()) {
      lastLine = now;
      err.println(line(game, done, whole, (now - start) / 1e9));
      err.flush();
    }
  }

  void clear() {
    bar.clear();
  }

  /// For example `deal: 120,000 of 1,000,000 transitions, 12,000 a second, 1 min 13 s left`.
  static String line(String game, long done, long whole, double seconds) {
    double rate = done / seconds;
    long left = rate == 0 ? 0 : Math.round((whole - done) / rate);
    String time = done == 0 ? "" : ", %d min %d s left".formatted(left / 60, left % 60);
    return String.format(
        Locale.ROOT, "%s: %,d of %,d transitions, %,.0f a second%s", game, done, whole, rate, time);
  }
}
