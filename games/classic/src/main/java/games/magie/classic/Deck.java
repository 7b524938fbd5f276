package games.magie.classic;

import games.magie.kernel.BadInput;

/// The two piles of sixteen cards.
public enum Deck {
  CHANCE("chance"),
  CHEST("chest");

  static final Deck[] ALL = values();
  static final int SIZE = 16;

  private final String text;

  Deck(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  static Deck of(String text) {
    for (Deck deck : ALL) {
      if (deck.text.equals(text)) {
        return deck;
      }
    }
    throw new BadInput("no pile '" + text + "': there are chance and chest");
  }
}
