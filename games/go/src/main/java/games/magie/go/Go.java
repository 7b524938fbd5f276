package games.magie.go;

import games.magie.kernel.Clause;
import games.magie.kernel.Companion;
import games.magie.kernel.Game;
import games.magie.kernel.Invariants;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import java.util.List;

/// The race of the mini boards, everybody at once.
public final class Go implements Game<GoState, GoMove, GoView> {
  private static final List<Clause> CLAUSES = List.of(GoClause.values());

  static final int MOST_SEATS = 4;

  private final GoRules rules = new GoRules();
  private final GoNotation notation = new GoNotation();

  @Override
  public String id() {
    return "go";
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
    return version < 2 ? List.of(GoClause.SHUTDOWN_SHIELD, GoClause.CHANCE_DISCARD) : List.of();
  }

  @Override
  public List<Clause> clauses() {
    return CLAUSES;
  }

  @Override
  public List<Option> options() {
    return GoOptions.ALL;
  }

  @Override
  public List<Option> orders() {
    return StandingOrders.ALL;
  }

  @Override
  public Rules<GoState, GoMove, GoView> rules() {
    return rules;
  }

  @Override
  public GoNotation notation() {
    return notation;
  }

  @Override
  public Companion<GoView> companion() {
    return new GoCompanion();
  }

  @Override
  public Invariants<GoState, GoMove> invariants() {
    return new GoInvariants(this);
  }
}
