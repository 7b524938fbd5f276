package games.magie.laws.each;

import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Words;
import games.magie.laws.LawBroken;
import java.util.ArrayList;
import java.util.List;

/// Texts of moves with a word changed, dropped, doubled or put elsewhere.
public final class OddTexts {
  private static final List<String> ODD =
      List.of(
          "0",
          "-1",
          "1",
          "7",
          "99",
          "2147483647",
          "2147483648",
          "-",
          "*",
          "A",
          "B",
          "Z",
          "é",
          "all",
          "none",
          "+",
          "a+b",
          "/",
          ".",
          "@",
          "red.2",
          "?",
          "1/2");

  private OddTexts() {}

  public static String change(String text, List<String> others, Seeded random) {
    var words = new ArrayList<>(Words.split(text));
    int at = random.below(words.size());
    switch (random.below(6)) {
      case 0 -> words.set(at, ODD.get(random.below(ODD.size())));
      case 1 -> words.add(at, ODD.get(random.below(ODD.size())));
      case 2 -> words.remove(at);
      case 3 -> words.add(words.get(at));
      case 4 -> java.util.Collections.swap(words, at, random.below(words.size()));
      default -> {
        List<String> other = Words.split(others.get(random.below(others.size())));
        words.set(at, other.get(random.below(other.size())));
      }
    }
    return String.join(" ", words);
  }

  /// A failure with the input that led to it, in one line before the rest.
  public static LawBroken because(String input, RuntimeException e) {
    boolean plain = e instanceof LawBroken;
    var broken = new LawBroken("%s: %s".formatted(input, plain ? e.getMessage() : e.toString()));
    broken.initCause(e);
    return broken;
  }
}
