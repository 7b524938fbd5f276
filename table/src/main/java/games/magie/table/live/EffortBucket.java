package games.magie.table.live;

/// A token bucket of effort, in steps of playouts: so many flow in a second, and so many are kept
/// for hard questions. Thread-safe.
final class EffortBucket {
  private static final double NANOS = 1e9;

  private final int perSecond;
  private final int most;
  private double tokens;
  private long filled;

  /// @param nanos the time now
  EffortBucket(int perSecond, int most, long nanos) {
    this.perSecond = perSecond;
    this.most = most;
    this.tokens = most;
    this.filled = nanos;
  }

  synchronized boolean has(int effort, long nanos) {
    tokens = Math.min(most, tokens + (nanos - filled) / NANOS * perSecond);
    filled = nanos;
    return tokens >= effort;
  }

  synchronized void take(int effort) {
    tokens -= effort;
  }
}
