package games.magie.kernel;

/// A number that tells how a seat is doing, read off a public view; its course is drawn when a game
/// is over. The page's title for it is `ui.chart.NAME`.
public record Measure<V extends View>(String name, Reading<V> reading) {
  /// Reads the number of one seat.
  public interface Reading<V extends View> {
    int of(V view, int seat);
  }

  public int of(V view, int seat) {
    return reading.of(view, seat);
  }
}
