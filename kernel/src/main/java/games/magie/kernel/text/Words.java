package games.magie.kernel.text;

import java.util.ArrayList;
import java.util.List;

/// Words between blanks.
public final class Words {
  private Words() {}

  /// A text of words with one blank between them, as events and moves write themselves:
  /// `join("took", Seats.letter(seat), colour, square)` is `took B light-blue 3`.
  ///
  /// @param rest [Named] things, whole numbers and words
  public static String join(String first, Object... rest) {
    if (rest.length == 0) {
      return first;
    }
    var text = new StringBuilder(first);
    for (Object part : rest) {
      text.append(' ').append(word(part));
    }
    return text.toString();
  }

  private static String word(Object part) {
    if (part instanceof Named named) {
      return named.text();
    }
    if (part instanceof Integer || part instanceof String) {
      return part.toString();
    }
    throw new IllegalArgumentException("no word for " + part);
  }

  public static List<String> split(String text) {
    var words = new ArrayList<String>();
    int start = -1;
    for (int at = 0; at <= text.length(); at++) {
      boolean blank = at == text.length() || text.charAt(at) == ' ' || text.charAt(at) == '\t';
      if (blank && start >= 0) {
        words.add(text.substring(start, at));
        start = -1;
      } else if (!blank && start < 0) {
        start = at;
      }
    }
    return words;
  }

  /// The words of a text from `start` with one blank between them. Mostly they stand like that
  /// already, but for the blanks around them.
  public static String spaced(String text, int start) {
    int from = start;
    int to = text.length();
    while (from < to && text.charAt(from) == ' ') {
      from++;
    }
    while (to > from && text.charAt(to - 1) == ' ') {
      to--;
    }
    for (int at = from; at < to; at++) {
      char sign = text.charAt(at);
      if (sign == '\t' || (sign == ' ' && text.charAt(at + 1) == ' ')) {
        return String.join(" ", split(text.substring(from, to)));
      }
    }
    return text.substring(from, to);
  }
}
