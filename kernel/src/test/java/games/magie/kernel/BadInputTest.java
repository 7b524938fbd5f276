package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BadInputTest {
  @Test
  void whatIsQuotedStaysOnOneLineAndSteersNoTerminal() {
    var bad = new BadInput("'a\r\nb\u0085c\u2028d\u001b[2Je\u202ef\u200f' is no move");
    assertThat(bad).hasMessage("'a??b?c?d?[2Je?f?' is no move");
  }

  @Test
  void longTextIsCut() {
    assertThat(String.valueOf(new BadInput("x".repeat(100_000)).getMessage()))
        .hasSize(BadInput.LONGEST)
        .endsWith("x…");
    assertThat(new BadInput("x".repeat(BadInput.LONGEST))).hasMessage("x".repeat(BadInput.LONGEST));
  }

  @Test
  void aPairOfSurrogatesIsNotCutInTwo() {
    String pairs = "🎲".repeat(BadInput.LONGEST);
    assertThat(String.valueOf(new BadInput(pairs).getMessage()).chars())
        .as("no half of a die")
        .hasSizeLessThanOrEqualTo(BadInput.LONGEST)
        .filteredOn(c -> Character.isHighSurrogate((char) (int) c))
        .hasSize(BadInput.LONGEST / 2 - 1);
  }
}
