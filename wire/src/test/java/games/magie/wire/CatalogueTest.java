package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import org.junit.jupiter.api.Test;

class CatalogueTest {

  @Test
  void findsEveryGameByItsId() {
    assertThat(Catalogue.ids()).contains("express").doesNotHaveDuplicates();
    assertThat(Catalogue.ids()).allSatisfy(id -> assertThat(Catalogue.game(id).id()).isEqualTo(id));
  }

  @Test
  void anUnknownGameIsAnsweredWithTheKnownOnes() {
    assertThatThrownBy(() -> Catalogue.game("chess"))
        .isInstanceOf(BadInput.class)
        .hasMessage("no game 'chess': there are " + String.join(", ", Catalogue.ids()));
  }
}
