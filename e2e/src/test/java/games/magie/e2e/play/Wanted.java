package games.magie.e2e.play;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// What the page is meant to keep to, and the worst that was measured of it in any game.
public enum Wanted {
  BYTES("first page, KB", 200),
  READY("first page, ready to click, median, ms", 1000),
  ECHO("echo of a move, 99 of 100, ms", 100),
  TASKS("tasks over 50 ms of processor", 0),
  LAYOUTS("forced layouts", 0),
  TABLES("tables in memory, of which one is played", 1),
  NODES("nodes in memory beside the page's, at the end for each halfway", 1.25);

  private static final Map<Wanted, Double> WORST = new EnumMap<>(Wanted.class);

  private final String what;
  private final double limit;

  Wanted(String what, double limit) {
    this.what = what;
    this.limit = limit;
  }

  public void is(double measured) {
    WORST.merge(this, measured, Math::max);
  }

  private String line() {
    double worst = WORST.getOrDefault(this, Double.NaN);
    return String.format(
        Locale.ROOT,
        "| %s | %.4g | %.4g | %s |",
        what,
        limit,
        worst,
        worst <= limit ? "yes" : "NO");
  }

  /// All of them as a table.
  public static String table() {
    return "| wanted | at most | worst of all games | held |\n|---|---|---|---|\n"
        + Arrays.stream(values()).map(Wanted::line).collect(Collectors.joining("\n"));
  }
}
