package games.magie.deal.table;

/// What a word, a mask or a table of this game can hold. Whatever does not fit is said when the
/// classes are loaded, before anybody plays.
public final class Limit {
  private Limit() {}

  /// @param what does not fit, for whoever adds a card
  public static void fits(String what, int number, int most) {
    holds(number <= most, "%s: %d do not fit, there is room for %d".formatted(what, number, most));
  }

  public static void holds(boolean fits, String otherwise) {
    if (!fits) {
      throw new IllegalStateException(otherwise);
    }
  }
}
