package games.magie.deal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import java.util.List;

/// What players may choose before the game.
///
/// @param mostDoublers how many Double the Rent may go with one rent
/// @param doubledTwice what two of them multiply a rent by
/// @param layout where each colour lies in the array of a collection
/// @param alone the colours that an all-colour wild may have without another kind of card
/// @param openStolen whether exactly the cards outside of full piles may be taken and given
/// @param sumsTell whether sums alone can tell what a rearrangement leads to: with two decks or
///   moving buildings there is more to it, and it is tried on a copy
record DealOptions(
    int mostDoublers,
    int doubledTwice,
    boolean wildMoveCostsPlay,
    boolean brokenSetBanks,
    boolean forcedFromOwnSet,
    SetNeeds setNeeds,
    boolean winOnOwnTurnOnly,
    boolean multicolourStealable,
    int decks,
    int handLimit,
    int setsToWin,
    boolean noCostsPlayOnOwnTurn,
    boolean paidBuildingsPlaceable,
    boolean buildingsMovable,
    boolean discardUnder,
    boolean refillAtOnce,
    Layout layout,
    int alone,
    boolean openStolen,
    boolean sumsTell) {
  /// What a full pile needs to be a set.
  enum SetNeeds {
    NON_MULTICOLOUR,
    STANDARD,
    NOTHING
  }

  static final int FEWEST_SEATS = 2;
  static final int MOST_SEATS = 5;
  static final int MOST_SEATS_TWO_DECKS = 10;

  private static final String DECKS = "decks";

  static final List<Option> ALL =
      List.of(
          Option.choice("double-rent", DealClause.RENT_DOUBLE, "x4", "one", "x3"),
          Option.flag("wild-move-costs-play", DealClause.WILD_RECOLOUR),
          Option.choice("broken-set-buildings", DealClause.PAY_BREAK_SET, "bank", "discard"),
          Option.flag("forced-from-own-set", DealClause.ACTION_FORCED),
          Option.choice(
              "set-needs", DealClause.WILD_MULTI, "non-multicolour", "standard", "nothing"),
          Option.flag("win-on-own-turn-only", DealClause.WIN_THREE),
          Option.choice("multicolour-stealable", DealClause.ACTION_SLY, "on", "off"),
          Option.choice(DECKS, DealClause.SETUP_DECK, "1", "2"),
          Option.number("hand-limit", DealClause.TURN_HAND_LIMIT, 7, 3, 12),
          Option.number("sets-to-win", DealClause.WIN_THREE, 3, 2, 5),
          Option.flag("no-costs-play-on-own-turn", DealClause.NO_FREE),
          Option.flag("paid-buildings-placeable", DealClause.PAY_BREAK_SET),
          Option.flag("buildings-movable", DealClause.BUILDING_BOUND),
          Option.flag("discard-under-draw-pile", DealClause.TURN_HAND_LIMIT),
          Option.flag("refill-at-once", DealClause.TURN_EMPTY_HAND));

  static DealOptions of(Settings settings) {
    return settings.derive(DealOptions.class, DealOptions::read);
  }

  private static DealOptions read(Settings settings) {
    String doubling = settings.get("double-rent");
    int decks = settings.number(DECKS);
    SetNeeds setNeeds = setNeeds(settings.get("set-needs"));
    boolean fromOwnSet = settings.on("forced-from-own-set");
    boolean multicolourStealable = settings.on("multicolour-stealable");
    boolean buildingsMovable = settings.on("buildings-movable");
    return new DealOptions(
        doubling.equals("one") ? 1 : 2,
        doubling.equals("x3") ? 3 : 4,
        settings.on("wild-move-costs-play"),
        settings.get("broken-set-buildings").equals("bank"),
        fromOwnSet,
        setNeeds,
        settings.on("win-on-own-turn-only"),
        multicolourStealable,
        decks,
        settings.number("hand-limit"),
        settings.number("sets-to-win"),
        settings.on("no-costs-play-on-own-turn"),
        settings.on("paid-buildings-placeable"),
        buildingsMovable,
        settings.on("discard-under-draw-pile"),
        settings.on("refill-at-once"),
        Layout.of(decks),
        setNeeds == SetNeeds.NOTHING ? Colour.EVERY : 0,
        multicolourStealable && !fromOwnSet && setNeeds != SetNeeds.STANDARD,
        decks == 1 && !buildingsMovable);
  }

  /// How many may play with these decks.
  int mostSeats() {
    return decks == 1 ? MOST_SEATS : MOST_SEATS_TWO_DECKS;
  }

  int checkSeats(int seats) {
    if (seats > mostSeats()) {
      throw new BadInput("%d seats are too many for one deck: play with decks=2".formatted(seats));
    }
    return seats;
  }

  private static SetNeeds setNeeds(String text) {
    return switch (text) {
      case "standard" -> SetNeeds.STANDARD;
      case "nothing" -> SetNeeds.NOTHING;
      default -> SetNeeds.NON_MULTICOLOUR;
    };
  }

  /// Whether an all-colour wild needs another kind of card in its pile.
  boolean wildNeedsCompany() {
    return alone == 0;
  }

  /// What so many Double the Rent multiply a rent by.
  int factor(int doublers) {
    return doublers == 2 ? doubledTwice : doublers + 1;
  }
}
