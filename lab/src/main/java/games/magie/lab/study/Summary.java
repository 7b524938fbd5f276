package games.magie.lab.study;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a study found, worked out from its tally: the same for the report and for programs.
public final class Summary {
  /// A figure of a case; no estimate where no game counted for it.
  public record Figure(String label, @Nullable Estimate estimate) {}

  /// A figure less that of the case with which it is compared.
  public record Difference(
      CaseLayout of, CaseLayout from, Part part, String label, Estimate estimate) {}

  private final Layout layout;
  private final StudyTally tally;
  private final String version;
  private final boolean reached;

  public Summary(Layout layout, StudyTally tally, String version, boolean reached) {
    this.layout = layout;
    this.tally = tally;
    this.version = version;
    this.reached = reached;
  }

  public Study study() {
    return layout.study();
  }

  public Layout layout() {
    return layout;
  }

  public List<CaseTally> cases() {
    return tally.cases();
  }

  /// Of the program and of the rules that were played.
  public String version() {
    return version;
  }

  /// Whether the precision that was asked for was reached.
  public boolean reached() {
    return reached;
  }

  public List<Figure> figures(CaseTally of, Part part) {
    var figures = new ArrayList<Figure>();
    List<String> labels = part.labels();
    for (int at = 0; at < labels.size(); at++) {
      figures.add(new Figure(labels.get(at), Estimates.of(of, part.first() + at)));
    }
    return figures;
  }

  public List<Difference> differences() {
    var estimates = new Estimates(layout, tally);
    var differences = new ArrayList<Difference>();
    for (CaseTally one : tally.cases()) {
      for (Part part : one.layout().parts()) {
        List<String> labels = part.labels();
        for (int at = 0; at < labels.size(); at++) {
          Estimate estimate = estimates.difference(one, part.first() + at);
          if (estimate != null) {
            CaseLayout base = layout.of(one.layout().of().base());
            differences.add(new Difference(one.layout(), base, part, labels.get(at), estimate));
          }
        }
      }
    }
    return differences;
  }
}
