package games.magie.lab.match;

/// The mean of what was added, and how sure it is. Depends on the order in which it was added.
public final class Mean {
  /// Half of a 95 % interval, in standard errors.
  private static final double SURE = 1.96;

  private int count;
  private double sum;
  private double squares;

  void add(double value) {
    count++;
    sum += value;
    squares += value * value;
  }

  public int count() {
    return count;
  }

  public double mean() {
    return count == 0 ? 0 : sum / count;
  }

  double variance() {
    double mean = mean();
    return count < 2 ? 0 : Math.max(0, (squares - count * mean * mean) / (count - 1));
  }

  /// How far the true mean may lie to either side, at 95 %.
  public double margin() {
    return count == 0 ? 0 : SURE * StrictMath.sqrt(variance() / count);
  }
}
