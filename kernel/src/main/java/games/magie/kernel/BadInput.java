package games.magie.kernel;

/// Text from outside that cannot be read: its message is one line that names what is wrong and
/// where. It is thrown by readers of text only; a move that was read and is against the rules is a
/// [Refusal], which is a value.
///
/// A message often quotes the text, whatever that is. So what would break the line, or steer the
/// terminal or log that shows it, becomes a question mark, and a long message is cut.
public final class BadInput extends RuntimeException {
  static final int LONGEST = 500;

  public BadInput(String message) {
    super(oneLine(message));
  }

  private static String oneLine(String message) {
    int end = message.length();
    if (end > LONGEST) {
      end = Character.isHighSurrogate(message.charAt(LONGEST - 2)) ? LONGEST - 2 : LONGEST - 1;
    }
    var line = new StringBuilder(end + 1);
    for (int at = 0; at < end; at++) {
      char c = message.charAt(at);
      line.append(steers(c) ? '?' : c);
    }
    return (end < message.length() ? line.append('…') : line).toString();
  }

  /// Controls, separators of lines and paragraphs, and what turns the direction of text.
  private static boolean steers(char c) {
    return c < ' '
        || (c >= 0x7f && c <= 0x9f)
        || c == 0x200e
        || c == 0x200f
        || (c >= 0x2028 && c <= 0x202e)
        || (c >= 0x2066 && c <= 0x2069);
  }
}
