package games.magie.go.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.go.Colour;
import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.GoView;
import games.magie.go.table.GoState;
import games.magie.testkit.PlainMoves;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The fast list of moves against the plain one, and moves that nobody would think of.
class PlainMovesTest {
  private static final int[] ODD = {
    Integer.MIN_VALUE, -101, -1, 0, 4, 5, 31, 32, 100, Integer.MAX_VALUE
  };

  private static final PlainMoves<GoState, GoMove, GoView> MOVES =
      new PlainMoves<>(new Go(), 250, 41);

  @Test
  void theListedMovesAreTheCandidatesWithoutAnObjection() {
    assertThat(MOVES.compare()).isGreaterThan(20_000);
  }

  @Test
  void noMoveHoweverOddThrows() {
    var odd = new ArrayList<GoMove>(List.of(MoveTable.ROLL, MoveTable.PASS, MoveTable.TYCOON));
    odd.addAll(List.of(MoveTable.SHIELD, MoveTable.ACCEPT, MoveTable.RANDOM_BOARD));
    for (int number : ODD) {
      odd.add(new GoMove.Heist(number));
      for (Colour colour : List.of(Colour.ALL.get(0), Colour.ALL.get(Colour.ALL.size() - 1))) {
        odd.add(new GoMove.Take(colour, number));
        odd.add(new GoMove.ButtonTake(colour, number));
        odd.add(new GoMove.Steal(colour, number));
        odd.add(new GoMove.ShutDown(number, colour));
      }
    }
    assertThat(new PlainMoves<>(new Go(), 120, 43).judge(odd)).isGreaterThan(100_000);
  }

  static Class<?>[] kinds() {
    return GoMove.class.getPermittedSubclasses();
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
    assertThatThrownBy(() -> MOVES.compare(MOVES.offering(new GoMove.Roll())))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> MOVES.compare(MOVES.outOfOrder())).isInstanceOf(AssertionError.class);
  }
}
