package games.magie.bots.deal;

import games.magie.bots.search.Scorer;
import games.magie.bots.search.Weights;
import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealView;
import games.magie.deal.Place;
import java.util.List;

/// What the chances of a seat hang on: how near its collection is to winning, with and without its
/// hand, what it could lose and what it could charge.
final class DealFeatures implements Scorer.Features<DealView> {
  /// In the order in which they are written.
  private enum Feature {
    ONE_SET_LEFT,
    TWO_SETS_LEFT,
    MISSING,
    MISSING_WITH_HAND,
    NOTHING_MISSING,
    ONE_MISSING,
    TWO_MISSING,
    THREE_MISSING,
    WINS_THIS_TURN,
    LACKS_ONE,
    LACKS_TWO,
    COLOURS,
    POOR,
    BANK,
    RICH,
    PROPERTY,
    LOOSE,
    WILDS,
    BEST_RENT,
    BUILDINGS,
    HAND,
    FULL_HAND,
    SAY_NO,
    MORE_SAY_NO,
    NO_AND_ONE_LEFT,
    DEAL_BREAKER,
    SLY_DEAL,
    FORCED_DEAL,
    DEBT_COLLECTOR,
    BIRTHDAY,
    PASS_GO,
    DOUBLE_RENT,
    RENT,
    RENT_ANY,
    RENT_WORTH,
    HAND_BUILDINGS,
    HAND_MONEY,
    HAND_PROPERTIES,
    HAND_WILDS,
    ACTIVE,
    PLAYS,
    NEXT
  }

  private static final List<String> NAMES = Weights.names(Feature.values());
  private static final double TEN = 10;

  private final HandCount hand = new HandCount();
  private final int[] deficits = new int[Colour.COUNT];

  @Override
  public List<String> names() {
    return NAMES;
  }

  @Override
  public void of(DealView view, double[] into) {
    int me = view.seat();
    int need = Math.max(0, view.setsToWin() - Integer.bitCount(view.sets(me)));
    hand.read(view);
    collection(view, me, need, into);
    wealth(view, me, into);
    cards(view, need, into);
    boolean active = view.active() == me;
    put(into, Feature.ACTIVE, active ? 1 : 0);
    put(into, Feature.PLAYS, active ? view.playsLeft() : 0);
    int behind = (me - view.active() + view.seats()) % view.seats();
    put(into, Feature.NEXT, behind == 1 ? 1 : 0);
  }

  private static void put(double[] into, Feature feature, double value) {
    into[feature.ordinal()] = value;
  }

  private void collection(DealView view, int me, int need, double[] into) {
    int missing = missing(view, me, need, false);
    put(into, Feature.LACKS_ONE, lacking(1));
    put(into, Feature.LACKS_TWO, lacking(2));
    int withHand = missing(view, me, need, true);
    put(into, Feature.ONE_SET_LEFT, need <= 1 ? 1 : 0);
    put(into, Feature.TWO_SETS_LEFT, need <= 2 ? 1 : 0);
    put(into, Feature.MISSING, missing);
    put(into, Feature.MISSING_WITH_HAND, withHand);
    put(into, Feature.NOTHING_MISSING, withHand == 0 ? 1 : 0);
    put(into, Feature.ONE_MISSING, withHand <= 1 ? 1 : 0);
    put(into, Feature.TWO_MISSING, withHand <= 2 ? 1 : 0);
    put(into, Feature.THREE_MISSING, withHand <= 3 ? 1 : 0);
    boolean wins = view.active() == me && withHand == 0 && missing <= view.playsLeft();
    put(into, Feature.WINS_THIS_TURN, wins ? 1 : 0);
  }

  private int lacking(int cards) {
    int colours = 0;
    for (int deficit : deficits) {
      colours += deficit == cards ? 1 : 0;
    }
    return colours;
  }

