package games.magie.go;

import games.magie.go.rules.GoInvariants;
import games.magie.go.rules.GoRules;
import games.magie.go.rules.StandingOrders;
import games.magie.go.table.GoState;
import games.magie.go.text.GoNotation;
import games.magie.kernel.Companion;
import games.magie.kernel.Invariants;
import games.magie.kernel.RuleBook;

/// The race of the mini boards, everybody at once.
public final class Go extends RuleBook<GoState, GoMove, GoView> {
  public static final int MOST_SEATS = 4;

  public Go() {
    super(
        Facts.of("go", GoClause.values())
            .seats(2, MOST_SEATS)
            .options(GoOptions.ALL)
            .orders(StandingOrders.ALL)
            .changed(GoClause.SHUTDOWN_SHIELD, GoClause.CHANCE_DISCARD),
        new GoRules(),
        new GoNotation());
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
