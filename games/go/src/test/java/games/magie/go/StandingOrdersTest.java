package games.magie.go;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Settings;
import org.junit.jupiter.api.Test;

/// The standing order to keep one's tiles answers the last window before the attacks, and nothing
/// else.
class StandingOrdersTest {
  private static final Go GAME = new Go();
  private static final String WINDOW = "pending: window\nA tiles: shield\nB tiles: tycoon";

  private static String answer(String orders, String position, int seat) {
    var s = Position.of(2, position);
    Settings settings = Settings.parse(GAME.orders(), orders);
    GoMove move = GAME.rules().ordered(GAME.rules().view(s, seat), settings);
    return move == null ? "-" : move.text();
  }

  @Test
  void itPassesInTheLastWindow() {
    assertThat(answer("keep-tiles=on", WINDOW, 0)).isEqualTo("pass");
    assertThat(answer("keep-tiles=on", WINDOW, 1)).isEqualTo("pass");
  }

  @Test
  void withoutTheOrderThePlayerIsAsked() {
    assertThat(answer("", WINDOW, 0)).isEqualTo("-");
  }

  @Test
  void itAnswersNothingElse() {
    assertThat(answer("keep-tiles=on", "A* tiles: shield", 0)).isEqualTo("-");
    assertThat(answer("keep-tiles=on", "pending: window\nA tiles: shield\nB", 1)).isEqualTo("-");
  }
}
