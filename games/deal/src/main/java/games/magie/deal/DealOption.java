package games.magie.deal;

import games.magie.kernel.Option;

/// What players may choose before the game, a row each; [DealOptions] is what they chose. An option
/// that is on or off needs nothing but its row: the chapter that it concerns asks [DealOptions#on].
public enum DealOption {
  DOUBLE_RENT(Option.choice("double-rent", DealClause.RENT_DOUBLE, "x4", "one", "x3")),
  WILD_MOVE_COSTS_PLAY(Option.flag("wild-move-costs-play", DealClause.WILD_RECOLOUR)),
  BROKEN_SET_BUILDINGS(
      Option.choice("broken-set-buildings", DealClause.PAY_BREAK_SET, "bank", "discard")),
  FORCED_FROM_OWN_SET(Option.flag("forced-from-own-set", DealClause.ACTION_FORCED)),
  SET_NEEDS(
      Option.choice("set-needs", DealClause.WILD_MULTI, "non-multicolour", "standard", "nothing")),
  WIN_ON_OWN_TURN_ONLY(Option.flag("win-on-own-turn-only", DealClause.WIN_THREE)),
  MULTICOLOUR_STEALABLE(Option.choice("multicolour-stealable", DealClause.ACTION_SLY, "on", "off")),
  DECKS(Option.choice("decks", DealClause.SETUP_DECK, "1", "2")),
  HAND_LIMIT(Option.number("hand-limit", DealClause.TURN_HAND_LIMIT, 7, 3, 12)),
  SETS_TO_WIN(Option.number("sets-to-win", DealClause.WIN_THREE, 3, 2, 5)),
  NO_COSTS_PLAY_ON_OWN_TURN(Option.flag("no-costs-play-on-own-turn", DealClause.NO_FREE)),
  PAID_BUILDINGS_PLACEABLE(Option.flag("paid-buildings-placeable", DealClause.PAY_BREAK_SET)),
  BUILDINGS_MOVABLE(Option.flag("buildings-movable", DealClause.BUILDING_BOUND)),
  DISCARD_UNDER_DRAW_PILE(Option.flag("discard-under-draw-pile", DealClause.TURN_HAND_LIMIT)),
  REFILL_AT_ONCE(Option.flag("refill-at-once", DealClause.TURN_EMPTY_HAND)),
  DEAL_BREAKER_MONEY_ONLY(Option.flag("deal-breaker-money-only", DealClause.ACTION_BREAKER));

  @SuppressWarnings("ImmutableEnumChecker") // a record of values and of List.of
  private final Option option;

  DealOption(Option option) {
    this.option = option;
  }

  Option option() {
    return option;
  }
}
