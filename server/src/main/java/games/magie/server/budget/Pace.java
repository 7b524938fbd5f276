package games.magie.server.budget;

import java.util.function.LongSupplier;

/// The token bucket of one connection. Whoever takes more than there is has to wait until there is
/// some again, and is counted.
public final class Pace {
  /// Nobody waits longer for one frame, however slowly the bucket fills.
  private static final long LONGEST_WAIT = 1_000_000_000;

  private final int burst;
  private final double perNano;
  private final LongSupplier nanos;
  private double left;
  private long at;
  private int excess;

  public Pace(int burst, int perMinute, LongSupplier nanos) {
    this.burst = burst;
    this.perNano = perMinute / 60e9;
    this.nanos = nanos;
    this.left = burst;
    this.at = nanos.getAsLong();
  }

  /// For what is refused if there isn't enough: takes what is there and returns how many
  /// nanoseconds to wait before the next try, 0 where there was enough.
  public long take(long wanted) {
    fill();
    if (left >= wanted) {
      left -= wanted;
      return 0;
    }
    long missing = wanted - (long) left;
    left -= (long) left;
    count(missing);
    return (long) Math.min(LONGEST_WAIT, Math.ceil((missing - left) / perNano));
  }

  /// For what is done all the same, but later: takes on credit and returns how many nanoseconds to
  /// wait until it is paid for. Nobody owes more than the longest wait brings in.
  public long owe(long wanted) {
    fill();
    count(wanted - Math.min(wanted, Math.max(0, (long) left)));
    left = Math.max(left - wanted, -LONGEST_WAIT * perNano);
    return left >= 0 ? 0 : (long) Math.ceil(-left / perNano);
  }

  private void fill() {
    long now = nanos.getAsLong();
    left = Math.min(burst, left + (now - at) * perNano);
    at = now;
    if (left >= burst) {
      excess = 0; // a pause long enough to fill the bucket wipes the slate clean
    }
  }

  private void count(long missing) {
    excess = (int) Math.min(Integer.MAX_VALUE, excess + missing);
  }

  /// What was wanted and not there, since the bucket was full.
  public int excess() {
    return excess;
  }

  /// Lets other virtual threads have the carrier. None is taken from a virtual thread by force, so
  /// every loop that outsiders feed has to call this.
  @SuppressWarnings("ThreadPriorityCheck")
  public static void giveWay() {
    Thread.yield();
  }

  /// Lets this thread wait. It is a virtual one that reads from one connection: meanwhile nothing
  /// is read, and TCP tells the other side to wait too.
  public static void pause(long nanos) {
    try {
      Thread.sleep(nanos / 1_000_000, (int) (nanos % 1_000_000));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
