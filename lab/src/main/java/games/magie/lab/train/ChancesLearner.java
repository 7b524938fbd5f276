package games.magie.lab.train;

import games.magie.bots.search.Scorer;
import games.magie.bots.search.Weights;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Learns the weights of a scorer.
final class ChancesLearner<V extends View> implements Learner<V> {
  private final Scorer.Features<V> features;
  private final int seats;
  private final long seed;
  private final Regression regression;
  private final double[] scratch;
  private final List<float[][]> turns = new ArrayList<>();

  ChancesLearner(Scorer.Features<V> features, int seats, long seed) {
    this.features = features;
    this.seats = seats;
    this.seed = seed;
    this.scratch = new double[features.names().size()];
    this.regression = new Regression(scratch.length);
  }

  @Override
  public void turnBegins(List<V> views) {
    var turn = new float[seats][];
    for (int seat = 0; seat < seats; seat++) {
      features.of(views.get(seat), scratch);
      turn[seat] = new float[scratch.length];
      for (int at = 0; at < scratch.length; at++) {
        turn[seat][at] = (float) scratch[at];
      }
    }
    turns.add(turn);
  }

  @Override
  public void gameEnds(List<V> views, float[] shares) {
    turns.forEach(turn -> regression.add(turn, shares));
    turns.clear();
  }

  @Override
  public String text(List<String> head) {
    double[] weights = regression.fit(seed);
    var lines = new ArrayList<>(head);
    lines.add(
        String.format(
            Locale.ROOT,
            "%d positions, Brier score %.4f",
            regression.positions(),
            regression.brier(weights)));
    return Weights.text(lines, features.names(), weights);
  }
}
