package games.magie.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// A number is read only as it would be written.
class NumbersTest {
  @ParameterizedTest
  @ValueSource(
      ints = {0, 7, 10, 1023, 1024, 999_999_999, 1_000_000_000, -1, -20, 2147483647, -2147483648})
  void isReadAsItIsWritten(int number) {
    assertThat(Numbers.text(number)).isEqualTo(String.valueOf(number));
    assertThat(Numbers.parse(Numbers.text(number), "points")).isEqualTo(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "00",
        "07",
        "-0",
        "+5",
        "5x",
        " 5",
        "2147483648",
        "99999999999",
        "\u0663"
      })
  void anythingElseIsNone(String text) {
    assertThatThrownBy(() -> Numbers.parse(text, "points"))
        .isInstanceOf(BadInput.class)
        .hasMessage("'" + text + "' is no whole number for points");
  }
}
