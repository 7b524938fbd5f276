package games.magie.lab.report;

import games.magie.lab.study.Estimate;
import games.magie.lab.study.Summary.Figure;
import java.util.ArrayList;
import java.util.List;

/// Curves over time with bands for their intervals.
final class CurveChart {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 320;
  private static final int LEFT = 70;
  private static final int RIGHT = 110;
  private static final int TOP = 12;
  private static final int BOTTOM = 34;

  /// Lines with nothing between their names would run into each other.
  private static final int NAMES_APART = 16;

  private record Point(int time, Estimate estimate) {}

  private final String title;
  private final List<String> names;
  private final List<List<Point>> lines = new ArrayList<>();
  private int last = 1;
  private double least;
  private double most;

  /// @param figures those of the first line, then those of the second, and so on
  CurveChart(String title, List<String> names, int points, List<Figure> figures) {
    this.title = title;
    this.names = names;
    for (int line = 0; line < names.size(); line++) {
      var known = new ArrayList<Point>();
      for (int time = 0; time < points; time++) {
        Estimate estimate = figures.get(line * points + time).estimate();
        if (estimate != null) {
          known.add(new Point(time, estimate));
          last = Math.max(last, time);
          least = Math.min(least, estimate.value());
          most = Math.max(most, estimate.value());
        }
      }
      lines.add(known);
    }
  }

  String svg() {
    var svg = new Svg(WIDTH, HEIGHT, title);
    var x = Scale.of(0, last, LEFT, WIDTH - (double) RIGHT);
    var y = Scale.of(least, most, HEIGHT - (double) BOTTOM, TOP);
    for (double tick : y.ticks()) {
      svg.line(tick == 0 ? "zero" : "grid", LEFT, y.at(tick), x.to(), y.at(tick));
      svg.text("tick", "end", LEFT - 6.0, y.at(tick) + 4, y.label(tick));
    }
    for (double tick : x.ticks()) {
      svg.text("tick", "middle", x.at(tick), HEIGHT - 14.0, x.label(tick));
    }
    double free = Double.NEGATIVE_INFINITY;
    for (int line = 0; line < lines.size(); line++) {
      List<Point> points = lines.get(line);
      if (!points.isEmpty()) {
        draw(svg, x, y, points, line);
        double end = y.at(points.getLast().estimate().value());
        free = Math.abs(end - free) < NAMES_APART ? free + NAMES_APART : end;
        double at = x.at(points.getLast().time()) + 6;
        svg.text("label t" + line, "start", at, free + 4, names.get(line));
      }
    }
    return svg.end();
  }

  private static void draw(Svg svg, Scale x, Scale y, List<Point> points, int line) {
    int count = points.size();
    var across = new double[count];
    var up = new double[count];
    var around = new double[2 * count];
    var band = new double[2 * count];
    for (int at = 0; at < count; at++) {
      Point point = points.get(at);
      across[at] = x.at(point.time());
      up[at] = y.at(point.estimate().value());
      around[at] = across[at];
      band[at] = inside(y, point.estimate().high());
      around[2 * count - 1 - at] = across[at];
      band[2 * count - 1 - at] = inside(y, point.estimate().low());
    }
    svg.path("band s" + line, around, band);
    svg.path("curve c" + line, across, up);
  }

  /// A band of a point that few games reached may be wider than the picture.
  private static double inside(Scale y, double value) {
    return y.at(Math.max(y.low(), Math.min(y.high(), value)));
  }
}
