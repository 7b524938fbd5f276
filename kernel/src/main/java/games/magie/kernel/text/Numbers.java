package games.magie.kernel.text;

import games.magie.kernel.BadInput;

/// Whole numbers in texts from outside.
public final class Numbers {
  /// The texts of numbers that positions are full of.
  private static final String[] SMALL = new String[1024];

  static {
    for (int number = 0; number < SMALL.length; number++) {
      SMALL[number] = String.valueOf(number);
    }
  }

  private Numbers() {}

  static String text(int value) {
    return value >= 0 && value < SMALL.length ? SMALL[value] : String.valueOf(value);
  }

  /// Reads an `int` or says which `what` is wrong. No sign but a leading minus, no leading zeros,
  /// no blanks.
  public static int parse(String text, String what) {
    if (plain(text)) {
      return Integer.parseInt(text);
    }
    try {
      int value = Integer.parseInt(text);
      if (Integer.toString(value).equals(text)) {
        return value;
      }
    } catch (NumberFormatException e) {
      // said below, in our words
    }
    throw new BadInput("'" + text + "' is no whole number for " + what);
  }

  /// Whether these are digits that must be a number as we write it; the quick way for most.
  private static boolean plain(String text) {
    int length = text.length();
    if (length == 0 || length > 9 || (text.charAt(0) == '0' && length > 1)) {
      return false;
    }
    for (int at = 0; at < length; at++) {
      if (text.charAt(at) < '0' || text.charAt(at) > '9') {
        return false;
      }
    }
    return true;
  }

  public static int parse(String text, String what, int least, int most) {
    int value = parse(text, what);
    if (value < least || value > most) {
      throw new BadInput(what + " is " + value + ", but goes from " + least + " to " + most);
    }
    return value;
  }
}
