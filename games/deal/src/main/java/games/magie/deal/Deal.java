package games.magie.deal;

import games.magie.deal.rules.DealInvariants;
import games.magie.deal.rules.DealRules;
import games.magie.deal.table.DealState;
import games.magie.deal.text.DealNotation;
import games.magie.kernel.Companion;
import games.magie.kernel.Invariants;
import games.magie.kernel.RuleBook;
import games.magie.kernel.Settings;

/// The card game with secret hands.
public final class Deal extends RuleBook<DealState, DealMove, DealView> {
  private static final Facts FACTS =
      Facts.of("deal", DealClause.values())
          .seats(DealOptions.FEWEST_SEATS, DealOptions.MOST_SEATS)
          .options(DealOptions.ALL)
          .orders(StandingOrders.ALL)
          // Payments in any order, exchanges that leave all-colour wilds alone, flips between
          // discards, and a laid card whose last target leaves.
          .changed(
              DealClause.PAY_ENOUGH,
              DealClause.PAY_SHORT,
              DealClause.PROPERTY_PILES,
              DealClause.WILD_RECOLOUR,
              DealClause.TURN_HAND_LIMIT,
              DealClause.LEAVE)
          // Positions say in cards how a collection lay since the last play (ADR 21).
          .changed(DealClause.WILD_NO_CIRCLE);

  public Deal() {
    super(FACTS, new DealRules(), new DealNotation());
  }

  @Override
  public int mostSeats(Settings settings) {
    return DealOptions.of(settings).mostSeats();
  }

  @Override
  public Companion<DealView> companion() {
    return new DealCompanion();
  }

  @Override
  public Invariants<DealState, DealMove> invariants() {
    return new DealInvariants();
  }
}
