package games.magie.lab.train;

import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.List;

/// Fits the weights of a linear scorer with a softmax over the seats to who won: stochastic
/// gradient descent on the log-likelihood with step sizes by AdaGrad and a little weight decay.
/// Everything is added up in a fixed order, so that the same positions give the same weights.
final class Regression {
  /// A position: the features of each seat, and what share of the win each got later.
  private static final class Position {
    final float[][] features;
    final float[] shares;

    Position(float[][] features, float[] shares) {
      this.features = features;
      this.shares = shares;
    }
  }

  private static final int EPOCHS = 6;
  private static final double STEP = 0.05;
  private static final double DECAY = 1e-6;
  private static final double TINY = 1e-8;

  private final int count;
  private final List<Position> positions = new ArrayList<>();

  /// @param count how many features there are
  Regression(int count) {
    this.count = count;
  }

  void add(float[][] features, float[] shares) {
    positions.add(new Position(features, shares));
  }

  int positions() {
    return positions.size();
  }

  double[] fit(long seed) {
    var weights = new double[count];
    var squares = new double[count];
    var order = new int[positions.size()];
    for (int at = 0; at < order.length; at++) {
      order[at] = at;
    }
    var chance = new Seeded(seed);
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      shuffle(order, chance);
      for (int at : order) {
        learn(positions.get(at), weights, squares, STEP / (1 + epoch));
      }
    }
    return weights;
  }

  private static void shuffle(int[] order, Seeded chance) {
    for (int at = order.length - 1; at > 0; at--) {
      int other = chance.below(at + 1);
      int kept = order[at];
      order[at] = order[other];
      order[other] = kept;
    }
  }

  private void learn(Position position, double[] weights, double[] squares, double step) {
    double[] chances = chances(position.features, weights);
    for (int at = 0; at < count; at++) {
      double gradient = -DECAY * weights[at];
      for (int seat = 0; seat < chances.length; seat++) {
        gradient += (position.shares[seat] - chances[seat]) * position.features[seat][at];
      }
      squares[at] += gradient * gradient;
      weights[at] += step * gradient / (StrictMath.sqrt(squares[at]) + TINY);
    }
  }

  /// The softmax of the seats' scores.
  private static double[] chances(float[][] features, double[] weights) {
    var chances = new double[features.length];
    double most = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < chances.length; seat++) {
      for (int at = 0; at < weights.length; at++) {
        chances[seat] += weights[at] * features[seat][at];
      }
      most = Math.max(most, chances[seat]);
    }
    double sum = 0;
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] = StrictMath.exp(chances[seat] - most);
      sum += chances[seat];
    }
    for (int seat = 0; seat < chances.length; seat++) {
      chances[seat] /= sum;
    }
    return chances;
  }

  /// The mean squared error of the chances, summed over the seats and halved, as a Brier score of
  /// two seats is usually written.
  double brier(double[] weights) {
    double sum = 0;
    for (Position position : positions) {
      double[] chances = chances(position.features, weights);
      for (int seat = 0; seat < chances.length; seat++) {
        double error = position.shares[seat] - chances[seat];
        sum += error * error / chances.length;
      }
    }
    return positions.isEmpty() ? 0 : sum / positions.size();
  }
}
