package games.magie.kernel.study;

import java.util.ArrayList;
import java.util.List;

/// Which figures a measure has.
///
/// @param series the labels, or the names of the lines of [Chart#CURVES]
/// @param points how many figures each series has; 1 but for curves
/// @param unit `%` where figures are shares of a whole; else a word such as `rounds`, or nothing
/// @param weighted what a figure is divided by varies from game to game
/// @param spread how the numbers of single games are spread is worth a look
/// @param inRows the figures of each game stand in the rows
public record Shape(
    Chart chart,
    List<String> series,
    int points,
    String unit,
    boolean weighted,
    boolean spread,
    boolean inRows) {
  public static final String PERCENT = "%";

  public Shape {
    series = List.copyOf(series);
  }

  /// One number in each game, such as its length; none in games where it makes no sense.
  public static Shape numbers(String unit, List<String> labels) {
    return new Shape(Chart.BARS, labels, 1, unit, false, false, true);
  }

  /// Such numbers, whose spread is worth a look.
  public static Shape spreads(String unit, List<String> labels) {
    return new Shape(Chart.BARS, labels, 1, unit, false, true, true);
  }

  /// How often each of many things happened in a game; too many for the rows.
  public static Shape counts(List<String> labels) {
    return new Shape(Chart.BARS, labels, 1, "", false, false, false);
  }

  /// A share of one in each game, such as a win.
  public static Shape shares(List<String> labels) {
    return new Shape(Chart.BARS, labels, 1, PERCENT, false, false, true);
  }

  /// A sum of all games over another one, such as rent for each landing.
  public static Shape ratios(String unit, List<String> labels) {
    return new Shape(Chart.BARS, labels, 1, unit, true, false, true);
  }

  /// How often each space was come to, as a share of all.
  public static Shape board(List<String> spaces) {
    return new Shape(Chart.BOARD, spaces, 1, PERCENT, true, false, false);
  }

  /// A course over time.
  public static Shape curves(String unit, List<String> lines, int points) {
    return new Shape(Chart.CURVES, lines, points, unit, true, false, false);
  }

  /// How many figures there are.
  public int size() {
    return series.size() * points;
  }

  public boolean percent() {
    return unit.equals(PERCENT);
  }

  /// The name of each figure, `winner/12` for the thirteenth point of a line.
  public List<String> labels() {
    if (points == 1) {
      return series;
    }
    var labels = new ArrayList<String>();
    for (String line : series) {
      for (int point = 0; point < points; point++) {
        labels.add(line + "/" + point);
      }
    }
    return List.copyOf(labels);
  }
}
