package games.magie.app.laws;

import games.magie.laws.Tally;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Map;

/// What was judged: a column for each game, a line for each law with the positions it has seen.
final class LawTable {
  private record Column(Tally tally, double seconds) {}

  private final Map<String, Column> columns = new LinkedHashMap<>();

  void add(String game, Tally tally, double seconds) {
    columns.put(game, new Column(tally, seconds));
  }

  String text() {
    var text = new StringBuilder();
    line(text, "positions seen by each law", columns.keySet().toArray(String[]::new));
    var laws = new LinkedHashSet<String>();
    columns.values().forEach(column -> laws.addAll(column.tally.positions().keySet()));
    for (String law : laws) {
      line(text, law, each(c -> number(c.tally.positions().getOrDefault(law, 0L))));
    }
    line(text, "transitions", each(c -> number(c.tally.transitions())));
    line(text, "walks", each(c -> number(c.tally.walks())));
    line(text, "seconds", each(c -> String.format(Locale.ROOT, "%.1f", c.seconds)));
    return text.toString();
  }

  private String[] each(java.util.function.Function<Column, String> cell) {
    return columns.values().stream().map(cell).toArray(String[]::new);
  }

  private static String number(long value) {
    return String.format(Locale.ROOT, "%,d", value);
  }

  private static void line(StringBuilder into, String head, String... cells) {
    into.append(String.format(Locale.ROOT, "%-34s", head));
    for (String cell : cells) {
      into.append(String.format(Locale.ROOT, "%13s", cell));
    }
    into.append('\n');
  }
}
