package games.magie.go;

import games.magie.kernel.Clause;

/// The clauses of `docs/rules/go.md`.
public enum GoClause implements Clause {
  SETUP_TRAY("setup.tray"),
  SETUP_BOARD("setup.board"),
  SETUP_BUILD("setup.build"),
  SETUP_TOKEN("setup.token"),
  SETUP_FIRST("setup.first"),
  ROUND_ROLL("round.roll"),
  ROUND_MOVE("round.move"),
  ROUND_SPACE("round.space"),
  ROUND_WAIT("round.wait"),
  ROUND_ORDER("round.order"),
  ROUND_PASS("round.pass"),
  SPACE_GO("space.go"),
  SPACE_COLOUR("space.colour"),
  SPACE_COLOUR_MUST("space.colour-must"),
  SPACE_COLOUR_NONE("space.colour-none"),
  SPACE_VISIT("space.visit"),
  SPACE_JAIL("space.jail"),
  SPACE_PARKING("space.parking"),
  GRAB("grab"),
  HEIST_MAY("heist.may"),
  HEIST_SECRET("heist.secret"),
  HEIST_SAME("heist.same"),
  HEIST_DIFFERENT("heist.different"),
  SHUTDOWN_MAY("shutdown.may"),
  SHUTDOWN_SHIELD("shutdown.shield"),
  CHANCE_DRAW("chance.draw"),
  CHANCE_SECRET("chance.secret"),
  CHANCE_MONEY_BAG("chance.money-bag"),
  CHANCE_GO_BUTTON("chance.go-button"),
  CHANCE_TYCOON("chance.tycoon"),
  CHANCE_SHIELD("chance.shield"),
  CHANCE_DISCARD("chance.discard"),
  CHANCE_ANY_TIME("chance.any-time"),
  MEGA_MARKER("mega.marker"),
  MEGA_WHEN("mega.when"),
  MEGA_EFFECT("mega.effect"),
  WIN_LANDMARK("win.landmark"),
  WIN_SAME_ROUND("win.same-round"),
  WIN_BEFORE_ATTACKS("win.before-attacks"),
  END_LIMIT("end.limit"),
  TIME("time"),
  LEAVE("leave"),
  AGREE("agree");

  private final String id;

  GoClause(String name) {
    this.id = "go." + name;
  }

  @Override
  public String id() {
    return id;
  }
}
