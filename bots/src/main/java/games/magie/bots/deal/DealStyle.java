package games.magie.bots.deal;

import games.magie.bots.search.Weights;
import java.util.Arrays;
import java.util.List;

/// What one player of Deal goes by: a number for each [Trait].
public final class DealStyle {
  static final List<String> NAMES = Weights.names(Trait.values());

  /// The easy player.
  public static final DealStyle EASY =
      new DealStyle(Arrays.stream(Trait.values()).mapToInt(trait -> trait.easy).toArray());

  private final int[] points;

  public DealStyle(int[] points) {
    if (points.length != NAMES.size()) {
      throw new IllegalArgumentException(points.length + " traits");
    }
    this.points = points.clone();
  }

  /// Whole numbers that stand beside this class.
  static DealStyle resource(String name) {
    double[] read = Weights.resource(DealStyle.class, name, NAMES);
    return new DealStyle(Arrays.stream(read).mapToInt(points -> (int) points).toArray());
  }

  int of(Trait trait) {
    return points[trait.ordinal()];
  }

  public int[] points() {
    return points.clone();
  }
}
