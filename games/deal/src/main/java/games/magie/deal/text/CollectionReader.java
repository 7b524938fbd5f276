package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Effect;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Piles;
import games.magie.deal.table.Stacking;
import games.magie.kernel.BadInput;
import java.util.List;
import java.util.function.Function;

/// Reads the cards that lie in the colours of a seat, as [PositionWriter] writes them.
final class CollectionReader {
  private final DealState s;
  private final int seat;
  private final Function<String, Card> cards;

  /// @param cards finds a card by its name
  CollectionReader(DealState s, int seat, Function<String, Card> cards) {
    this.s = s;
    this.seat = seat;
    this.cards = cards;
  }

  /// Adds cards to a colour in the order of their arrival.
  void read(int colour, List<String> words) {
    if (colour == Colour.LOOSE) {
      loose(words);
      return;
    }
    String name = Names.text(colour);
    int size = Colour.size(colour);
    for (String word : words) {
      int count = Piles.count(s, seat, colour);
      if (word.equals("/")) {
        if (count == 0 || count % size != 0) {
          throw new BadInput(name + ": only the last pile can be incomplete");
        }
      } else if (word.startsWith("+")) {
        build(colour, count / size - 1, cards.apply(word.substring(1)));
      } else {
        int card = cards.apply(word).ordinal();
        if (!Card.fits(card, colour)) {
          throw new BadInput(name + ": '" + word + "' is not of this colour");
        }
        if (count == s.capacity(colour)) {
          throw new BadInput(name + ": no deck has more than " + count + " cards of it");
        }
        Stacking.add(s, seat, colour, card);
      }
    }
    for (int pile = 0; pile < Piles.piles(s, seat, colour); pile++) {
      int height = Piles.height(s, seat, colour, pile);
      if (s.options.wildNeedsCompany() && Piles.onlyWilds(s, seat, colour, pile * size, height)) {
        throw new BadInput(name + ": wild-any needs another kind of card in its pile");
      }
    }
  }

  private void loose(List<String> words) {
    for (String word : words) {
      if (cards.apply(word) != Card.WILD_ANY) {
        throw new BadInput("loose: only " + Card.WILD_ANY.text() + " can lie without a colour");
      }
      if (Piles.count(s, seat, Colour.LOOSE) == s.capacity(Colour.LOOSE)) {
        throw new BadInput("loose: no deck has more of them");
      }
      Stacking.add(s, seat, Colour.LOOSE, Card.ANY);
    }
  }

  private void build(int colour, int pile, Card building) {
    if (!(building.effect() instanceof Effect.Building)
        || Piles.hasOpen(s, seat, colour)
        || pile < 0
        || !Buildings.fits(s, seat, building, colour, pile)) {
      throw new BadInput(Names.text(colour) + ": no " + building.text() + " can stand there");
    }
    Buildings.put(s, seat, building, Ref.place(colour, pile));
  }
}
