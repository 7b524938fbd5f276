package games.magie.site;

import java.util.regex.Pattern;

/// Text as HTML writes it.
final class Html {
  private static final Pattern TAG = Pattern.compile("<[^>]*>");

  private Html() {}

  static String escaped(String text) {
    return text.replace("&", "&amp;")
        .replace("<", "&lt;")
        .replace(">", "&gt;")
        .replace("\"", "&quot;");
  }

  /// What a reader sees.
  static String text(String html) {
    return TAG.matcher(html)
        .replaceAll(" ")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&amp;", "&")
        .replaceAll("\\s+", " ")
        .strip();
  }

  /// A string as JavaScript writes it.
  static String quoted(String text) {
    return '"'
        + text.replace("\\", "\\\\")
            .replace("\"", "\\\"")
            .replace("\n", "\\n")
            .replace("<", "\\u003c")
        + '"';
  }
}
