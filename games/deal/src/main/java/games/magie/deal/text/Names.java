package games.magie.deal.text;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.Effect;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Piles;
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
  static String text(int colour) {
    return colour == Colour.LOOSE ? LOOSE : Colour.ALL[colour].text();
  }

  /// What [#text] writes.
  static int colourOrLoose(String text) {
    return text.equals(LOOSE) ? Colour.LOOSE : colour(text).ordinal();
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
  static int place(String text) {
    int dot = text.indexOf('.');
    return dot < 0
        ? Ref.place(colour(text).ordinal(), 0)
        : Ref.place(colour(text.substring(0, dot)).ordinal(), pile(text.substring(dot + 1)));
  }

  private static int pile(String text) {
    return Numbers.parse(text, "pile", 1, Ref.PILES - 1) - 1;
  }

  /// A card in front of a seat. Where the text leaves the place open, the first place where such a
  /// card lies; where none lies, nowhere.
  public static Ref ref(DealState s, int seat, String text) {
    int at = text.indexOf('@');
    if (at >= 0) {
      return new Ref(card(text.substring(0, at)), place(text.substring(at + 1)));
    }
    int dot = text.indexOf('.');
    if (dot >= 0) {
      Card card = card(text.substring(0, dot));
      int colour = card.property() ? Card.firstColour(card.ordinal()) : Colour.LOOSE;
      return new Ref(card, Ref.place(colour, pile(text.substring(dot + 1))));
    }
    Card card = card(text);
    return new Ref(card, find(s, seat, card));
  }

  private static int find(DealState s, int seat, Card card) {
    if (!card.property()) {
      if (s.sides[seat].banked(card.ordinal()) > 0) {
        return Ref.BANK;
      }
      for (int place = 0; place < Ref.LOOSE; place++) {
        if (card.effect() instanceof Effect.Building && Buildings.stands(s, seat, card, place)) {
          return place;
        }
      }
      return Ref.NOWHERE;
    }
    if (Piles.find(s, seat, card.ordinal(), Ref.LOOSE, 0) >= 0) {
      return Ref.LOOSE;
    }
    for (int place = 0; place < Ref.LOOSE; place++) {
      if (Piles.find(s, seat, card.ordinal(), place, 0) >= 0) {
        return place;
      }
    }
    return Ref.NOWHERE;
  }
}
