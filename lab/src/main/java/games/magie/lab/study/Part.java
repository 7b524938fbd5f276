package games.magie.lab.study;

import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import java.util.List;

/// A measure of a case, and where its figures stand among all of the case.
public record Part(StudyMeasure<?> measure, Shape shape, int first) {
  public List<String> labels() {
    return shape.labels();
  }

  /// For example `length.turns`.
  public String label(int figure) {
    return measure.name() + "." + labels().get(figure);
  }
}
