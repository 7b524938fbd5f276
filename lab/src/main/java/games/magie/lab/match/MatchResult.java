package games.magie.lab.match;

import games.magie.lab.match.Sprt.Verdict;
import java.util.Formatter;
import java.util.Locale;

/// What a match found.
///
/// @param one the share of the wins of the first player, over the deals
/// @param difference of that and the other's share, deal by deal
/// @param micros processor time that a decision of the first player took; this alone depends on the
///   machine
public record MatchResult(
    String game,
    MatchPlan plan,
    int games,
    int unfinished,
    Mean one,
    Mean other,
    Mean difference,
    Verdict verdict,
    double micros) {

  /// Everything but the time, as a table.
  public String table() {
    var text = new Formatter(Locale.ROOT);
    String options = plan.settings().text();
    text.format(
        "%s%s, %d seats, seed %d\n",
        game, options.isEmpty() ? "" : " " + options, plan.seats(), plan.seed());
    text.format("%-24s%10d\n", "deals", one.count());
    text.format("%-24s%10d\n", "games", games);
    text.format("%-24s%10d\n\n", "unfinished", unfinished);
    row(text, plan.one(), one, "");
    if (plan.field() == null) {
      text.format("%-24s%10.2f %%\n", "a fair share", 100.0 / plan.seats());
    } else {
      row(text, plan.other(), other, "");
    }
    row(text, "difference", difference, "+");
    if (plan.sprt() != null) {
      text.format(
          Locale.ROOT,
          "\nsequential test of %+.1f against %+.1f points: %s\n",
          100 * plan.sprt().upper(),
          100 * plan.sprt().lower(),
          switch (verdict) {
            case UPPER -> "it is the upper";
            case LOWER -> "it is the lower";
            case OPEN -> "not decided";
          });
    }
    return text.toString();
  }

  private static void row(Formatter text, String name, Mean mean, String sign) {
    text.format(
        "%-24s%" + sign + "10.2f %% ± %.2f\n", name, 100 * mean.mean(), 100 * mean.margin());
  }

  public String json() {
    return String.format(
        Locale.ROOT,
        "{\"game\":\"%s\",\"options\":\"%s\",\"seats\":%d,\"seed\":%d,\"one\":\"%s\",\"other\":\"%s\","
            + "\"field\":\"%s\",\"deals\":%d,\"games\":%d,\"unfinished\":%d,"
            + "\"share\":%.6f,\"margin\":%.6f,\"difference\":%.6f,\"differenceMargin\":%.6f,"
            + "\"verdict\":\"%s\"}\n",
        game,
        plan.settings().text(),
        plan.seats(),
        plan.seed(),
        plan.one(),
        plan.other(),
        plan.field() == null ? plan.other() : plan.field(),
        one.count(),
        games,
        unfinished,
        one.mean(),
        one.margin(),
        difference.mean(),
        difference.margin(),
        verdict.name().toLowerCase(Locale.ROOT));
  }
}
