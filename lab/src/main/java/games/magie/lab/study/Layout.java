package games.magie.lab.study;

import games.magie.kernel.BadInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The figures of all cases of a study.
public final class Layout {
  private final Study study;
  private final List<CaseLayout> cases = new ArrayList<>();

  public Layout(Study study) {
    this.study = study;
    for (StudyCase one : study.cases()) {
      var layout = new CaseLayout(study, one);
      if (study.compare() && one.compared()) {
        layout.compareWith(cases.get(one.base()));
      }
      cases.add(layout);
    }
  }

  public Study study() {
    return study;
  }

  public List<CaseLayout> cases() {
    return List.copyOf(cases);
  }

  public CaseLayout of(int number) {
    return cases.get(number);
  }

  /// How many differences are looked at. Their intervals are made wider by it (Bonferroni), so that
  /// all of them hold together at 95 %.
  public int comparisons() {
    return cases.stream()
        .mapToInt(one ->
            (int)
                IntStream.range(0, one.size())
                    .filter(figure -> one.rival(figure) != CaseLayout.NONE)
                    .count())
        .sum();
  }

  /// Complains about a precision of a figure that no case has.
  void checkPrecision() {
    Precision precision = study.precision();
    if (precision != null
        && cases.stream().allMatch(one -> one.place(precision.figure()) == CaseLayout.NONE)) {
      throw new BadInput(
          "no figure '%s' is measured: it is a measure and a label such as %s"
              .formatted(precision.figure(), cases.getFirst().parts().getFirst().label(0)));
    }
  }
}
