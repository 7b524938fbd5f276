package games.magie.lab.report;

import games.magie.lab.Histogram;
import games.magie.lab.report.BarChart.Bar;
import games.magie.lab.study.CaseTally;
import games.magie.lab.study.Estimate;
import games.magie.lab.study.Part;
import games.magie.lab.study.Precision;
import games.magie.lab.study.Study;
import games.magie.lab.study.StudyCase;
import games.magie.lab.study.Summary;
import games.magie.lab.study.Summary.Difference;
import games.magie.lab.study.Summary.Figure;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A summary as one page for people, that needs nothing else: no network, no script.
public final class Report {
  private static final int COLOURS = 8;

  /// More than this are told in a table alone.
  private static final int MOST_SPREADS = 24;

  private final Summary summary;
  private final Study study;
  private final StringBuilder out = new StringBuilder();

  public Report(Summary summary) {
    this.summary = summary;
    this.study = summary.study();
  }

  public String html() {
    String title = Svg.escaped(study.title());
    out.append("<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n");
    out.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
    out.append("<title>").append(title).append("</title>\n<style>").append(Style.CSS);
    out.append("</style>\n<h1>").append(title).append("</h1>\n");
    lead();
    differences();
    for (String measure : study.measures()) {
      measure(measure);
    }
    out.append(
        "<h2>The study</h2>\n<p>The same file and version give the same figures.</p>\n<pre>");
    out.append(Svg.escaped(study.text())).append("</pre>\n");
    out.append("<p class=\"about\">").append(Svg.escaped(summary.version())).append("</p>\n");
    return out.toString();
  }

  private void lead() {
    out.append("<table><thead><tr><th>case<th>game<th>seats<th>options<th class=\"n\">games");
    out.append("<th class=\"n\">unfinished</thead>\n");
    for (CaseTally tally : summary.cases()) {
      StudyCase one = tally.layout().of();
      out.append("<tr><td>").append(key(tally)).append(Svg.escaped(one.label()));
      out.append("<td>").append(one.game().id());
      out.append("<td>").append(Svg.escaped(String.join(", ", one.bots())));
      out.append("<td>").append(Svg.escaped(one.settings().text()));
      out.append("<td class=\"n\">").append(count(tally.games()));
      out.append("<td class=\"n\">").append(count(tally.unfinished()));
    }
    out.append("</table>\n<p>Intervals are at 95 %.");
    if (summary.layout().comparisons() > 0) {
      out.append(
          " Game <i>n</i> of every case has the same seed, so the cases are compared game by");
      out.append(" game. ").append(summary.layout().comparisons());
      out.append(" differences are looked at; their intervals are widened so that all of them");
      out.append(" together hold at 95 %.");
    }
    Precision precision = study.precision();
    if (precision != null) {
      out.append(" It was to be played until the margin of ");
      out.append(Svg.escaped(precision.figure())).append(" was ").append(precision.margin());
      out.append(summary.reached() ? ", and was." : ", but the games were used up before.");
    }
    out.append("</p>\n");
  }

