package games.magie.classic;

import games.magie.kernel.BadInput;
import java.util.List;

/// The two decks of cards.
public enum Deck {
  CHANCE("chance"),
  CHEST("chest");

  public static final List<Deck> ALL = List.of(values());

  private final String text;

  Deck(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }

  /// Its cards, in the order of [Card].
  public List<Card> cards() {
    return Card.of(this);
  }

  public static Deck of(String text) {
    for (Deck deck : ALL) {
      if (deck.text.equals(text)) {
        return deck;
      }
    }
    throw new BadInput("no pile '" + text + "': there are chance and chest");
  }
}
