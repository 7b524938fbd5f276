package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
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

  @Test
  void aTableThatItsMaskCannotNameIsRefused() {
    assertThatThrownBy(() -> new Moves.Table<>(row(65)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("65 moves in a table whose mask has 64 bits");
  }

  /// Runs and single moves in every mixture, also more than there are places for runs.
  @Test
  void whatIsAddedByMasksIsReadInOrder() {
    var random = new Seeded(5);
    Step[] row = row(Long.SIZE);
    var table = new Moves.Table<>(row);
    for (int tries = 0; tries < 2_000; tries++) {
      moves.clear();
      var expected = new ArrayList<Step>();
      for (int adds = random.below(12); adds > 0; adds--) {
        if (random.below(3) == 0) {
          moves.add(row[adds]);
          expected.add(row[adds]);
        } else {
          long mask = random.below(4) == 0 ? 0 : ((long) random.next() << 32) ^ random.next();
          mask &= random.below(2) == 0 ? 0x1111 : -1;
          moves.addAll(table, mask);
          for (int at = 0; at < Long.SIZE; at++) {
            if ((mask >> at & 1) != 0) {
              expected.add(row[at]);
            }
          }
        }
      }
      assertThat(moves.size()).isEqualTo(expected.size());
      assertThat(moves.toList()).isEqualTo(expected);
    }
  }

  @Test
  void aTableHasNothingWhereNothingWasPut() {
    Step[][] rows = {{new Step(3), null}, null};
    Moves.Table<Step>[] tables = Moves.Table.each(rows);
    assertThat(tables[0].get(0)).isEqualTo(new Step(3));
    assertThat(tables[1]).isNull();
    assertThatThrownBy(() -> tables[0].get(1)).hasMessage("no move 1");
  }
}
