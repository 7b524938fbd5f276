package games.magie.bots.search;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/// Weights as text: a head of lines with `#` that say how they were made, then a line for each
/// feature with its name and its weight, in the order of the features.
public final class Weights {
  private Weights() {}

  /// Reads what stands beside a class.
  public static double[] resource(Class<?> beside, String name, List<String> features) {
    return parse(name, read(beside, name), features);
  }

  /// Reads how often each of some numbers from 0 on came, one count a line.
  public static int[] counts(Class<?> beside, String name) {
    return read(beside, name)
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .mapToInt(Integer::parseInt)
        .toArray();
  }

  private static String read(Class<?> beside, String name) {
    try (InputStream in = beside.getResourceAsStream(name)) {
      if (in == null) {
        throw new BadInput("no weights " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /// @param name what complaints call it
  public static double[] parse(String name, String text, List<String> features) {
    List<String> lines =
        text.lines().filter(line -> !line.isBlank() && !line.startsWith("#")).toList();
    if (lines.size() != features.size()) {
      throw new BadInput(
          "weights %s: %d of them, but this version looks at %d features"
              .formatted(name, lines.size(), features.size()));
    }
    var weights = new double[features.size()];
    for (int at = 0; at < weights.length; at++) {
      String[] words = lines.get(at).split(" ", -1);
      if (words.length != 2 || !words[0].equals(features.get(at))) {
        throw new BadInput(
            "weights %s: '%s' where %s is expected"
                .formatted(name, lines.get(at), features.get(at)));
      }
      weights[at] = number(name, lines.get(at), words[1]);
    }
    return weights;
  }

  private static double number(String name, String line, String word) {
    try {
      double weight = Double.parseDouble(word);
      if (Double.isFinite(weight)) {
        return weight;
      }
    } catch (NumberFormatException _) {
      // said below
    }
    throw new BadInput("weights %s: no number in '%s'".formatted(name, line));
  }

  /// @param head lines without the `#`
  public static String text(List<String> head, List<String> features, double[] weights) {
    var text = new StringBuilder();
    head.forEach(line -> text.append("# ").append(line).append('\n'));
    for (int at = 0; at < weights.length; at++) {
      text.append(features.get(at)).append(String.format(Locale.ROOT, " %.5f\n", weights[at]));
    }
    return text.toString();
  }

  /// The names of an enum of features, as they stand in the text.
  public static List<String> names(Enum<?>[] features) {
    return Arrays.stream(features)
        .map(feature -> feature.name().toLowerCase(Locale.ROOT).replace('_', '-'))
        .toList();
  }
}