  private static String count(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private int colour(CaseTally tally) {
    return summary.cases().indexOf(tally) % COLOURS;
  }

  /// The colour of a case, where there are several.
  private String key(CaseTally tally) {
    return summary.cases().size() == 1
        ? ""
        : "<svg class=\"key\" viewBox=\"0 0 10 10\"><rect class=\"s%d\" width=\"10\" height=\"10\"/></svg> "
            .formatted(colour(tally));
  }

  private void differences() {
    List<Difference> all = summary.differences();
    if (all.isEmpty()) {
      return;
    }
    out.append(
        "<h2>Differences</h2>\n<p>How much larger a figure is than in the case it is compared");
    out.append(" with. <b>Bold</b>: it isn't chance.</p>\n");
    Set<Part> parts = new LinkedHashSet<>();
    all.forEach(one ->
        parts.add(
            one.from().parts().stream()
                .filter(part -> part.measure().name().equals(one.part().measure().name()))
                .findFirst()
                .orElseThrow()));
    var names = new LinkedHashSet<String>();
    parts.forEach(part -> names.add(part.measure().name()));
    for (String name : names) {
      List<Difference> of =
          all.stream().filter(one -> one.part().measure().name().equals(name)).toList();
      if (of.size() <= MOST_SPREADS) {
        var chart = new BarChart("differences of " + name, of.getFirst().part().shape().unit());
        for (Difference one : of) {
          int colour = summary.layout().cases().indexOf(one.of()) % COLOURS;
          chart.add(new Bar(name + "." + one.label(), colour, one.estimate()));
        }
        out.append(chart.svg());
      }
      out.append("<details><summary>").append(of.size()).append(" differences of ").append(name);
      out.append("</summary><table><thead><tr><th>figure<th>case<th>compared with");
      out.append("<th class=\"n\">difference</thead>\n");
      for (Difference one : of) {
        String text = BarChart.text(one.estimate());
        out.append("<tr><td>").append(Svg.escaped(name + "." + one.label()));
        out.append("<td>").append(Svg.escaped(one.of().of().label()));
        out.append("<td>").append(Svg.escaped(one.from().of().label()));
        out.append("<td class=\"n\">");
        out.append(one.estimate().clear() ? "<b>" + text + "</b>" : text);
      }
      out.append("</table></details>\n");
    }
  }

  private void measure(String name) {
    List<CaseTally> with = summary.cases();
    Part first = part(with.getFirst(), name);
    out.append("<h2>").append(Svg.escaped(name)).append("</h2>\n<p class=\"about\">");
    out.append(Svg.escaped(first.measure().about())).append("</p>\n");
    switch (first.shape().chart()) {
      case BARS -> bars(name);
      case CURVES -> with.forEach(tally -> curves(tally, part(tally, name)));
      case BOARD -> with.forEach(tally -> board(tally, part(tally, name)));
    }
    if (first.shape().spread()) {
      spreads(name);
    }
    table(name);
  }

  private static Part part(CaseTally of, String name) {
    return of.layout().parts().stream()
        .filter(part -> part.measure().name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  private String caption(CaseTally of) {
    return summary.cases().size() == 1 ? study.title() : of.layout().of().label();
  }

  private void bars(String name) {
    var labels = new LinkedHashSet<String>();
    summary.cases().forEach(tally -> labels.addAll(part(tally, name).labels()));
    var chart = new BarChart(name, part(summary.cases().getFirst(), name).shape().unit());
    for (String label : labels) {
      for (CaseTally tally : summary.cases()) {
        int at = part(tally, name).labels().indexOf(label);
        if (at >= 0) {
          Estimate estimate = summary.figures(tally, part(tally, name)).get(at).estimate();
          chart.add(new Bar(label, colour(tally), estimate));
        }
      }
    }
    out.append(chart.svg());
  }

  private void curves(CaseTally tally, Part part) {
    heading(tally);
    out.append(
        new CurveChart(
                part.measure().name() + ", " + caption(tally),
                part.shape().series(),
                part.shape().points(),
                summary.figures(tally, part))
            .svg());
  }

  private void board(CaseTally tally, Part part) {
    heading(tally);
    out.append(new BoardChart(caption(tally), summary.figures(tally, part)).svg());
  }

  private void heading(CaseTally tally) {
    if (summary.cases().size() > 1) {
      out.append("<h3>").append(key(tally)).append(Svg.escaped(caption(tally))).append("</h3>\n");
    }
  }

  private void spreads(String name) {
    int drawn = 0;
    for (CaseTally tally : summary.cases()) {
      Part part = part(tally, name);
      for (int at = 0; at < part.shape().size(); at++) {
        Histogram spread = tally.spread(part.first() + at);
        if (spread != null && spread.count() > 0 && drawn++ < MOST_SPREADS) {
          String caption = part.label(at) + ", " + tally.layout().of().label();
          out.append("<h3>").append(key(tally)).append(Svg.escaped(caption)).append("</h3>\n");
          out.append(new SpreadChart(caption, spread, colour(tally)).svg());
        }
      }
    }
  }

  private void table(String name) {
    out.append("<details><summary>the figures of ").append(Svg.escaped(name));
    out.append("</summary><table><thead><tr><th>case<th>figure<th class=\"n\">value");
    boolean spread = part(summary.cases().getFirst(), name).shape().spread();
    out.append(spread ? "<th class=\"n\">10 %<th class=\"n\">half<th class=\"n\">90 %" : "");
    out.append("</thead>\n");
    for (CaseTally tally : summary.cases()) {
      Part part = part(tally, name);
      List<Figure> figures = new ArrayList<>(summary.figures(tally, part));
      for (int at = 0; at < figures.size(); at++) {
        row(tally, figures.get(at), tally.spread(part.first() + at));
      }
    }
    out.append("</table></details>\n");
  }

  private void row(CaseTally tally, Figure figure, @Nullable Histogram spread) {
    Estimate estimate = figure.estimate();
    if (estimate == null) {
      return;
    }
    out.append("<tr><td>").append(Svg.escaped(tally.layout().of().label()));
    out.append("<td>").append(Svg.escaped(figure.label()));
    out.append("<td class=\"n\">").append(BarChart.text(estimate));
    if (spread != null) {
      for (double share : new double[] {0.1, 0.5, 0.9}) {
        out.append("<td class=\"n\">").append(spread.quantile(share));
      }
    }
  }
}
