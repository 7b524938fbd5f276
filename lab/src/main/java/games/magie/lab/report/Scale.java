package games.magie.lab.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/// From numbers to places on a page, with round numbers at the ticks.
///
/// @param low the first tick
/// @param high the last tick
/// @param from where `low` is drawn
/// @param to where `high` is drawn
record Scale(double low, double high, double step, double from, double to) {
  private static final int TICKS = 6;
  private static final double[] ROUND = {1, 2, 2.5, 5, 10};

  /// A scale that holds both numbers.
  static Scale of(double least, double most, double from, double to) {
    double span = most > least ? most - least : 1;
    double rough = span / TICKS;
    double power = StrictMath.pow(10, StrictMath.floor(StrictMath.log10(rough)));
    double step = ROUND[ROUND.length - 1] * power;
    for (int at = ROUND.length - 1; at >= 0 && ROUND[at] * power >= rough * 0.999; at--) {
      step = ROUND[at] * power;
    }
    double low = StrictMath.floor(least / step + 1e-9) * step;
    double high = StrictMath.ceil((least + span) / step - 1e-9) * step;
    return new Scale(low, high, step, from, to);
  }

  double at(double value) {
    return from + (to - from) * (value - low) / (high - low);
  }

  List<Double> ticks() {
    var ticks = new ArrayList<Double>();
    long count = Math.round((high - low) / step);
    for (long tick = 0; tick <= count; tick++) {
      ticks.add(low + tick * step);
    }
    return ticks;
  }

  /// A number as people write it, with this many digits that matter.
  static String text(double value, int digits) {
    var rounded = new BigDecimal(value).round(new MathContext(digits));
    boolean whole = rounded.abs().compareTo(BigDecimal.valueOf(1000)) >= 0;
    String text =
        (whole ? rounded.setScale(0, RoundingMode.HALF_EVEN) : rounded)
            .stripTrailingZeros()
            .toPlainString();
    return text.replace('-', '\u2212');
  }

  String label(double tick) {
    return text(Math.abs(tick) < step / 1000 ? 0 : tick, 6);
  }
}
