package games.magie.deal;

import games.magie.deal.rules.Buildings;
import games.magie.deal.rules.Properties;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Piles;
import games.magie.deal.table.Side;
import games.magie.deal.table.Stacking;
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

  private static void put(DealState s, int card, Seeded random) {
    int seat = random.below(s.seats);
    int most = seat == 0 ? s.options.handLimit() + 2 : s.options.handLimit();
    int where = random.below(8);
    if (where == 0 || (card < Card.BANKABLE && where == 1)) {
      s.toDiscard(card);
    } else if (card >= Card.BANKABLE) {
      // Few colours, so that there are several piles of one.
      int fitting = Properties.fitting(s, seat, card);
      int colour = Integer.numberOfTrailingZeros(fitting);
      int other =
          Integer.SIZE - 1 - Integer.numberOfLeadingZeros((fitting & Colour.EVERY) | (1 << colour));
      Stacking.add(s, seat, random.below(3) == 0 ? other : colour, card);
    } else if (where < 5 && s.sides[seat].handSize < most) {
      s.toHand(seat, card);
    } else {
      s.sides[seat].toBank(card);
    }
  }

  private static void build(DealState s, int seat, Seeded random) {
    for (int colour = 0; colour < Colour.COUNT; colour++) {
      for (int pile = 0; pile < Piles.fullPiles(s, seat, colour); pile++) {
        for (Card building : List.of(Card.HOUSE, Card.HOTEL)) {
          boolean banked = s.sides[seat].banked(building.ordinal()) > 0;
          if (banked && random.below(3) > 0 && Buildings.fits(s, seat, building, colour, pile)) {
            s.sides[seat].fromBank(building.ordinal());
            Buildings.put(s, seat, building, Ref.place(colour, pile));
          }
        }
      }
    }
  }

  private static boolean won(DealState s) {
    for (Side side : s.sides) {
      if (Integer.bitCount(side.sets()) >= s.options.setsToWin()) {
        return true;
      }
    }
    return false;
  }
}
