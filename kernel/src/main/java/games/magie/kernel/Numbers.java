package games.magie.kernel;

/// Whole numbers in texts from outside.
public final class Numbers {
  private Numbers() {}

  /// Reads an `int` or says which `what` is wrong. No sign but a leading minus, no leading zeros,
  /// no blanks.
  public static int parse(String text, String what) {
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

  public static int parse(String text, String what, int least, int most) {
    int value = parse(text, what);
    if (value < least || value > most) {
      throw new BadInput(what + " is " + value + ", but goes from " + least + " to " + most);
    }
    return value;
  }
}
