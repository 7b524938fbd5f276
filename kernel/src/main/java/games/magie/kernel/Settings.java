package games.magie.kernel;

import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The options of one table. Text form: `target=10000 houses-persist=on`, only what differs from
/// the default, in the order in which the game lists its options.
public final class Settings {
  private final List<Option> options;
  private final List<String> values;

  /// What [#derive] made.
  private @Nullable Object derived;

  private Settings(List<Option> options, List<String> values) {
    this.options = List.copyOf(options);
    this.values = List.copyOf(values);
  }

  public static Settings defaults(List<Option> options) {
    return new Settings(options, options.stream().map(Option::fallback).toList());
  }

  /// Reads `k=v` pairs separated by blanks.
  public static Settings parse(List<Option> options, String text) {
    var values = new ArrayList<>(defaults(options).values);
    var seen = new boolean[options.size()];
    for (String pair : Words.split(text)) {
      int equals = pair.indexOf('=');
      if (equals < 1) {
        throw new BadInput("option '" + pair + "' should look like name=value");
      }
      int at = index(options, pair.substring(0, equals));
      if (seen[at]) {
        throw new BadInput("option " + options.get(at).name() + " is given twice");
      }
      seen[at] = true;
      String value = pair.substring(equals + 1);
      options.get(at).check(value);
      values.set(at, value);
    }
    return new Settings(options, values);
  }

  public String get(String name) {
    return values.get(index(options, name));
  }

  public int number(String name) {
    return Integer.parseInt(get(name));
  }

  public boolean on(String name) {
    return get(name).equals("on");
  }

  /// What a game reads out of its settings, made once and kept with them, so that a thousand games
  /// by the same settings share it. It must be immutable.
  public <T> T derive(Class<T> type, Function<Settings, T> maker) {
    Object known = derived;
    if (!type.isInstance(known)) {
      known = maker.apply(this);
      derived = known;
    }
    return type.cast(known);
  }

  /// What departs from the rulebook's default, in the order of the options.
  public List<Option> departures() {
    return options.stream()
        .filter(option -> !get(option.name()).equals(option.fallback()))
        .toList();
  }

  public String text() {
    var text = new StringBuilder();
    for (Option option : departures()) {
      text.append(text.isEmpty() ? "" : " ").append(option.name()).append('=');
      text.append(get(option.name()));
    }
    return text.toString();
  }

  private static int index(List<Option> options, String name) {
    for (int at = 0; at < options.size(); at++) {
      if (options.get(at).name().equals(name)) {
        return at;
      }
    }
    throw new BadInput(
        "no option '%s': there are %s"
            .formatted(name, String.join(", ", options.stream().map(Option::name).toList())));
  }
}
