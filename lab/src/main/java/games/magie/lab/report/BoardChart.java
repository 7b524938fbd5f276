package games.magie.lab.report;

import games.magie.lab.study.Estimate;
import games.magie.lab.study.Summary.Figure;
import java.util.List;

/// A board that runs around a square, its start in the lower right corner and clockwise from there;
/// the warmer a space, the larger its figure. The two largest are equally warm, since one space,
/// such as jail, may stand out so far that all others would look alike.
final class BoardChart {
  private static final int SIZE = 760;
  private static final int SIDES = 4;
  private static final double COLDEST = 0.04;
  private static final double WARMEST = 0.9;

  /// Labels are broken at hyphens into lines of about this many letters for a cell.
  private static final double LETTER = 5.6;

  private final String title;
  private final List<Figure> figures;

  BoardChart(String title, List<Figure> figures) {
    this.title = title;
    this.figures = figures;
  }

  String svg() {
    int steps = figures.size() / SIDES;
    double cell = (double) SIZE / (steps + 1);
    double[] sorted = figures.stream().mapToDouble(BoardChart::value).sorted().toArray();
    double least = sorted[0];
    double most = sorted[sorted.length - 2];
    var svg = new Svg(SIZE, SIZE, title);
    for (int at = 0; at < figures.size(); at++) {
      int step = at % steps;
      int column =
          switch (at / steps) {
            case 0 -> steps - step;
            case 1 -> 0;
            case 2 -> step;
            default -> steps;
          };
      int row =
          switch (at / steps) {
            case 0 -> steps;
            case 1 -> steps - step;
            case 2 -> 0;
            default -> step;
          };
      double warmth = most > least ? (value(figures.get(at)) - least) / (most - least) : 0;
      double opacity = COLDEST + (WARMEST - COLDEST) * Math.min(1, warmth);
      svg.box("heat", opacity, column * cell + 1, row * cell + 1, cell - 2, cell - 2);
      write(svg, figures.get(at), column * cell + cell / 2, row * cell, cell);
    }
    svg.text("label", "middle", SIZE / 2.0, SIZE / 2.0, title);
    return svg.end();
  }

  private static double value(Figure figure) {
    return figure.estimate() == null ? 0 : figure.estimate().value();
  }

  private static void write(Svg svg, Figure figure, double middle, double top, double cell) {
    double y = top + 14;
    var line = new StringBuilder();
    for (String word : figure.label().split("-", -1)) {
      if (!line.isEmpty() && (line.length() + word.length() + 1) * LETTER > cell) {
        svg.text("small", "middle", middle, y, line.toString());
        y += 11;
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    svg.text("small", "middle", middle, y, line.toString());
    Estimate estimate = figure.estimate();
    String value = estimate == null ? "–" : Scale.text(estimate.value(), 3);
    svg.text("value", "middle", middle, top + cell - 10, value);
  }
}
