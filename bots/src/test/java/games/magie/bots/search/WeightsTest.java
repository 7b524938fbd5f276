package games.magie.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WeightsTest {
  private static final List<String> FEATURES = List.of("sets", "bank");

  @Test
  void whatIsWrittenIsReadAgain() {
    String text = Weights.text(List.of("magie train"), FEATURES, new double[] {1.5, -0.25});
    assertThat(text).isEqualTo("# magie train\nsets 1.50000\nbank -0.25000\n");
    assertThat(Weights.parse("w", text, FEATURES)).containsExactly(1.5, -0.25);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "sets 1;bank 2;rent 3| 3 of them, but this version looks at 2 features",
        "sets 1| 1 of them, but this version looks at 2 features",
        "bank 1;sets 2| 'bank 1' where sets is expected",
        "sets 1;bank| 'bank' where bank is expected",
        "sets 1;bank x| no number in 'bank x'",
        "sets 1;bank NaN| no number in 'bank NaN'"
      })
  void damagedWeightsAreRefusedWithWhatIsWrong(String lines, String why) {
    assertThatThrownBy(() -> Weights.parse("w", lines.replace(';', '\n'), FEATURES))
        .isInstanceOf(BadInput.class)
        .hasMessage("weights w: " + why);
  }

  @Test
  void weightsThatAreNotThereAreRefused() {
    assertThatThrownBy(() -> Weights.resource(WeightsTest.class, "none.txt", FEATURES))
        .isInstanceOf(BadInput.class)
        .hasMessage("no weights none.txt");
  }
}
