package games.magie.lab;

import games.magie.lab.Outcome.Bin;
import games.magie.lab.Outcome.Seat;
import java.util.Collection;
import java.util.Formatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// An outcome as a table for people and as JSON for programs: the same figures.
public final class OutcomeText {
  /// The longest bar of the histogram, in letters.
  private static final int BAR = 40;

  private OutcomeText() {}

  public static String table(Outcome outcome) {
    var text = new Formatter(Locale.ROOT);
    String options = outcome.options().isEmpty() ? "" : " " + outcome.options();
    text.format("%s%s, seed %d\n", outcome.game(), options, outcome.seed());
    text.format("games       %12d\n", outcome.games());
    text.format("unfinished  %12d\n", outcome.unfinished());
    text.format("decisions   %12d\n", outcome.decisions());
    text.format("turns, mean %12.2f ± %.2f\n", outcome.turns().mean(), outcome.turns().margin());
    text.format("turns, 90%%  %12d\n\n", outcome.turns().longest());
    lengths(outcome, text);
    text.format(
        "%-14s%12s%8s%8s%10s%14s%10s%10s\n",
        "seat", "won", "%", "±", "shared", "score, mean", "±", "median");
    for (Seat seat : outcome.seats()) {
      text.format(
          "%-14s%12d%8.2f%8.2f%10d%14.1f%10.1f%10d\n",
          seat.letter() + " " + seat.bot(),
          seat.won(),
          outcome.percent(seat.won()),
          outcome.margin(seat.won()),
          seat.shared(),
          seat.meanScore(),
          seat.scoreMargin(),
          seat.medianScore());
    }
    Collection<BotWins> bots = byBot(outcome.seats());
    if (bots.size() > 1) {
      text.format("\n%-14s%12s%8s%8s%10s\n", "bot", "won", "%", "±", "seats");
      for (BotWins bot : bots) {
        double percent = outcome.percent(bot.won());
        double margin = outcome.margin(bot.won());
        text.format(
            "%-14s%12d%8.2f%8.2f%10d\n", bot.bot(), bot.won(), percent, margin, bot.seats());
      }
    }
    return text.toString();
  }

  /// How long games were, as bars of letters.
  private static void lengths(Outcome outcome, Formatter text) {
    long most = outcome.turns().bins().stream().mapToLong(Bin::games).max().orElse(1);
    for (Bin bin : outcome.turns().bins()) {
      String range = bin.from() == bin.to() ? "" + bin.from() : bin.from() + "–" + bin.to();
      String bar = "#".repeat((int) Math.ceilDiv(BAR * bin.games(), most));
      text.format("%12s turns %6.2f %% %s\n", range, outcome.percent(bin.games()), bar);
    }
    text.format("\n");
  }

  /// Numbers have as many digits as they need; the order of the fields is fixed.
  public static String json(Outcome outcome) {
    var text = new StringBuilder("{");
    text.append("\"game\":").append(quoted(outcome.game()));
    text.append(",\"options\":").append(quoted(outcome.options()));
    text.append(",\"seed\":").append(outcome.seed());
    text.append(",\"games\":").append(outcome.games());
    text.append(",\"unfinished\":").append(outcome.unfinished());
    text.append(",\"decisions\":").append(outcome.decisions());
    text.append(",\"turns\":{\"mean\":").append(outcome.turns().mean());
    text.append(",\"p90\":").append(outcome.turns().longest());
    text.append(",\"margin\":").append(outcome.turns().margin());
    text.append(",\"histogram\":[");
    for (Bin bin : outcome.turns().bins()) {
      text.append(text.charAt(text.length() - 1) == '[' ? "" : ",");
      text.append("{\"from\":").append(bin.from()).append(",\"to\":").append(bin.to());
      text.append(",\"games\":").append(bin.games()).append('}');
    }
    text.append("]}");
    text.append(",\"seats\":[");
    for (Seat seat : outcome.seats()) {
      text.append(text.charAt(text.length() - 1) == '[' ? "" : ",");
      text.append("{\"seat\":").append(quoted(seat.letter()));
      text.append(",\"bot\":").append(quoted(seat.bot()));
      text.append(",\"won\":").append(seat.won());
      text.append(",\"shared\":").append(seat.shared());
      text.append(",\"score\":{\"mean\":").append(seat.meanScore());
      text.append(",\"median\":").append(seat.medianScore());
      text.append(",\"margin\":").append(seat.scoreMargin()).append('}');
      percent(seat.won(), outcome, text);
      text.append('}');
    }
    text.append("],\"bots\":[");
    for (BotWins bot : byBot(outcome.seats())) {
      text.append(text.charAt(text.length() - 1) == '[' ? "" : ",");
      text.append("{\"bot\":").append(quoted(bot.bot()));
      text.append(",\"seats\":").append(bot.seats());
      text.append(",\"won\":").append(bot.won());
      percent(bot.won(), outcome, text);
      text.append('}');
    }
    return text.append("]}\n").toString();
  }

  private record BotWins(String bot, int seats, long won) {}

  private static Collection<BotWins> byBot(List<Seat> seats) {
    Map<String, BotWins> bots = new LinkedHashMap<>();
    for (Seat seat : seats) {
      bots.merge(
          seat.bot(),
          new BotWins(seat.bot(), 1, seat.won()),
          (a, b) -> new BotWins(a.bot(), a.seats() + b.seats(), a.won() + b.won()));
    }
    return bots.values();
  }

  private static void percent(long won, Outcome outcome, StringBuilder text) {
    text.append(",\"percent\":").append(outcome.percent(won));
    text.append(",\"percentMargin\":").append(outcome.margin(won));
  }

  /// Names and options hold neither quotes nor control characters, but nobody should have to know.
  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }
}
