package games.magie.classic;

import games.magie.kernel.BadInput;
import java.util.List;

/// What moves around the board. Neither rulebook names its own, so the names are ours.
public enum Token {
  LANTERN,
  KETTLE,
  BICYCLE,
  VIOLIN,
  ANCHOR,
  UMBRELLA,
  KITE,
  DRUM;

  public static final List<Token> ALL = List.of(values());

  private final String text = name().toLowerCase(java.util.Locale.ROOT);

  public String text() {
    return text;
  }

  public static Token of(String text) {
    for (Token token : ALL) {
      if (token.text.equals(text)) {
        return token;
      }
    }
    throw new BadInput("no token '" + text + "'");
  }
}
