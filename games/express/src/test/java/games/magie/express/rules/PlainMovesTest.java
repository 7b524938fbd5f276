package games.magie.express.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.express.Express;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressMove.Free;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressMove.Swap;
import games.magie.express.ExpressView;
import games.magie.express.Group;
import games.magie.express.table.ExpressState;
import games.magie.testkit.PlainMoves;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The fast list of moves against the plain one, and moves that nobody would think of.
class PlainMovesTest {
  private static final int[] ODD = {
    Integer.MIN_VALUE, -101, -1, 0, 12, 31, 32, 100, Integer.MAX_VALUE
  };

  private static final PlainMoves<ExpressState, ExpressMove, ExpressView> MOVES =
      new PlainMoves<>(new Express(), 500, 41);

  @Test
  void theListedMovesAreTheCandidatesWithoutAnObjection() {
    assertThat(MOVES.compare()).isGreaterThan(40_000);
  }

  @Test
  void noMoveHoweverOddThrows() {
    var odd = new ArrayList<ExpressMove>(List.of(MoveTable.ROLL, MoveTable.STOP));
    for (int die : ODD) {
      odd.add(new Free(die));
      for (Group group : List.of(Group.BROWN, Group.UTILITY)) {
        odd.add(new Place(die, group));
        odd.add(new Swap(die, group, Group.RAILROAD));
        odd.add(new Swap(1, group, group));
      }
    }
    assertThat(new PlainMoves<>(new Express(), 60, 43).judge(odd)).isGreaterThan(100_000);
  }

  static Class<?>[] kinds() {
    return ExpressMove.class.getPermittedSubclasses();
  }

  /// Whatever kind of move a lister forgets, some position of the walks above tells.
  @ParameterizedTest
  @MethodSource("kinds")
  void aListerThatForgetsAKindOfMoveIsCaught(Class<?> kind) {
    assertThatThrownBy(() -> MOVES.compare(MOVES.forgetting(kind::isInstance)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("the moves of seat");
  }

  @Test
  void aListerThatOffersTooMuchOrAnotherOrderIsCaught() {
    assertThatThrownBy(() -> MOVES.compare(MOVES.offering(new ExpressMove.Free(1))))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> MOVES.compare(MOVES.outOfOrder())).isInstanceOf(AssertionError.class);
  }
}
