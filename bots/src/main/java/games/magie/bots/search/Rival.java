package games.magie.bots.search;

import games.magie.kernel.Move;

/// What a move gains over the base move, over equal worlds and dice.
final class Rival<M extends Move> {
  final M move;

  /// How promising it looked before it was tried, 0 for the best.
  final int order;

  private int tries;
  private double gain;
  private double squares;

  Rival(M move, int order) {
    this.move = move;
    this.order = order;
  }

  void add(double difference) {
    tries++;
    gain += difference;
    squares += difference * difference;
  }

  double mean() {
    return tries == 0 ? 0 : gain / tries;
  }

  /// The standard error of the mean.
  private double error() {
    double mean = mean();
    double variance = tries < 2 ? 1 : Math.max(0, squares / tries - mean * mean);
    return StrictMath.sqrt(variance / Math.max(1, tries));
  }

  /// How much it is better for sure.
  boolean betterBy(double errors) {
    return tries > 1 && mean() > errors * error();
  }

  /// So much worse that no more tries are wasted on it.
  boolean hopeless(int leastTries, double errors) {
    return tries >= leastTries && mean() < -errors * error();
  }
}
