package games.magie.kernel;

import games.magie.kernel.text.Numbers;
import java.util.List;

/// Something the players may choose before the game. `values` lists the choices; where it is empty
/// any whole number from `least` to `most` is one.
public record Option(
    String name, String fallback, List<String> values, int least, int most, Clause clause) {
  public Option {
    values = List.copyOf(values);
  }

  public static Option choice(String name, Clause clause, String fallback, String... others) {
    var values = new java.util.ArrayList<String>();
    values.add(fallback);
    values.addAll(List.of(others));
    return new Option(name, fallback, values, 0, 0, clause);
  }

  /// Off unless somebody switches it on.
  public static Option flag(String name, Clause clause) {
    return choice(name, clause, "off", "on");
  }

  public static Option number(String name, Clause clause, int fallback, int least, int most) {
    return new Option(name, String.valueOf(fallback), List.of(), least, most, clause);
  }

  /// Values worth trying: all of a choice, the ends and the default of a range.
  public List<String> examples() {
    return values.isEmpty()
        ? List.of(fallback, String.valueOf(least), String.valueOf(most))
        : values;
  }

  void check(String value) {
    if (values.isEmpty()) {
      Numbers.parse(value, "option " + name, least, most);
    } else if (!values.contains(value)) {
      throw new BadInput(
          "option %s cannot be '%s': choose %s".formatted(name, value, String.join(", ", values)));
    }
  }
}
