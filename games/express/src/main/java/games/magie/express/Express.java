package games.magie.express;

import games.magie.express.rules.ExpressInvariants;
import games.magie.express.rules.ExpressRules;
import games.magie.express.table.ExpressState;
import games.magie.express.text.ExpressNotation;
import games.magie.kernel.Companion;
import games.magie.kernel.Invariants;
import games.magie.kernel.RuleBook;

/// A push-your-luck dice game.
public final class Express extends RuleBook<ExpressState, ExpressMove, ExpressView> {
  public static final int MOST_SEATS = 4;

  public Express() {
    super(
        Facts.of("express", ExpressClause.values())
            .seats(2, MOST_SEATS)
            .options(ExpressOptions.ALL)
            .changed(
                ExpressClause.PLACE_LOCKED,
                ExpressClause.TURN_CLEAR,
                ExpressClause.LEAVE,
                ExpressClause.AGREE),
        new ExpressRules(),
        new ExpressNotation());
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
