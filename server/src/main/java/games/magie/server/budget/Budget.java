package games.magie.server.budget;

import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// A bucket that fills evenly and is emptied by use, one per key. Buckets that are full again are
/// forgotten.
public final class Budget {
  private static final int MOST_KEYS = 10_000;

  private static final class Bucket {
    double left;
    long at;
  }

  private final int burst;
  private final double perNano;
  private final LongSupplier nanos;
  private final Set<String> trusted;
  private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();

  public Budget(int burst, int perMinute, LongSupplier nanos) {
    this(burst, perMinute, nanos, Set.of());
  }

  /// @param trusted keys that take without end
  public Budget(int burst, int perMinute, LongSupplier nanos, Set<String> trusted) {
    this.trusted = trusted;
    this.burst = burst;
    this.perNano = perMinute / 60e9;
    this.nanos = nanos;
  }

  /// Takes one, if there is one.
  public boolean take(String key) {
    return owe(key, 1, 0) == 0;
  }

  /// Takes so many, if they are there, or none.
  public boolean take(String key, int wanted) {
    return owe(key, wanted, 0) == 0;
  }

  /// Takes one, on credit where there is none, and returns how many nanoseconds to wait for it;
  /// negative where too many wait already, and then nothing is taken.
  ///
  /// @param most how many may wait
  public long owe(String key, int most) {
    return owe(key, 1, most);
  }

  private long owe(String key, int wanted, int most) {
    if (trusted.contains(key)) {
      return 0;
    }
    if (buckets.size() > MOST_KEYS) {
      forgetFull();
    }
    long now = nanos.getAsLong();
    var wait = new long[1];
    buckets.compute(
        key,
        (_, known) -> {
          Bucket bucket = known == null ? fresh(now) : known;
          fill(bucket, now);
          if (bucket.left < wanted - most) {
            wait[0] = -1;
          } else {
            bucket.left -= wanted;
            wait[0] = bucket.left >= 0 ? 0 : (long) Math.ceil(-bucket.left / perNano);
          }
          return bucket;
        });
    return wait[0];
  }

  int keys() {
    return buckets.size();
  }

  private Bucket fresh(long now) {
    var bucket = new Bucket();
    bucket.left = burst;
    bucket.at = now;
    return bucket;
  }

  private void fill(Bucket bucket, long now) {
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) * perNano);
    bucket.at = now;
  }

  private void forgetFull() {
    long now = nanos.getAsLong();
    buckets
        .values()
        .removeIf(bucket -> {
          fill(bucket, now);
          return bucket.left >= burst;
        });
  }
}
