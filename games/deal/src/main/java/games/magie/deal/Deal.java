package games.magie.deal;

import games.magie.kernel.Clause;
import games.magie.kernel.Companion;
import games.magie.kernel.Game;
import games.magie.kernel.Invariants;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import java.util.List;

/// The card game with secret hands.
public final class Deal implements Game<DealState, DealMove, DealView> {
  private static final List<Clause> CLAUSES = List.of(DealClause.values());

  /// Payments in any order, exchanges that leave all-colour wilds alone, flips between discards,
  /// and a laid card whose last target leaves.
  private static final List<Clause> CHANGED_IN_2 =
      List.of(
          DealClause.PAY_ENOUGH,
          DealClause.PAY_SHORT,
          DealClause.PROPERTY_PILES,
          DealClause.WILD_RECOLOUR,
          DealClause.TURN_HAND_LIMIT,
          DealClause.LEAVE);

  private final DealRules rules = new DealRules();
  private final DealNotation notation = new DealNotation();

  @Override
  public String id() {
    return "deal";
  }

  @Override
  public int fewestSeats() {
    return DealOptions.FEWEST_SEATS;
  }

  @Override
  public int mostSeats() {
    return DealOptions.MOST_SEATS;
  }

  @Override
  public int mostSeats(Settings settings) {
    return DealOptions.of(settings).mostSeats();
  }

  @Override
  public int version() {
    return 2;
  }

  @Override
  public List<Clause> changedSince(int version) {
    return version < 2 ? CHANGED_IN_2 : List.of();
  }

  @Override
  public List<Clause> clauses() {
    return CLAUSES;
  }

  @Override
  public List<Option> options() {
    return DealOptions.ALL;
  }

  @Override
  public List<Option> orders() {
    return StandingOrders.ALL;
  }

  @Override
  public Rules<DealState, DealMove, DealView> rules() {
    return rules;
  }

  @Override
  public DealNotation notation() {
    return notation;
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
