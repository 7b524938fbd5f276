package games.magie.kernel.terminal;

import java.util.ArrayList;
import java.util.List;

/// Text in lines and columns. Widths count what is seen: colour takes no room.
public final class Lines {
  public static final int WIDTH = 80;

  private Lines() {}

  public static int width(String text) {
    String seen = text.replaceAll("\u001b\\[[0-9;]*m", "");
    return seen.codePointCount(0, seen.length());
  }

  public static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - width(text)));
  }

  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - width(text))) + text;
  }

  /// Breaks a text between words, but not at its no-break spaces; every line begins with `indent`.
  public static List<String> wrap(String text, String indent) {
    var lines = new ArrayList<String>();
    var line = new StringBuilder(indent);
    for (String word : text.split(" ", -1)) {
      boolean empty = line.length() == indent.length();
      if (!empty && width(line.toString()) + 1 + width(word) > WIDTH - 2) {
        lines.add(line.toString());
        line = new StringBuilder(indent);
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines.stream().map(each -> each.replace('\u00a0', ' ')).toList();
  }

  /// Items side by side in columns of one width, as many as fit, from left to right.
  public static List<String> columns(List<String> items, int least, String indent) {
    int widest = items.stream().mapToInt(Lines::width).max().orElse(0);
    int column = Math.max(least, widest + 2);
    int perLine = Math.max(1, (WIDTH - indent.length()) / column);
    var lines = new ArrayList<String>();
    for (int at = 0; at < items.size(); at += perLine) {
      var line = new StringBuilder(indent);
      for (String item : items.subList(at, Math.min(at + perLine, items.size()))) {
        line.append(left(item, column));
      }
      lines.add(line.toString().stripTrailing());
    }
    return lines;
  }

  /// A line across the page with words at both ends.
  public static String rule(String first, String last) {
    String start = "── " + first + " ";
    String end = " " + last + " ──";
    return start + "─".repeat(Math.max(1, WIDTH - 1 - width(start) - width(end))) + end;
  }
}
