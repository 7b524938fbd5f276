package games.magie.lab.study;

/// Writes JSON in the order in which it is told, a line for each field or item of the outer levels.
final class JsonWriter {
  /// Deeper than this everything stands on one line.
  private static final int LINES = 5;

  private final StringBuilder out = new StringBuilder();
  private int depth;
  private boolean first = true;

  JsonWriter open(char bracket) {
    out.append(bracket);
    depth++;
    first = true;
    return this;
  }

  JsonWriter close(char bracket) {
    depth--;
    if (!first) {
      line();
    }
    out.append(bracket);
    first = false;
    return this;
  }

  /// Before each item of a list.
  JsonWriter item() {
    out.append(first ? "" : ",");
    first = false;
    line();
    return this;
  }

  JsonWriter field(String name) {
    item();
    return text(name).raw(":");
  }

  JsonWriter text(String text) {
    out.append('"');
    for (int at = 0; at < text.length(); at++) {
      char sign = text.charAt(at);
      if (sign == '"' || sign == '\\') {
        out.append('\\').append(sign);
      } else if (sign < ' ') {
        out.append("\\u00").append(Character.forDigit(sign >> 4, 16));
        out.append(Character.forDigit(sign & 15, 16));
      } else {
        out.append(sign);
      }
    }
    out.append('"');
    return this;
  }

  JsonWriter raw(String text) {
    out.append(text);
    return this;
  }

  private void line() {
    if (depth < LINES) {
      out.append('\n').append("  ".repeat(depth));
    } else if (out.charAt(out.length() - 1) == ',') {
      out.append(' ');
    }
  }

  String text() {
    return out + "\n";
  }
}
