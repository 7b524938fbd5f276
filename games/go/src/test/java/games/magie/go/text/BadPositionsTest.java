package games.magie.go.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.go.Position;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.BadInput;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
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
        "pending: spaces_A at: 9 | todo: colour | build: pink=1 green=1 brown=1 orange=1; "
            + "todo: seat A can take no red block",
        "pending: spaces_A at: 7 | todo: colour | build: orange=3_B build: orange=2; "
            + "todo: seat A can take no orange block",
        "A* at: 9 | todo: colour | build: red=2_B build: red=3; todo: seat A can take no red block",
        "pending: spaces_A build: pink=2 green=2 brown=2 orange=2"
            + "_B at: 2 | todo: bag | build: pink=3 green=3 brown=3 orange=3; "
            + "todo: seat B can take no block",
        "pending: spaces_A at: 9 | todo: colour | left: yes_B at: 9 | todo: colour; "
            + "todo: seat A has left",
        "roller: B_A attacks: heist | left: yes; attacks: seat A has left",
        "A attacks: heist heist heist heist heist heist heist heist heist; attacks: at most 8",
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

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "grab=lot; A at: 9 | todo: colour | claim: red 2 | build: - green=1; "
            + "claim: seat A cannot have red 2",
        "grab=lot; A at: 9 | todo: colour | claim: red 2 | build: red=1; "
            + "claim: seat A cannot have red 2",
        "grab=lot; A at: 9 | todo: colour | claim: pink 1; claim: seat A cannot have pink 1",
        "grab=window; A at: 0 | todo: go | claim: red 1 | build: red=2_C build: red=3; "
            + "claim: seat A cannot have red 1",
        "grab=lot; A at: 9 | todo: colour | claim: red 1_B claim: yellow 1; "
            + "claim: the lot is drawn when all have claimed",
      })
  void claimIsRefused(String options, String seats, String why) {
    String position = "pending: spaces\nB at: 11 | todo: colour\n" + seats.replace('_', '\n');
    assertThatThrownBy(() -> Position.of(options, 3, position))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why)
        .hasMessageNotContaining("\n");
  }

  @Test
  void noMegaShutDownIsAskedOfWhoIsBlockedByJail() {
    String position = "pending: mega A\nA marker: 4 | jail: skips";
    assertThat(Position.of("", 2, position).awaited).isEqualTo(1);
    assertThatThrownBy(() -> Position.of("jail-blocks-tiles=on", 2, position))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining("asks nobody anything");
  }

  /// An ended game waits for nobody, so that it may stand in the middle of anything.
  @Test
  void anEndedGameIsReadWhateverWasStillToBeDone() {
    var s =
        Position.of(
            "grab=window",
            3,
            """
            pending: over
            over: landmark
            winners: A
            A build: red=4
            B at: 0 | todo: button | claim: red 1
            C side: - | at: 9 | todo: colour | build: red=1
            """);
    assertThat(Position.RULES.over(s)).isTrue();
    assertThat(Position.RULES.rank(s, 0)).isEqualTo(1);
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
