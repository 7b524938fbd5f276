package games.magie.kernel;

import java.util.ArrayList;
import java.util.List;

/// Words between blanks.
public final class Words {
  private Words() {}

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
