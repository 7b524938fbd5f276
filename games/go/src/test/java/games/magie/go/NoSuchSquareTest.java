package games.magie.go;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A board has four Build squares. No text names another one, but a program may.
class NoSuchSquareTest {
  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 5, 33, Integer.MAX_VALUE})
  void noBlockIsPlacedBesideTheBoard(int square) {
    var s = Position.of(2, "pending: spaces\nA at: 1 | todo: colour\nB at: 4");
    var why = new Go().rules().objection(s, 0, new GoMove.Take(Colour.BROWN, square));
    assertThat(Objects.requireNonNull(why).text()).isEqualTo("no-such-square " + square);
  }
}
