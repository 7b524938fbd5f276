package games.magie.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StyleTest {
  private static final String TEXT = Style.trader().text(List.of("made by hand"));

  @Test
  void whatIsWrittenIsRead() {
    assertThat(Style.parse("a", TEXT).text(List.of("made by hand"))).isEqualTo(TEXT);
    assertThat(TEXT).startsWith("# made by hand\nhorizon 28.50000\n");
  }

  @ParameterizedTest
  @CsvSource({
    "horizon 28.50000,horizon,'a: ''horizon'' where horizon is expected'",
    "horizon 28.50000,horizont 1,'a: ''horizont 1'' where horizon is expected'",
    "horizon 28.50000,horizon NaN,'a: ''horizon NaN'' must lie between 2.0 and 40.0'",
    "horizon 28.50000,horizon 1e9,'a: ''horizon 1e9'' must lie between 2.0 and 40.0'",
    "horizon 28.50000,horizon x,'a: no number in ''horizon x'''"
  })
  void damagedWeightsAreRefused(String line, String damaged, String complaint) {
    assertThatThrownBy(() -> Style.parse("a", TEXT.replace(line, damaged)))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(complaint);
  }

  @Test
  void weightsOfAnotherVersionAreRefused() {
    assertThatThrownBy(() -> Style.parse("a", TEXT + "temper 1\n"))
        .isInstanceOf(BadInput.class)
        .hasMessage("weights a: 24 of them, but this version has 23");
  }
}
