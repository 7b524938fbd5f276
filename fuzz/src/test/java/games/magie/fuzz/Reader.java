package games.magie.fuzz;

import games.magie.kernel.BadInput;
import games.magie.wire.protocol.BadMessage;
import java.util.List;

/// A reader of text from outside, with what holds for it whatever it is given: it returns, or it
/// throws the exception for bad text with one line; and what it has read it can write and read
/// again. Anything else that [#read] throws is a finding.
interface Reader {
  void read(String text);

  /// Good texts to begin with.
  List<String> seeds();

  /// A step that may find the text bad; true if it does not.
  static boolean accepts(Runnable step) {
    try {
      step.run();
      return true;
    } catch (BadInput | BadMessage e) {
      String message = String.valueOf(e.getMessage());
      if (message.isBlank() || message.chars().anyMatch(c -> c == '\n' || c == '\r')) {
        throw new AssertionError("not one line: " + message, e);
      }
      return false;
    }
  }

  static void same(Object expected, Object actual) {
    if (!expected.equals(actual)) {
      throw new AssertionError("read again it is\n" + actual + "\ninstead of\n" + expected);
    }
  }
}
