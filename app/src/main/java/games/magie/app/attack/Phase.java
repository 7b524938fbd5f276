package games.magie.app.attack;

import games.magie.app.load.Latencies;
import java.time.Duration;
import java.util.Locale;

/// What honest moves waited that were due in a stretch of time.
///
/// @param answers of those that were answered; and how long the others have waited, as far as known
/// @param unanswered how many these are
record Phase(Latencies answers, int unanswered) {
  Duration half() {
    return answers.within(0.5);
  }

  Duration most() {
    return answers.within(0.99);
  }

  @Override
  public String toString() {
    return "%s / %s%s"
        .formatted(
            millis(half()), millis(most()), unanswered == 0 ? "" : " (" + unanswered + " open)");
  }

  static String millis(Duration time) {
    return String.format(Locale.ROOT, "%.1f", time.toNanos() / 1e6);
  }
}
