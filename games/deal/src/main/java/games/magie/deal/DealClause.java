package games.magie.deal;

import games.magie.kernel.Clause;

/// The clauses of `docs/rules/deal.md`.
public enum DealClause implements Clause {
  SETUP_DECK("setup.deck"),
  SETUP_HAND("setup.hand"),
  SETUP_FIRST("setup.first"),
  TURN_DRAW("turn.draw"),
  TURN_PLAYS("turn.plays"),
  TURN_NO_TAKE_BACK("turn.no-take-back"),
  TURN_HAND_LIMIT("turn.hand-limit"),
  TURN_EMPTY_PILE("turn.empty-pile"),
  TURN_EMPTY_HAND("turn.empty-hand"),
  BANK_MONEY("bank.money"),
  BANK_FOREVER("bank.forever"),
  BANK_NO_PROPERTY("bank.no-property"),
  PROPERTY_LAY("property.lay"),
  PROPERTY_PILES("property.piles"),
  WILD_RECOLOUR("wild.recolour"),
  WILD_NO_CIRCLE("wild.no-circle"),
  WILD_MULTI("wild.multi"),
  WILD_ARRIVAL("wild.arrival"),
  ACTION_DISCARD("action.discard"),
  ACTION_PASS_GO("action.pass-go"),
  ACTION_DEBT("action.debt"),
  ACTION_BIRTHDAY("action.birthday"),
  ACTION_SLY("action.sly"),
  ACTION_FORCED("action.forced"),
  ACTION_BREAKER("action.breaker"),
  ACTION_NO_TARGET("action.no-target"),
  ACTION_HOUSE("action.house"),
  ACTION_HOTEL("action.hotel"),
  BUILDING_BOUND("building.bound"),
  RENT_TWO_COLOUR("rent.two-colour"),
  RENT_ANY_COLOUR("rent.any-colour"),
  RENT_AMOUNT("rent.amount"),
  RENT_DOUBLE("rent.double"),
  NO_CANCEL("no.cancel"),
  NO_CHAIN("no.chain"),
  NO_FREE("no.free"),
  NO_SPENT("no.spent"),
  ACTION_ORDER("action.order"),
  PAY_FROM_TABLE("pay.from-table"),
  PAY_NO_CHANGE("pay.no-change"),
  PAY_ENOUGH("pay.enough"),
  PAY_SHORT("pay.short"),
  PAY_INTO("pay.into"),
  PAY_BREAK_SET("pay.break-set"),
  WIN_THREE("win.three"),
  TIME("time"),
  LEAVE("leave"),
  AGREE("agree"),
  END_STALEMATE("end.stalemate"),
  SECRET_HANDS("secret.hands");

  private final String id;

  DealClause(String name) {
    this.id = "deal." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
