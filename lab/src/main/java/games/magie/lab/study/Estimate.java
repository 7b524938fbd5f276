package games.magie.lab.study;

/// A number with how far the true one may lie to either side.
public record Estimate(double value, double margin) {
  public double low() {
    return value - margin;
  }

  public double high() {
    return value + margin;
  }

  /// Whether 0 lies outside.
  public boolean clear() {
    return low() > 0 || high() < 0;
  }
}
