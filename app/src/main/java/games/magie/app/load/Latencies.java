package games.magie.app.load;

import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;

/// Counts durations in buckets that are at most one thirty-second wide, so that a percentile is
/// exact to about three in a hundred whatever its size. Many threads may add.
public final class Latencies {
  private static final int PARTS = 32;
  private static final int BUCKETS = PARTS * 40;

  private final AtomicLongArray counts = new AtomicLongArray(BUCKETS);
  private final AtomicLong largest = new AtomicLong();

  public void add(long nanos) {
    long micros = Math.max(0, nanos) / 1000;
    counts.incrementAndGet(Math.min(BUCKETS - 1, bucket(micros)));
    largest.accumulateAndGet(micros, Math::max);
  }

  public long count() {
    long all = 0;
    for (int at = 0; at < BUCKETS; at++) {
      all += counts.get(at);
    }
    return all;
  }

  public Duration largest() {
    return Duration.of(largest.get(), ChronoUnit.MICROS);
  }

  /// The duration that this share of all does not exceed.
  public Duration within(double share) {
    long wanted = (long) Math.ceil(share * count());
    long seen = 0;
    for (int at = 0; at < BUCKETS; at++) {
      seen += counts.get(at);
      if (seen >= wanted && seen > 0) {
        return Duration.of(Math.min(upperEnd(at), largest.get()), ChronoUnit.MICROS);
      }
    }
    return Duration.ZERO;
  }

  /// Small values have a bucket each; from there on each power of two has as many buckets.
  private static int bucket(long micros) {
    int shift = Math.max(0, 58 - Long.numberOfLeadingZeros(micros));
    return PARTS * shift + (int) (micros >>> shift);
  }

  private static long upperEnd(int bucket) {
    int shift = Math.max(0, bucket / PARTS - 1);
    return ((bucket - (long) PARTS * shift + 1) << shift) - 1;
  }
}
