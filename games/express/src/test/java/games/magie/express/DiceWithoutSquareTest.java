package games.magie.express;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A refused placing says what is wrong with the die: that there is none of this number, or that
/// what it shows has no square anywhere.
class DiceWithoutSquareTest {
  @ParameterizedTest
  @CsvSource({
    "11, BROWN, no-square 11 hotel",
    "9, RAILROAD, no-square 9 go",
    "12, BROWN, no-such-die 12",
    "0, BROWN, no-such-die 0",
    "10, BROWN, blank 10",
    "1, RED, other-group 1 green red",
  })
  void theRefusalNamesTheDieAndItsFace(int die, Group group, String refusal) {
    var game = new Express();
    Settings settings = Settings.defaults(game.options());
    String text = "rolls: 2 | brown: 2 4 | loose: 1=green 9=go 10=blank 11=hotel\nA*";
    var s = game.notation().position(settings, 2, Fields.parse(text, 2));
    var why = game.rules().objection(s, 0, new ExpressMove.Place(die, group));
    assertThat(Objects.requireNonNull(why).text()).isEqualTo(refusal);
  }
}
