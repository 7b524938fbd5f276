package games.magie.deal.listing;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.EndTurn;
import games.magie.deal.DealMove.Pay;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealOptions;
import games.magie.deal.DealView;
import games.magie.deal.rules.DealInvariants;
import games.magie.deal.rules.DealRules;
import games.magie.deal.table.DealState;
import games.magie.deal.text.DealNotation;
import games.magie.kernel.Invariants;
import games.magie.kernel.Moves;
import games.magie.kernel.RuleBook;
import games.magie.laws.Failure;
import games.magie.laws.LawBook;
import games.magie.laws.RandomCheck;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The law that compares the fast list with the plain one finds faults of the lister.
class PlantedFaultTest {
  private static final String LAW = "fast and plain lists agree";
  private static final int ENOUGH = 60_000;

  /// What a lister may get wrong.
  enum Fault {
    NONE,
    /// As if [Repeats] found too much.
    A_WILD_THAT_MAY_TURN_IS_MISSING,
    /// As if a bit were lost in the mask of payments.
    THE_LAST_OF_MANY_PAYMENTS_IS_MISSING,
    /// As if a part of [TurnWords] stood at another place.
    THE_END_COMES_FIRST
  }

  @ParameterizedTest
  @EnumSource
  void aPlantedFaultIsFoundAndARightListerIsNotBlamed(Fault fault) throws InterruptedException {
    var laws = LawBook.KERNEL.only(LAW);
    Failure failure =
        new RandomCheck<>(new Faulty(fault), laws, 1).run(ENOUGH, 1, 1, judged -> {}).failure();
    if (fault == Fault.NONE) {
      assertThat(failure).isNull();
    } else {
      assertThat(failure).isNotNull().extracting(Failure::law).isEqualTo(LAW);
    }
  }

  private static final class Faulty extends RuleBook<DealState, DealMove, DealView> {
    Faulty(Fault fault) {
      super(
          Facts.of("deal", DealClause.values()).seats(2, 5).options(DealOptions.ALL),
          new FaultyRules(fault),
          new DealNotation());
    }

    @Override
    public Invariants<DealState, DealMove> invariants() {
      return new DealInvariants();
    }
  }

  private static final class FaultyRules extends DealRules {
    private final Fault fault;

    FaultyRules(Fault fault) {
      this.fault = fault;
    }

    @Override
    public void legal(DealState s, int seat, Moves<DealMove> into) {
      var right = new Moves<DealMove>();
      super.legal(s, seat, right);
      wrong(s, right.toList()).forEach(into::add);
    }

    private List<DealMove> wrong(DealState s, List<DealMove> right) {
      var moves = new ArrayList<>(right);
      switch (fault) {
        case NONE -> {}
        case A_WILD_THAT_MAY_TURN_IS_MISSING -> {
          if (moves.size() > 3 && moves.get(1) instanceof Recolour && !s.earlier.isEmpty()) {
            moves.remove(1);
          }
        }
        case THE_LAST_OF_MANY_PAYMENTS_IS_MISSING -> {
          if (moves.size() > 6 && moves.getLast() instanceof Pay) {
            moves.removeLast();
          }
        }
        case THE_END_COMES_FIRST -> {
          if (moves.remove(new EndTurn())) {
            moves.addFirst(new EndTurn());
          }
        }
      }
      return moves;
    }
  }
}
