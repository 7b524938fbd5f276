package games.magie.bots.classic;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/// How a trader plays: one number for each [Weight].
final class Style {
  private static final Style TRADER = resource("trader.txt");

  private final double[] values;

  private Style(double[] values) {
    this.values = values;
  }

  /// That of the usual trader, as it stands in the text beside this class.
  static Style trader() {
    return TRADER;
  }

  double of(Weight weight) {
    return values[weight.ordinal()];
  }

  /// The same with one weight changed, kept within its bounds.
  Style with(Weight weight, double value) {
    double[] changed = values.clone();
    changed[weight.ordinal()] = Math.clamp(value, weight.least(), weight.most());
    return new Style(changed);
  }

  private static Style resource(String name) {
    try (InputStream in = Style.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new BadInput("no weights " + name);
      }
      return parse(name, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /// Reads a line for each weight, in their order; lines with `#` say how they were made.
  ///
  /// @param name what complaints call the text
  static Style parse(String name, String text) {
    List<String> lines = text.lines().filter(l -> !l.isBlank() && !l.startsWith("#")).toList();
    Weight[] all = Weight.values();
    if (lines.size() != all.length) {
      throw new BadInput(
          "weights %s: %d of them, but this version has %d"
              .formatted(name, lines.size(), all.length));
    }
    var values = new double[all.length];
    for (Weight weight : all) {
      String line = lines.get(weight.ordinal());
      double value = number(name, weight, line);
      if (!(value >= weight.least() && value <= weight.most())) {
        throw new BadInput(
            "weights %s: '%s' must lie between %s and %s"
                .formatted(name, line, weight.least(), weight.most()));
      }
      values[weight.ordinal()] = value;
    }
    return new Style(values);
  }

  private static double number(String name, Weight weight, String line) {
    String[] words = line.split(" ", -1);
    if (words.length != 2 || !words[0].equals(weight.text())) {
      throw new BadInput(
          "weights %s: '%s' where %s is expected".formatted(name, line, weight.text()));
    }
    try {
      return Double.parseDouble(words[1]);
    } catch (NumberFormatException _) {
      throw new BadInput("weights %s: no number in '%s'".formatted(name, line));
    }
  }

  /// @param head lines that say how the weights were made
  String text(List<String> head) {
    var text = new StringBuilder();
    head.forEach(line -> text.append("# ").append(line).append('\n'));
    for (Weight weight : Weight.values()) {
      text.append(String.format(Locale.ROOT, "%s %.5f\n", weight.text(), of(weight)));
    }
    return text.toString();
  }
}
