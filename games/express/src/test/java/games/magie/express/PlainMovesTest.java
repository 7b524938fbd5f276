package games.magie.express;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.ExpressMove.Free;
import games.magie.express.ExpressMove.Place;
import games.magie.express.ExpressMove.Swap;
import games.magie.testkit.PlainMoves;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The fast list of moves against the plain one, and moves that nobody would think of.
class PlainMovesTest {
  private static final int[] ODD = {
    Integer.MIN_VALUE, -101, -1, 0, 12, 31, 32, 100, Integer.MAX_VALUE
  };

  @Test
  void theListedMovesAreTheCandidatesWithoutAnObjection() {
    assertThat(new PlainMoves<>(new Express(), 120, 41).compare()).isGreaterThan(10_000);
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
}
