package games.magie.lab.study;

import games.magie.lab.Histogram;
import games.magie.lab.study.Summary.Difference;
import games.magie.lab.study.Summary.Figure;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A summary as JSON. The same study gives the same bytes.
public final class SummaryText {
  /// More digits than any interval is sure of.
  private static final MathContext DIGITS = new MathContext(8);

  private final Summary summary;
  private final JsonWriter out = new JsonWriter();

  public SummaryText(Summary summary) {
    this.summary = summary;
  }

  public String json() {
    Study study = summary.study();
    out.open('{');
    out.field("title").text(study.title());
    out.field("version").text(summary.version());
    out.field("study").text(study.digest());
    out.field("seed").raw(String.valueOf(study.seed()));
    out.field("level").raw(number(Normal.LEVEL));
    precision(study.precision());
    out.field("cases").open('[');
    summary.cases().forEach(this::of);
    out.close(']');
    out.field("comparisons").raw(String.valueOf(summary.layout().comparisons()));
    out.field("differences").open('[');
    summary.differences().forEach(this::difference);
    out.close(']');
    out.close('}');
    return out.text();
  }

  private void precision(@Nullable Precision precision) {
    if (precision != null) {
      out.field("precision").open('{');
      out.field("figure").text(precision.figure());
      out.field("margin").raw(number(precision.margin()));
      out.field("reached").raw(String.valueOf(summary.reached()));
      out.close('}');
    }
  }

  private void of(CaseTally tally) {
    StudyCase one = tally.layout().of();
    out.item().open('{');
    out.field("case").text(one.label());
    out.field("game").text(one.game().id());
    out.field("options").text(one.settings().text());
    out.field("bots").open('[');
    one.bots().forEach(bot -> out.item().text(bot));
    out.close(']');
    out.field("games").raw(String.valueOf(tally.games()));
    out.field("unfinished").raw(String.valueOf(tally.unfinished()));
    out.field("decisions").raw(String.valueOf(tally.decisions()));
    out.field("measures").open('[');
    for (Part part : tally.layout().parts()) {
      out.item().open('{');
      out.field("measure").text(part.measure().name());
      out.field("unit").text(part.shape().unit());
      out.field("figures").open('[');
      List<Figure> figures = summary.figures(tally, part);
      for (int at = 0; at < figures.size(); at++) {
        figure(figures.get(at), tally.spread(part.first() + at));
      }
      out.close(']');
      out.close('}');
    }
    out.close(']');
    out.close('}');
  }

  private void figure(Figure figure, @Nullable Histogram spread) {
    Estimate estimate = figure.estimate();
    out.item().open('{');
    out.field("label").text(figure.label());
    out.field("value").raw(estimate == null ? "null" : number(estimate.value()));
    out.field("margin").raw(estimate == null ? "null" : number(estimate.margin()));
    if (spread != null && spread.count() > 0) {
      out.field("p10").raw(String.valueOf(spread.quantile(0.1)));
      out.field("p50").raw(String.valueOf(spread.quantile(0.5)));
      out.field("p90").raw(String.valueOf(spread.quantile(0.9)));
    }
    out.close('}');
  }

  private void difference(Difference difference) {
    out.item().open('{');
    out.field("case").text(difference.of().of().label());
    out.field("from").text(difference.from().of().label());
    out.field("figure").text(difference.part().measure().name() + "." + difference.label());
    out.field("difference").raw(number(difference.estimate().value()));
    out.field("margin").raw(number(difference.estimate().margin()));
    out.close('}');
  }

  private static String number(double value) {
    return new BigDecimal(value).round(DIGITS).stripTrailingZeros().toPlainString();
  }
}
