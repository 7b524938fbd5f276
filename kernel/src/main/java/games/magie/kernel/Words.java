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
}
