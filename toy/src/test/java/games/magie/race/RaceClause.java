package games.magie.race;

import games.magie.kernel.Clause;

/// The clauses of `docs/rules/race.md`.
public enum RaceClause implements Clause {
  TURN("race.turn"),
  WALK("race.walk"),
  DASH("race.dash"),
  GOAL("race.goal"),
  TIME("race.time"),
  LEAVE("race.leave"),
  AGREE("race.agree");

  private final String id;

  RaceClause(String id) {
    this.id = id;
  }

  @Override
  public String id() {
    return id;
  }
}
