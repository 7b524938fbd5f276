package games.magie.wire.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class PermutationsTest {
  @Test
  void givesEveryOrderOnceTheGivenOneFirst() {
    assertThat(Permutations.of(List.of(1, 2, 3)))
        .startsWith(List.of(1, 2, 3))
        .containsExactlyInAnyOrder(
            List.of(1, 2, 3),
            List.of(1, 3, 2),
            List.of(2, 1, 3),
            List.of(2, 3, 1),
            List.of(3, 1, 2),
            List.of(3, 2, 1));
  }
}
