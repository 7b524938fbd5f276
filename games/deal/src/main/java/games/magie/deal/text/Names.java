package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.kernel.BadInput;
import games.magie.kernel.text.Numbers;

/// From names to cards, colours and places.
public final class Names {
  private static final String LOOSE = "loose";

  private Names() {}

  public static Card card(String text) {
    for (Card card : Card.ALL) {
      if (card.text().equals(text)) {
        return card;
      }
    }
    throw new BadInput("no card '" + text + "'");
  }

  /// A colour, or `loose` for where wilds lie without one.
  static String text(Colour colour) {
    return colour == Colour.LOOSE ? LOOSE : colour.text();
  }

  /// What [#text] writes.
  static Colour colourOrLoose(String text) {
    return text.equals(LOOSE) ? Colour.LOOSE : colour(text);
  }

  static boolean isCard(String text) {
    for (Card card : Card.ALL) {
      if (card.text().equals(text)) {
        return true;
      }
    }
    return false;
  }

  static boolean isColour(String text) {
    for (Colour colour : Colour.ALL) {
      if (colour.text().equals(text)) {
        return true;
      }
    }
    return false;
  }

  static Colour colour(String text) {
    for (Colour colour : Colour.ALL) {
      if (colour.text().equals(text)) {
        return colour;
      }
    }
    throw new BadInput("no colour '" + text + "'");
  }

  /// `red`, `red.2`.
  static Place place(String text) {
    int dot = text.indexOf('.');
    return dot < 0
        ? Place.of(colour(text), 0)
        : Place.of(colour(text.substring(0, dot)), pile(text.substring(dot + 1)));
  }

  private static int pile(String text) {
    return Numbers.parse(text, "pile", 1, Place.PILES - 1) - 1;
  }

  /// A card in front of a seat. Where the text leaves the place open, the first place where such a
  /// card lies; where none lies, nowhere.
  public static Ref ref(DealState s, int seat, String text) {
    int at = text.indexOf('@');
    if (at >= 0) {
      return Ref.of(card(text.substring(0, at)), place(text.substring(at + 1)));
    }
    int dot = text.indexOf('.');
    if (dot >= 0) {
      Card card = card(text.substring(0, dot));
      int pile = pile(text.substring(dot + 1));
      return Ref.of(card, card.property() ? Place.of(card.firstColour(), pile) : Place.NOWHERE);
    }
    Card card = card(text);
    return Ref.of(card, find(s, seat, card));
  }

  private static Place find(DealState s, int seat, Card card) {
    Collection collection = s.collections[seat];
    if (s.sides[seat].banked(card) > 0) {
      return Place.BANK;
    }
    if (card == Card.WILD_ANY && collection.count(Colour.LOOSE) > 0) {
      return Place.LOOSE;
    }
    boolean building = card.effect() instanceof Effect.Building;
    for (Place place : Place.EVERY_PILE) {
      if (building
          ? Buildings.stands(collection, card, place)
          : collection.find(Ref.of(card, place)) >= 0) {
        return place;
      }
    }
    return Place.NOWHERE;
  }
}
