package games.magie.site;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds links that lead nowhere: to a file or an anchor that isn't there. Other sites aren't
/// asked.
final class Links {
  private static final Pattern LINK = Pattern.compile("\\s(?:href|src)=\"([^\"]*)\"");
  private static final Pattern ANCHOR = Pattern.compile("\\s(?:id|name)=\"([^\"]*)\"");

  private final Path folder;
  private final Map<Path, Set<String>> anchors = new HashMap<>();

  Links(Path folder) {
    this.folder = folder;
  }

  /// Every dead link of our own pages, as `page: link`.
  List<String> dead() throws IOException {
    var dead = new ArrayList<String>();
    try (var files = Files.walk(folder)) {
      for (Path page : files.filter(Links::ours).sorted().toList()) {
        if (page.startsWith(folder.resolve(Api.FOLDER))) {
          continue;
        }
        Matcher link = LINK.matcher(Files.readString(page));
        while (link.find()) {
          String to = link.group(1).replace("&amp;", "&");
          if (!to.matches("(https?|mailto):.*") && !leads(page, to)) {
            dead.add(folder.relativize(page) + ": " + to);
          }
        }
      }
    }
    return dead;
  }

  private static boolean ours(Path file) {
    return file.toString().endsWith(".html");
  }

  private boolean leads(Path page, String link) throws IOException {
    String[] parts = link.split("#", 2);
    Path target =
        parts[0].isEmpty()
            ? page
            : page.resolveSibling(URLDecoder.decode(parts[0], StandardCharsets.UTF_8)).normalize();
    if (!Files.isRegularFile(target) || !target.startsWith(folder)) {
      return false;
    }
    return parts.length == 1 || !ours(target) || anchors(target).contains(parts[1]);
  }

  private Set<String> anchors(Path page) throws IOException {
    Set<String> known = anchors.get(page);
    if (known == null) {
      known = new HashSet<>();
      Matcher anchor = ANCHOR.matcher(Files.readString(page));
      while (anchor.find()) {
        known.add(anchor.group(1));
      }
      anchors.put(page, known);
    }
    return known;
  }
}
