package games.magie.deal.listing;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealOptions;
import games.magie.deal.Place;
import games.magie.deal.rules.Buildings;
import games.magie.deal.rules.Drawing;
import games.magie.deal.rules.Playing;
import games.magie.deal.rules.Properties;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.kernel.Moves;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Looks for the longest list of moves that a hand and a table can offer: cards are moved about one
/// by one, and whatever makes the list longer stays. `-Dmagie.tries=300000` searches longer.
/// [LongestListBoundTest] counts what two decks can offer at most.
class LongestListTest {
  /// What any search must find.
  private static final int FEWEST = 50;

  private static final int MOST = 128;

  private static final int TRIES = Integer.getInteger("magie.tries", 20_000);
  private static final int CLIMBS = 3;

  // Where a card lies: undrawn, in the hand, or on the table of a seat.
  private static final int UNDRAWN = 0;
  private static final int HAND = 1;
  private static final int TABLES = 2;

  private final Moves<DealMove> moves = new Moves<>();

  @ParameterizedTest
  @CsvSource({
    "'',5",
    "'set-needs=nothing buildings-movable=on',5",
    "'set-needs=nothing buildings-movable=on hand-limit=12 sets-to-win=5',5",
    "decks=2,10",
    "'decks=2 buildings-movable=on hand-limit=12 sets-to-win=5',10"
  })
  void noListIsLongerThanAHundredAndTwentyEight(String options, int seats) {
    var settings = DealOptions.of(Settings.parse(DealOptions.ALL, options));
    var random = new Seeded(3);
    int longest = 0;
    for (int climb = 0; climb < CLIMBS; climb++) {
      for (int plays = 1; plays <= DealState.PLAYS; plays++) {
        longest = Math.max(longest, climb(settings, seats, plays, random));
      }
    }
    assertThat(longest).as("moves of one list").isBetween(FEWEST, MOST);
  }

  private int climb(DealOptions options, int seats, int plays, Seeded random) {
    int cards = Card.DECK * options.decks();
    var place = new int[cards];
    var colour = new int[cards];
    int best = 0;
    for (int tries = 0; tries < TRIES / options.decks() / options.decks(); tries++) {
      int[] places = place.clone();
      int[] colours = colour.clone();
      for (int moved = random.below(3); moved >= 0; moved--) {
        int card = random.below(cards);
        place[card] = random.below(TABLES + seats);
        colour[card] = random.below(Colour.COUNT);
      }
      int size = size(options, seats, plays, place, colour);
      if (size >= best) {
        best = size;
      } else {
        place = places;
        colour = colours;
      }
    }
    return best;
  }

  /// How many moves there are; -1 for a table that cannot be.
  private int size(DealOptions options, int seats, int plays, int[] place, int[] colour) {
    var s = new DealState(options, seats);
    s.playsLeft = plays;
    s.turn = 2;
    s.bag.fillAll();
    // All-colour wilds come last, when others are there.
    for (int pass = 0; pass < 2; pass++) {
      int at = 0;
      for (Card card : Card.ALL) {
        for (int copy = 0; copy < card.copies() * options.decks(); copy++, at++) {
          boolean later = card == Card.WILD_ANY;
          if (later == (pass == 1) && !put(s, card, place[at], Colour.of(colour[at]))) {
            return -1;
          }
        }
      }
    }
    if (s.sides[0].handSize > hand(options, plays) || won(s)) {
      return -1;
    }
    moves.clear();
    Playing.legal(s, moves);
    return moves.size();
  }

  /// So many stay at the end of a turn, two are drawn, and each Pass Go adds one to them.
  static int hand(DealOptions options, int plays) {
    return options.handLimit() + Drawing.EACH_TURN + DealState.PLAYS - plays;
  }

  private static boolean won(DealState s) {
    for (Collection collection : s.collections) {
      if (Integer.bitCount(collection.sets()) >= s.options.setsToWin()) {
        return true;
      }
    }
    return false;
  }

  private static boolean put(DealState s, Card card, int where, Colour colour) {
    if (where == UNDRAWN) {
      return true;
    }
    if (where == HAND) {
      s.toHand(0, card);
    } else if (card.property()) {
      Collection collection = s.collections[where - TABLES];
      collection.add(card, fitting(Properties.fitting(s, collection, card), colour));
    } else if (card == Card.HOUSE && where == TABLES) {
      Place place = Place.of(colour, 0);
      if (!Buildings.fits(s.collections[0], card, place)) {
        return false;
      }
      Buildings.put(s.collections[0], card, place);
    } else {
      s.sides[0].toBank(card);
    }
    return true;
  }

  /// The first of some colours, counted from this one.
  private static Colour fitting(int colours, Colour from) {
    for (int at = from.ordinal(); at < from.ordinal() + Colour.COUNT; at++) {
      Colour colour = Colour.of(at % Colour.COUNT);
      if ((colours & colour.bit()) != 0) {
        return colour;
      }
    }
    return Colour.LOOSE;
  }
}
