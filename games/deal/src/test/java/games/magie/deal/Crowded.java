package games.magie.deal;

import games.magie.deal.rules.Buildings;
import games.magie.deal.rules.Properties;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.List;

/// Random tables with many cards on them: much of what is rare in a game from its start is common
/// here.
public final class Crowded {
  private Crowded() {}

  /// Any mixture of options, each of them at its default half of the time.
  public static Settings options(Seeded random) {
    var words = new ArrayList<String>();
    for (Option option : DealOptions.ALL) {
      if (random.below(2) == 0) {
        List<String> values = option.examples();
        words.add(option.name() + "=" + values.get(random.below(values.size())));
      }
    }
    return Settings.parse(DealOptions.ALL, String.join(" ", words));
  }

  public static int seats(Settings settings, Seeded random) {
    int most = DealOptions.of(settings).mostSeats();
    return random.below(2) == 0 ? 2 : 2 + random.below(most - 1);
  }

  /// A turn of seat A with a full hand, while banks and collections are full of cards.
  public static DealState table(Settings settings, int seats, Seeded random) {
    while (true) {
      var s = new DealState(DealOptions.of(settings), seats);
      s.turn = 2;
      s.playsLeft = random.below(DealState.PLAYS + 1);
      s.bag.fillAll();
      int dealt = random.below(Card.DECK * s.options.decks());
      for (int card = 0; card < dealt; card++) {
        put(s, s.bag.take(random.below(s.bag.bound())), random);
      }
      for (int seat = 0; seat < seats; seat++) {
        build(s, seat, random);
      }
      if (!won(s)) {
        return s;
      }
    }
  }

  private static void put(DealState s, Card card, Seeded random) {
    int seat = random.below(s.seats);
    int most = seat == 0 ? s.options.handLimit() + 2 : s.options.handLimit();
    int where = random.below(8);
    if (where == 0 || (!card.property() && where == 1)) {
      s.toDiscard(card);
    } else if (card.property()) {
      // Few colours, so that there are several piles of one.
      int fitting = Properties.fitting(s, s.collections[seat], card);
      Colour colour = Colour.first(fitting);
      Colour other = Colour.first(Integer.highestOneBit((fitting & Colour.EVERY) | colour.bit()));
      s.collections[seat].add(card, random.below(3) == 0 ? other : colour);
    } else if (where < 5 && s.sides[seat].handSize < most) {
      s.toHand(seat, card);
    } else {
      s.sides[seat].toBank(card);
    }
  }

  private static void build(DealState s, int seat, Seeded random) {
    Collection collection = s.collections[seat];
    for (Colour colour : Colour.ALL) {
      for (int pile = 0; pile < collection.fullPiles(colour); pile++) {
        Place place = Place.of(colour, pile);
        for (Card building : List.of(Card.HOUSE, Card.HOTEL)) {
          boolean banked = s.sides[seat].banked(building) > 0;
          if (banked && random.below(3) > 0 && Buildings.fits(collection, building, place)) {
            s.sides[seat].fromBank(building);
            Buildings.put(collection, building, place);
          }
        }
      }
    }
  }

  private static boolean won(DealState s) {
    for (Collection collection : s.collections) {
      if (Integer.bitCount(collection.sets()) >= s.options.setsToWin()) {
        return true;
      }
    }
    return false;
  }
}
