package games.magie.site;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/// Names of headings as GitHub makes them, so that a link works there and here.
final class Anchors {
  /// A heading or a list item with a name.
  static final Pattern ANCHORED =
      Pattern.compile(
          "<(?:h[1-6] id=\"(?<id>[^\"]+)\">(?<heading>.*?)</h[1-6]>|li id=\"(?<item>[^\"]+)\">)");

  private final Map<String, Integer> used = new HashMap<>();

  String of(String heading) {
    String plain =
        heading
            .strip()
            .toLowerCase(Locale.ROOT)
            .replaceAll("[^\\p{L}\\p{N} _-]", "")
            .replace(' ', '-');
    int before = used.merge(plain, 1, Integer::sum) - 1;
    return before == 0 ? plain : plain + "-" + before;
  }
}
