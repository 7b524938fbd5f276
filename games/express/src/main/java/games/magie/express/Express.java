package games.magie.express;

import games.magie.kernel.Clause;
import games.magie.kernel.Companion;
import games.magie.kernel.Game;
import games.magie.kernel.Invariants;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import java.util.List;

/// The dice game of pressing one's luck.
public final class Express implements Game<ExpressState, ExpressMove, ExpressView> {
  private static final List<Clause> CLAUSES = List.of(ExpressClause.values());

  static final int MOST_SEATS = 4;

  private final ExpressRules rules = new ExpressRules();
  private final ExpressNotation notation = new ExpressNotation();

  @Override
  public String id() {
    return "express";
  }

  @Override
  public int fewestSeats() {
    return 2;
  }

  @Override
  public int mostSeats() {
    return MOST_SEATS;
  }

  @Override
  public int version() {
    return 2;
  }

  @Override
  public List<Clause> changedSince(int version) {
    return version < 2
        ? List.of(
            ExpressClause.PLACE_LOCKED,
            ExpressClause.TURN_CLEAR,
            ExpressClause.LEAVE,
            ExpressClause.AGREE)
        : List.of();
  }

  @Override
  public List<Clause> clauses() {
    return CLAUSES;
  }

  @Override
  public List<Option> options() {
    return ExpressOptions.ALL;
  }

  @Override
  public Rules<ExpressState, ExpressMove, ExpressView> rules() {
    return rules;
  }

  @Override
  public ExpressNotation notation() {
    return notation;
  }

  @Override
  public Companion<ExpressView> companion() {
    return new ExpressCompanion();
  }

  @Override
  public Invariants<ExpressState, ExpressMove> invariants() {
    return new ExpressInvariants();
  }
}
