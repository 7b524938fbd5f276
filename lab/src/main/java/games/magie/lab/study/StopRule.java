package games.magie.lab.study;

import games.magie.kernel.BadInput;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Whether a study has played enough: all of its games, or so many that every interval of one
/// figure, and of its differences, is as narrow as was asked for. It looks at the width alone and
/// never at the value, so stopping early favours no answer.
final class StopRule {
  /// Fewer games say too little about the width.
  private static final long FEWEST = 1_000;

  /// How far beyond the most games the need may seem to lie before the run is given up.
  private static final double HOPE = 4;

  private final Layout layout;
  private final @Nullable Precision precision;

  StopRule(Layout layout) {
    this.layout = layout;
    this.precision = layout.study().precision();
  }

  /// The widest margin of the figure that is asked for; infinite where nothing is known of it.
  double margin(StudyTally tally) {
    String figure = Objects.requireNonNull(precision).figure();
    var estimates = new Estimates(layout, tally);
    double widest = 0;
    for (CaseTally one : tally.cases()) {
      int place = one.layout().place(figure);
      if (place != CaseLayout.NONE) {
        widest = Math.max(widest, margin(Estimates.of(one, place)));
        if (one.layout().rival(place) != CaseLayout.NONE) {
          widest = Math.max(widest, margin(estimates.difference(one, place)));
        }
      }
    }
    return widest;
  }

  private static double margin(@Nullable Estimate estimate) {
    return estimate == null ? Double.POSITIVE_INFINITY : estimate.margin();
  }

  /// @throws BadInput if it seems that all games together won't do
  boolean enough(StudyTally tally) {
    if (precision == null || tally.of(0).games() < FEWEST) {
      return false;
    }
    double margin = margin(tally);
    if (margin <= precision.margin()) {
      return true;
    }
    double times = margin / precision.margin();
    double needed = tally.of(0).games() * times * times;
    if (needed > HOPE * layout.study().games()) {
      throw new BadInput(
          String.format(
              Locale.ROOT,
              "a margin of %s of %s cannot be reached: it takes about %.0f games, and the study"
                  + " allows %d",
              precision.margin(),
              precision.figure(),
              needed,
              layout.study().games()));
    }
    return false;
  }
}
