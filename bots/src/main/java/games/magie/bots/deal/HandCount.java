package games.magie.bots.deal;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealView;

/// The own hand, counted.
final class HandCount {
  private final int[] cards = new int[Card.ALL.length];

  /// Properties that could go to each colour; a wild of two colours counts for both.
  final int[] colours = new int[Colour.COUNT];

  int properties;
  int wilds;
  int anyWilds;
  int money;
  int rents;
  int rentWorth;

  void read(DealView view) {
    java.util.Arrays.fill(cards, 0);
    java.util.Arrays.fill(colours, 0);
    properties = 0;
    wilds = 0;
    anyWilds = 0;
    money = 0;
    rents = 0;
    rentWorth = 0;
    for (int at = 0; at < view.handSize(view.seat()); at++) {
      add(view, view.hand(at));
    }
  }

  int of(Card card) {
    return cards[card.ordinal()];
  }

  private void add(DealView view, Card card) {
    int ordinal = card.ordinal();
    cards[ordinal]++;
    if (ordinal < Card.PASS_GO.ordinal()) {
      money += card.value();
    } else if (ordinal == Card.ANY) {
      anyWilds++;
    } else if (card.property()) {
      properties++;
      wilds += ordinal >= Card.FIRST_WILD ? 1 : 0;
      for (int rest = Card.colours(ordinal); rest != 0; rest &= rest - 1) {
        colours[Integer.numberOfTrailingZeros(rest)]++;
      }
    } else if (Card.rentColours(ordinal) != 0) {
      rents++;
      rentWorth += rent(view, Card.rentColours(ordinal));
    }
  }

  private static int rent(DealView view, int colours) {
    int best = 0;
    for (int rest = colours; rest != 0; rest &= rest - 1) {
      Colour colour = Colour.ALL[Integer.numberOfTrailingZeros(rest)];
      best =
          view.count(view.seat(), colour) == 0
              ? best
              : Math.max(best, view.rent(view.seat(), colour));
    }
    return best;
  }
}
