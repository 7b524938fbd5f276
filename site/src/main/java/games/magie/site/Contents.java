package games.magie.site;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// What stands beside every page: groups of pages, as `contents.txt` has them.
record Contents(Map<String, List<String>> groups) {
  static Contents parse(String text) {
    var groups = new LinkedHashMap<String, List<String>>();
    for (String line : text.lines().toList()) {
      String[] parts = line.split(": ", 2);
      groups.put(parts[0], List.of(parts[1].split(" ")));
    }
    return new Contents(groups);
  }

  /// @param titles of all pages, by their paths
  String beside(Document page, Map<String, String> titles) {
    return groups.entrySet().stream()
        .map(group -> {
          String links =
              group.getValue().stream()
                  .map(file -> link(page, file, titles))
                  .collect(Collectors.joining());
          return "<h2>%s</h2><ul>%s</ul>".formatted(group.getKey(), links);
        })
        .collect(Collectors.joining());
  }

  private static String link(Document page, String file, Map<String, String> titles) {
    String path = file.endsWith(".md") ? Markdown.path(java.nio.file.Path.of(file)) : file;
    String here = path.equals(page.path()) ? " aria-current=\"page\"" : "";
    return "<li><a href=\"%s%s\"%s>%s</a></li>"
        .formatted(page.toRoot(), path, here, Html.escaped(titles.getOrDefault(path, path)));
  }
}
