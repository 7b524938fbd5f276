package games.magie.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A clause or a decision as the documents have it.
///
/// @param id `express.go`, `express.E12`
public record RuleText(String id, String text) {
  private static final Pattern CITED = Pattern.compile("\\b([A-Z])(\\d+)(?:[–-][A-Z](\\d+))?\\b");

  /// The decisions that the text names, ranges such as `E17–E19` written out: `E17`, `E18`, `E19`.
  public List<String> cited() {
    var names = new ArrayList<String>();
    var matcher = CITED.matcher(text);
    while (matcher.find()) {
      int first = Integer.parseInt(matcher.group(2));
      int last = matcher.group(3) == null ? first : Integer.parseInt(matcher.group(3));
      for (int number = first; number <= last; number++) {
        names.add(matcher.group(1) + number);
      }
    }
    return List.copyOf(names);
  }
}
