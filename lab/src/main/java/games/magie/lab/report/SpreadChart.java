package games.magie.lab.report;

import games.magie.lab.Histogram;

/// How the numbers of single games are spread, with the tenth, the half and nine tenths marked.
final class SpreadChart {
  private static final int WIDTH = 760;
  private static final int HEIGHT = 200;
  private static final int LEFT = 20;
  private static final int FOOT = 34;
  private static final int TOP = 26;
  private static final int BINS = 50;

  /// What lies beyond is drawn in the last bar.
  private static final double NEARLY_ALL = 0.995;

  private final String title;
  private final Histogram spread;
  private final int colour;

  SpreadChart(String title, Histogram spread, int colour) {
    this.title = title;
    this.spread = spread;
    this.colour = colour;
  }

  String svg() {
    int least = spread.quantile(0);
    int most = spread.quantile(NEARLY_ALL);
    int width = Math.max(1, (most - least + BINS) / BINS);
    int count = (most - least) / width + 1;
    var bins = new long[count];
    spread.forEach((number, times) -> bins[Math.min(count - 1, (number - least) / width)] += times);
    long highest = 0;
    for (long bin : bins) {
      highest = Math.max(highest, bin);
    }
    var svg = new Svg(WIDTH, HEIGHT, title);
    var x = Scale.of(least, least + (double) width * count, LEFT, WIDTH - (double) LEFT);
    double foot = HEIGHT - (double) FOOT;
    for (int bin = 0; bin < count; bin++) {
      double from = x.at(least + (double) bin * width);
      double to = x.at(least + (bin + 1.0) * width);
      double height = (foot - TOP) * bins[bin] / highest;
      svg.box("s" + colour, from + 0.5, foot - height, Math.max(0.5, to - from - 1), height);
    }
    svg.line("zero", LEFT, foot, WIDTH - (double) LEFT, foot);
    for (double tick : x.ticks()) {
      svg.text("tick", "middle", x.at(tick), foot + 16, x.label(tick));
    }
    mark(svg, x, 0.1, "10 %");
    mark(svg, x, 0.5, "half");
    mark(svg, x, 0.9, "90 %");
    return svg.end();
  }

  private void mark(Svg svg, Scale x, double share, String name) {
    int value = spread.quantile(share);
    svg.line("mark", x.at(value), TOP - 8.0, x.at(value), HEIGHT - (double) FOOT);
    svg.text("tick", "middle", x.at(value), TOP - 12.0, name + ": " + value);
  }
}
