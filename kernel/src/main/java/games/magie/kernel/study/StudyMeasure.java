package games.magie.kernel.study;

import games.magie.kernel.Settings;
import games.magie.kernel.View;

/// Something that a study measures in a game. A [games.magie.kernel.Measure] tells how a seat is
/// doing; this tells what came of a whole game, in figures that can be added up.
public interface StudyMeasure<V extends View> {
  /// As a study file says it: a word such as `visits`.
  String name();

  /// What it is, in a sentence for the report.
  String about();

  Shape shape(Settings settings, int seats);

  /// Whether it must hear what happens. A game that nobody listens to is played faster.
  default boolean listens() {
    return true;
  }

  /// @param figures of the shape that this measure has for these settings and seats
  Watch<V> watch(Settings settings, int seats, Figures figures);
}
