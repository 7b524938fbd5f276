package games.magie.go;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.testkit.PlainMoves;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The fast list of moves against the plain one, and moves that nobody would think of.
class PlainMovesTest {
  private static final int[] ODD = {
    Integer.MIN_VALUE, -101, -1, 0, 4, 5, 31, 32, 100, Integer.MAX_VALUE
  };

  @Test
  void theListedMovesAreTheCandidatesWithoutAnObjection() {
    assertThat(new PlainMoves<>(new Go(), 250, 41).compare()).isGreaterThan(20_000);
  }

  @Test
  void noMoveHoweverOddThrows() {
    var odd = new ArrayList<GoMove>(List.of(MoveTable.ROLL, MoveTable.PASS, MoveTable.TYCOON));
    odd.addAll(List.of(MoveTable.SHIELD, MoveTable.ACCEPT, MoveTable.RANDOM_BOARD));
    for (int number : ODD) {
      odd.add(new GoMove.Heist(number));
      for (Colour colour : List.of(Colour.ALL[0], Colour.ALL[Colour.ALL.length - 1])) {
        odd.add(new GoMove.Take(colour, number));
        odd.add(new GoMove.ButtonTake(colour, number));
        odd.add(new GoMove.Steal(colour, number));
        odd.add(new GoMove.ShutDown(number, colour));
      }
    }
    assertThat(new PlainMoves<>(new Go(), 120, 43).judge(odd)).isGreaterThan(100_000);
  }
}
