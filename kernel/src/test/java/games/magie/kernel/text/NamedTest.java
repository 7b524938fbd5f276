package games.magie.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Names and the texts that are made of them.
class NamedTest {
  private enum Colour implements Named {
    BROWN,
    LIGHT_BLUE;

    @Override
    public String text() {
      return Named.of(this);
    }
  }

  @Test
  void aConstantIsWrittenInLowerCaseWithDashes() {
    assertThat(Colour.BROWN.text()).isEqualTo("brown");
    assertThat(Colour.LIGHT_BLUE.text()).isEqualTo("light-blue");
  }

  @Test
  void eachIsFoundByItsText() {
    for (Colour colour : Colour.values()) {
      assertThat(Named.parse(Colour.values(), colour.text(), "colour")).isEqualTo(colour);
    }
    assertThat(Named.find(Colour.values(), "LIGHT_BLUE")).isNull();
    assertThatThrownBy(() -> Named.parse(Colour.values(), "blue", "colour"))
        .isInstanceOf(BadInput.class)
        .hasMessage("no colour 'blue'");
  }

  @Test
  void wordsAreJoinedByOneBlank() {
    assertThat(Words.join("took", Seats.letter(1), Colour.LIGHT_BLUE, 3))
        .isEqualTo("took B light-blue 3");
    assertThat(Words.join("pass")).isEqualTo("pass");
    assertThat(Words.join("lost", -5)).isEqualTo("lost -5");
  }

  @Test
  void whatIsNotAWordIsNotJoined() {
    assertThatThrownBy(() -> Words.join("took", List.of("a")))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
