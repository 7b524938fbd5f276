package games.magie.lab.report;

import games.magie.lab.study.Estimate;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Bars with their intervals, a line for each; several in a group where cases are set side by side.
final class BarChart {
  static final int WIDTH = 760;
  private static final int LABELS = 230;
  private static final int VALUES = 130;
  private static final int LINE = 20;
  private static final int GAP = 8;
  private static final int TOP = 8;
  private static final int AXIS = 26;

  /// @param group what bars of one group have in common, written before the first of them
  /// @param colour the number of its colour
  record Bar(String group, int colour, @Nullable Estimate estimate) {}

  private final List<Bar> bars = new ArrayList<>();
  private final String title;
  private final String unit;

  BarChart(String title, String unit) {
    this.title = title;
    this.unit = unit;
  }

  void add(Bar bar) {
    bars.add(bar);
  }

  String svg() {
    double least = 0;
    double most = 0;
    for (Bar bar : bars) {
      if (bar.estimate() != null) {
        least = Math.min(least, bar.estimate().low());
        most = Math.max(most, bar.estimate().high());
      }
    }
    // What is never below zero has an axis that begins there, even if an interval doesn't.
    if (bars.stream().allMatch(bar -> bar.estimate() == null || bar.estimate().value() >= 0)) {
      least = 0;
    }
    var scale = Scale.of(least, most, LABELS, WIDTH - (double) VALUES);
    int height = TOP + AXIS;
    String group = "";
    for (Bar bar : bars) {
      height += LINE + (bar.group().equals(group) ? 0 : GAP);
      group = bar.group();
    }
    var svg = new Svg(WIDTH, height, title);
    axis(svg, scale, height);
    double y = TOP;
    group = "";
    for (Bar bar : bars) {
      if (!bar.group().equals(group)) {
        y += GAP;
        svg.text("label", "end", LABELS - 8.0, y + LINE * 0.7, bar.group());
      }
      group = bar.group();
      draw(svg, scale, bar, y);
      y += LINE;
    }
    return svg.end();
  }

  private void axis(Svg svg, Scale scale, int height) {
    double foot = height - (double) AXIS;
    for (double tick : scale.ticks()) {
      svg.line(tick == 0 ? "zero" : "grid", scale.at(tick), TOP, scale.at(tick), foot + 4);
      svg.text("tick", "middle", scale.at(tick), foot + 18, scale.label(tick));
    }
    svg.text("tick", "start", scale.to() + 14, foot + 18, unit);
  }

  private static void draw(Svg svg, Scale scale, Bar bar, double y) {
    double middle = y + LINE / 2.0;
    Estimate estimate = bar.estimate();
    if (estimate == null) {
      svg.text("value", "start", scale.at(0) + 4, middle + 4, "never");
      return;
    }
    double zero = scale.at(0);
    double end = scale.at(estimate.value());
    svg.box("s" + bar.colour(), Math.min(zero, end), y + 4, Math.abs(end - zero), LINE - 8.0);
    double low = scale.at(Math.max(scale.low(), estimate.low()));
    double high = scale.at(estimate.high());
    svg.line("whisker", low, middle, high, middle);
    svg.line("whisker", low, middle - 4, low, middle + 4);
    svg.line("whisker", high, middle - 4, high, middle + 4);
    svg.text("value", "start", scale.to() + 14, middle + 4, text(estimate));
  }

  /// For example `12.3 ± 0.4`: as many digits as the margin is sure of, and one more.
  static String text(Estimate estimate) {
    double margin = estimate.margin();
    if (margin == 0) {
      return Scale.text(estimate.value(), 4);
    }
    int digits = (int) (1 - StrictMath.floor(StrictMath.log10(margin)));
    int places = Math.max(0, Math.min(6, digits));
    String value = String.format(Locale.ROOT, "%,." + places + "f", estimate.value());
    String width = String.format(Locale.ROOT, "%,." + places + "f", margin);
    return value.replace('-', '\u2212') + " ± " + width;
  }
}
