package games.magie.laws;

/// A game does what no game may; the message says what.
public final class LawBroken extends RuntimeException {
  public LawBroken(String message) {
    super(message);
  }

  public static void unless(boolean holds, String message) {
    if (!holds) {
      throw new LawBroken(message);
    }
  }

  /// @param what names the two things that must be equal
  public static void unlessSame(Object expected, Object actual, String what) {
    if (!expected.equals(actual)) {
      throw new LawBroken(
          "%s%n%s%ninstead of%n%s"
              .formatted(what, shown(actual).indent(2), shown(expected).indent(2)));
    }
  }

  private static String shown(Object value) {
    String text = value.toString();
    return text.length() > 3000 ? text.substring(0, 3000) + " …" : text;
  }
}
