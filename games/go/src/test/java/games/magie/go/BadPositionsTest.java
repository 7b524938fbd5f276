package games.magie.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.kernel.Out;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Impossible positions and moves are refused with one line that says why.
class BadPositionsTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "A build: red=3 red=1; stands on two squares",
        "A build: red=3_B build: red=3; only 5 red blocks",
        "A build: red=1 pink=1 green=1 brown=1 orange=1; has 4 Build squares",
        "A build: red; should look like red=2",
        "A build: violet=1; no colour 'violet'",
        "A build: red=6; build is 6",
        "A tiles: money-bag; never kept",
        "A tiles: tycoon tycoon_B tiles: tycoon; only 2 of tycoon",
        "A marker: 5; marker is 5",
        "A at: 16; at is 16",
        "A side: deep-sea_B side: space-station; the same board",
        "A side: -; has no board",
        "tray-red: 4; tray-red is 4",
        "face-down: shield; face-down: should be",
        "pending: attack A; asks nobody anything",
        "pending: attack; should have 2 words",
        "pending: nowhere; no pending 'nowhere'",
        "pending: window; asks nobody anything",
        "pending: spaces_A at: 4 | todo: colour; stands on no colour space",
        "pending: attack A_A attacks: heist | todo: go; spaces are played before",
        "A dial: ring; in no Bank Heist",
        "A claim: red 1; nothing to claim for",
        "A passed: perhaps; should be yes or no",
        "A jail: forever; no such thing as 'forever'",
        "A left: yes; asks nobody anything",
        "A left: yes | build: red=1; keeps no blocks",
        "roller: A_B* at: 1; the star is on B",
        "round: 301; round is 301",
        "A hotel: 1; no field",
      })
  void isRefused(String position, String why) {
    assertThatThrownBy(() -> Position.of(2, position.replace('_', '\n')))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why)
        .hasMessageNotContaining("\n");
  }

  @Test
  void anAgreedEndBeforeTheBoardsAreChosenIsAPosition() {
    var settings = Settings.defaults(Position.GAME.options());
    GoState s = Position.RULES.setUp(settings, 3, new Seeded(1), Out.SILENT);
    assertThat(s.phase).isEqualTo(Phase.BOARD);
    Position.RULES.agree(s, Out.SILENT);
    String text = Position.GAME.text(s);
    assertThat(Position.GAME.text(Position.of(3, text))).isEqualTo(text);
  }

  @Test
  void aMoveThatIsNoneNamesThoseThereAre() {
    var s = Position.of(2, "A*");
    for (String text : new String[] {"", "jump", "take", "button give red", "heist E", "dial"}) {
      assertThatThrownBy(() -> Position.move(s, 0, text))
          .isInstanceOf(BadInput.class)
          .hasMessageNotContaining("\n");
    }
  }
}
