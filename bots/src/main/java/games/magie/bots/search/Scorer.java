package games.magie.bots.search;

import games.magie.kernel.View;
import java.util.List;

/// Chances of winning from a few numbers for each seat: their weighted sum, and a softmax over the
/// seats.
public final class Scorer<V extends View> {
  /// What a scorer looks at.
  public interface Features<V extends View> {
    List<String> names();

    /// Writes the features of the seat whose view it is. What is in its hand counts too: a playout
    /// has imagined it.
    void of(V view, double[] into);
  }

  private final Features<V> features;
  private final double[] weights;
  private final double[] scratch;

  public Scorer(Features<V> features, double[] weights) {
    if (weights.length != features.names().size()) {
      throw new IllegalArgumentException(
          "%d weights for %d features".formatted(weights.length, features.names().size()));
    }
    this.features = features;
    this.weights = weights.clone();
    this.scratch = new double[weights.length];
  }

  /// @param views by seat
  public double chance(List<V> views, int seat) {
    double own = score(views.get(seat));
    double sum = 0;
    for (int other = 0; other < views.size(); other++) {
      // Added in the order of the seats, so that it comes to the same on every machine.
      sum += other == seat ? 1 : StrictMath.exp(score(views.get(other)) - own);
    }
    return 1 / sum;
  }

  private double score(V view) {
    features.of(view, scratch);
    double score = 0;
    for (int at = 0; at < weights.length; at++) {
      score += weights[at] * scratch[at];
    }
    return score;
  }
}