  /// How many cards the nearest sets lack that would win; colours that are sets already lack
  /// nothing and are left out.
  private int missing(DealView view, int me, int need, boolean withHand) {
    int spare = withHand ? hand.anyWilds : 0;
    for (Colour colour : Colour.ALL) {
      int at = colour.ordinal();
      boolean set = (view.sets(me) >> at & 1) != 0;
      int have = view.count(me, colour) + (withHand ? hand.colours[at] : 0);
      deficits[at] = set ? Integer.MAX_VALUE : Math.max(0, colour.size() - have);
    }
    int sum = 0;
    int taken = 0;
    for (int set = 0; set < need; set++) {
      int best = -1;
      for (int at = 0; at < deficits.length; at++) {
        boolean free = (taken >> at & 1) == 0 && deficits[at] != Integer.MAX_VALUE;
        best = free && (best < 0 || deficits[at] < deficits[best]) ? at : best;
      }
      if (best < 0) {
        break;
      }
      taken |= 1 << best;
      sum += deficits[best];
    }
    return Math.max(0, sum - spare);
  }

  private void wealth(DealView view, int me, double[] into) {
    int bank = view.bankValue(me);
    put(into, Feature.POOR, Math.min(bank, 3));
    put(into, Feature.BANK, Math.min(bank, 8));
    put(into, Feature.RICH, bank);
    put(into, Feature.PROPERTY, (view.worth(me) - bank) / TEN);
    put(into, Feature.LOOSE, view.loose(me));
    int colours = 0;
    int rent = 0;
    int wilds = 0;
    int buildings = 0;
    for (Colour colour : Colour.ALL) {
      int count = view.count(me, colour);
      if (count == 0) {
        continue;
      }
      colours++;
      rent = Math.max(rent, view.rent(me, colour));
      wilds += view.card(me, colour, count - 1).ordinal() >= Card.FIRST_WILD ? 1 : 0;
      buildings += view.house(me, Place.of(colour, 0)) ? 1 : 0;
      buildings += view.hotel(me, Place.of(colour, 0)) ? 1 : 0;
    }
    put(into, Feature.COLOURS, colours);
    put(into, Feature.WILDS, wilds);
    put(into, Feature.BEST_RENT, rent / TEN);
    put(into, Feature.BUILDINGS, buildings);
  }

  private void cards(DealView view, int need, double[] into) {
    int size = view.handSize(view.seat());
    put(into, Feature.HAND, size);
    put(into, Feature.FULL_HAND, Math.max(0, size - view.handLimit()));
    int noes = hand.of(Card.JUST_SAY_NO);
    put(into, Feature.SAY_NO, Math.min(1, noes));
    put(into, Feature.MORE_SAY_NO, Math.max(0, noes - 1));
    put(into, Feature.NO_AND_ONE_LEFT, need <= 1 ? Math.min(1, noes) : 0);
    put(into, Feature.DEAL_BREAKER, hand.of(Card.DEAL_BREAKER));
    put(into, Feature.SLY_DEAL, hand.of(Card.SLY_DEAL));
    put(into, Feature.FORCED_DEAL, hand.of(Card.FORCED_DEAL));
    put(into, Feature.DEBT_COLLECTOR, hand.of(Card.DEBT_COLLECTOR));
    put(into, Feature.BIRTHDAY, hand.of(Card.BIRTHDAY));
    put(into, Feature.PASS_GO, hand.of(Card.PASS_GO));
    put(into, Feature.DOUBLE_RENT, hand.of(Card.DOUBLE_RENT));
    put(into, Feature.RENT, hand.rents);
    put(into, Feature.RENT_ANY, hand.of(Card.RENT_ANY));
    put(into, Feature.RENT_WORTH, hand.rentWorth / TEN);
    put(into, Feature.HAND_BUILDINGS, hand.of(Card.HOUSE) + hand.of(Card.HOTEL));
    put(into, Feature.HAND_MONEY, hand.money / TEN);
    put(into, Feature.HAND_PROPERTIES, hand.properties);
    put(into, Feature.HAND_WILDS, hand.wilds + hand.anyWilds);
  }
}
