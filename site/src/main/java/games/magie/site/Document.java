package games.magie.site;

import java.util.ArrayList;
import java.util.List;

/// One page of the site.
///
/// @param path below the site, with `/`
/// @param body HTML that begins with the title
record Document(String path, String title, String body) {
  /// A part of a page below one heading, to be searched for.
  record Section(String anchor, String heading, String text) {}

  /// The way from this page to the site's root: empty, `../`, `../../`.
  String toRoot() {
    return "../".repeat((int) path.chars().filter(c -> c == '/').count());
  }

  /// A section for every heading and every item that can be linked to.
  List<Section> sections() {
    var sections = new ArrayList<Section>();
    var matcher = Anchors.ANCHORED.matcher(body);
    String anchor = "";
    String heading = title;
    int from = 0;
    while (matcher.find()) {
      add(sections, anchor, heading, body.substring(from, matcher.start()));
      boolean item = matcher.group("item") != null;
      anchor = matcher.group(item ? "item" : "id");
      heading = item ? anchor : Html.text(matcher.group("heading"));
      from = matcher.end();
    }
    add(sections, anchor, heading, body.substring(from));
    return sections;
  }

  private static void add(List<Section> sections, String anchor, String heading, String html) {
    String text = Html.text(html);
    if (!anchor.isEmpty() || !text.isEmpty()) {
      sections.add(new Section(anchor, heading, text));
    }
  }
}
