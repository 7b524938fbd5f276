package games.magie.wire.scenario;

import java.util.ArrayList;
import java.util.List;

/// A line of a scenario file with the indented lines that belong to it.
///
/// @param number counted from 1
/// @param text without blanks around it
public record Line(int number, String text, List<Line> block) {
  public Line {
    block = List.copyOf(block);
  }

  /// The lines of a file. Empty lines mean nothing; an indented line belongs to the last one that
  /// is not.
  static List<Line> of(String file) {
    var lines = new ArrayList<Line>();
    int number = 0;
    for (String raw : file.lines().toList()) {
      number++;
      String text = raw.strip();
      if (text.isEmpty()) {
        continue;
      }
      boolean indented = Character.isWhitespace(raw.charAt(0));
      var line = new Line(number, text, List.of());
      if (!indented || lines.isEmpty() || text.startsWith("#")) {
        lines.add(line);
      } else {
        Line last = lines.removeLast();
        var block = new ArrayList<>(last.block());
        block.add(line);
        lines.add(new Line(last.number(), last.text(), block));
      }
    }
    return lines;
  }

  boolean isComment() {
    return text.startsWith("#");
  }

  /// What follows a comment's sign.
  String comment() {
    return text.substring(1).strip();
  }

  /// The block as text, one line each.
  String blockText() {
    return String.join("\n", block.stream().map(Line::text).toList());
  }
}
