package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MovesTest {
  private record Step(int number) implements Move {
    @Override
    public String text() {
      return "step " + number;
    }
  }

  private final Moves<Step> moves = new Moves<>();

  private static Step[] row(int size) {
    return IntStream.range(0, size).mapToObj(Step::new).toArray(Step[]::new);
  }

  @Test
  void aRowIsNeverWrittenTo() {
    Step[] row = row(2);
    moves.addAll(row);
    assertThat(moves.toList()).containsExactly(row);
    moves.add(new Step(7));
    moves.clear();
    moves.add(new Step(8));
    moves.addAll(row);
    assertThat(moves.texts()).containsExactly("step 8", "step 0", "step 1");
    assertThat(row).containsExactly(row(2));
  }

  @Test
  void aListGrowsBeyondARowOfAnyLength() {
    for (int size : new int[] {0, 1, 63, 64, 65, 200}) {
      moves.clear();
      moves.addAll(row(size));
      moves.add(new Step(size));
      moves.addAll(row(0));
      assertThat(moves.toList()).containsExactly(row(size + 1));
    }
  }
}
