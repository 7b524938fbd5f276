package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import org.junit.jupiter.api.Test;

/// Ranks, roll-offs and who is next.
class RankingTest {
  @Test
  void equalsShareARankAndTheNextOneIsSkipped() {
    int[] score = {10, 30, 30, 5};
    var ranks = new ArrayList<Integer>();
    for (int seat = 0; seat < score.length; seat++) {
      int own = score[seat];
      ranks.add(Ranking.rank(score.length, other -> score[other] > own));
    }
    assertThat(ranks).containsExactly(3, 1, 1, 4);
    assertThat(Ranking.firsts(score.length, ranks::get)).isEqualTo(0b0110);
  }

  @Test
  void theHighestOfAMaskAreFound() {
    int[] value = {9, -3, 2, 2};
    assertThat(Ranking.highest(0b1110, seat -> value[seat])).isEqualTo(0b1100);
    assertThat(Ranking.highest(0b0010, seat -> value[seat])).isEqualTo(0b0010);
    assertThat(Ranking.highest(0, seat -> value[seat])).isZero();
  }

  @Test
  void theTiedRollAgainAmongThemselves() {
    Queue<Integer> dice = new ArrayDeque<>(List.of(5, 6, 6, 2, 3, 3, 1, 4));
    var asked = new ArrayList<Integer>();
    int winner =
        Ranking.rollOff(
            0b1111,
            seat -> {
              asked.add(seat);
              return dice.remove();
            });
    assertThat(winner).isEqualTo(2);
    assertThat(asked).containsExactly(0, 1, 2, 3, 1, 2, 1, 2);
    assertThat(dice).isEmpty();
  }

  @Test
  void whoeverIsAloneWinsWithoutARoll() {
    assertThat(
            Ranking.rollOff(
                0b100,
                _ -> {
                  throw new AssertionError("nobody else rolls");
                }))
        .isEqualTo(2);
  }

  @Test
  void theNextSeatIsFoundRoundTheTable() {
    for (int among = 1; among < 1 << 6; among++) {
      for (int seat = 0; seat < 6; seat++) {
        int next = seat;
        do {
          next = (next + 1) % 6;
        } while (!Bits.has(among, next));
        assertThat(Seats.next(seat, among)).isEqualTo(next);
      }
    }
    assertThat(Seats.next(25, 0b1)).isZero();
    assertThat(Seats.next(31, 0b10)).isEqualTo(1);
  }
}
