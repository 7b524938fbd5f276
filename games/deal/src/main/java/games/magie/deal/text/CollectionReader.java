package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.rules.Buildings;
import games.magie.deal.table.Collection;
import games.magie.kernel.BadInput;
import java.util.List;
import java.util.function.Function;

/// Reads the cards that lie in the colours of a seat, as [PositionWriter] writes them.
final class CollectionReader {
  private final Collection collection;
  private final Function<String, Card> cards;

  /// @param cards finds a card by its name
  CollectionReader(Collection collection, Function<String, Card> cards) {
    this.collection = collection;
    this.cards = cards;
  }

  /// Adds cards to a colour in the order of their arrival.
  void read(Colour colour, List<String> words) {
    if (colour == Colour.LOOSE) {
      loose(words);
      return;
    }
    String name = colour.text();
    int size = colour.size();
    for (String word : words) {
      int count = collection.count(colour);
      if (word.equals("/")) {
        if (count == 0 || count % size != 0) {
          throw new BadInput(name + ": only the last pile can be incomplete");
        }
      } else if (word.startsWith("+")) {
        build(colour, cards.apply(word.substring(1)));
      } else {
        Card card = cards.apply(word);
        if (!card.canBe(colour)) {
          throw new BadInput(name + ": '" + word + "' is not of this colour");
        }
        if (count == collection.capacity(colour)) {
          throw new BadInput(name + ": no deck has more than " + count + " cards of it");
        }
        collection.add(card, colour);
      }
    }
    for (int pile = 0; pile < collection.piles(colour); pile++) {
      if (collection.wildsAlone(Place.of(colour, pile))) {
        throw new BadInput(name + ": wild-any needs another kind of card in its pile");
      }
    }
  }

  private void loose(List<String> words) {
    for (String word : words) {
      if (cards.apply(word) != Card.WILD_ANY) {
        throw new BadInput("loose: only " + Card.WILD_ANY.text() + " can lie without a colour");
      }
      if (collection.count(Colour.LOOSE) == collection.capacity(Colour.LOOSE)) {
        throw new BadInput("loose: no deck has more of them");
      }
      collection.add(Card.WILD_ANY, Colour.LOOSE);
    }
  }

  /// A building stands on the last pile so far.
  private void build(Colour colour, Card building) {
    int piles = collection.piles(colour);
    if (!(building.effect() instanceof Effect.Building)
        || piles == 0
        || !Buildings.fits(collection, building, Place.of(colour, piles - 1))) {
      throw new BadInput(colour.text() + ": no " + building.text() + " can stand there");
    }
    Buildings.put(collection, building, Place.of(colour, piles - 1));
  }
}
