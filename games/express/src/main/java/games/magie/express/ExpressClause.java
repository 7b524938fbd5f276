package games.magie.express;

import games.magie.kernel.Clause;

/// The clauses of `docs/rules/express.md`.
public enum ExpressClause implements Clause {
  GOAL("goal"),
  START("start"),
  ROLL_FIRST("roll.first"),
  ROLL_ALL("roll.all"),
  ROLL_ORDER("roll.order"),
  POLICE_PLACE("police.place"),
  POLICE_THREE("police.three"),
  GO("go"),
  PLACE_FREE("place.free"),
  PLACE_LOCKED("place.locked"),
  PLACE_FULL("place.full"),
  CHANCE_WILD("chance.wild"),
  CHANCE_ONE("chance.one"),
  CHANCE_NO_VALUE("chance.no-value"),
  CHANCE_SWAP("chance.swap"),
  BLANK("blank"),
  AGAIN("again"),
  END_EMPTY("end.empty"),
  OPEN_DICE("open.dice"),
  COMPLETE_UNLOCK("complete.unlock"),
  HOUSE("house"),
  BROKEN("broken"),
  HOTEL("hotel"),
  JAIL_FREE("jail-free"),
  BOARD_SQUARES("board.squares"),
  SCORE_GROUPS("score.groups"),
  SCORE_INCOMPLETE("score.incomplete"),
  SCORE_HOUSES("score.houses"),
  TURN_CLEAR("turn.clear"),
  TIME("time"),
  LEAVE("leave"),
  AGREE("agree");

  private final String id;

  ExpressClause(String name) {
    this.id = "express." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
