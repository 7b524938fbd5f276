package games.magie.lab.match;

import games.magie.kernel.BadInput;

/// A sequential probability ratio test: is the true mean of a sample the lower or the upper of two
/// values? It stops as soon as the sample says so with an error of at most 5 % either way. The
/// sample is taken to be normal with the variance that it shows, as is usual for matches
/// (generalised SPRT).
public record Sprt(double lower, double upper) {
  /// log((1 - beta) / alpha) for 5 % each.
  private static final double BOUND = StrictMath.log(0.95 / 0.05);

  /// Below this the variance is a guess.
  private static final int FEWEST = 32;

  /// What the test says.
  public enum Verdict {
    UPPER,
    LOWER,
    OPEN
  }

  public Sprt {
    if (!(lower < upper)) {
      throw new BadInput(
          "a test between %s and %s: the first must be less".formatted(lower, upper));
    }
  }

  /// The logarithm of how much likelier the sample is if the mean is `upper`.
  double ratio(Mean sample) {
    double variance = sample.variance();
    if (sample.count() < FEWEST || variance == 0) {
      return 0;
    }
    return sample.count() * (upper - lower) * (2 * sample.mean() - lower - upper) / (2 * variance);
  }

  Verdict judge(Mean sample) {
    double ratio = ratio(sample);
    if (ratio >= BOUND) {
      return Verdict.UPPER;
    }
    return ratio <= -BOUND ? Verdict.LOWER : Verdict.OPEN;
  }
}
