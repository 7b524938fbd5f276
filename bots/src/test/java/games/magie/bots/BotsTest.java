package games.magie.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.bots.express.EasyExpress;
import games.magie.express.Express;
import games.magie.kernel.BadInput;
import org.junit.jupiter.api.Test;

class BotsTest {
  private final Express express = new Express();

  @Test
  void aBotIsFoundByGameAndName() {
    assertThat(Bots.bot(express, "easy")).isInstanceOf(EasyExpress.class);
    assertThat(Bots.bot(express, "random")).isInstanceOf(RandomBot.class);
  }

  @Test
  void everyNamedBotCanBeMade() {
    assertThat(Bots.names("express")).containsExactly("random", "easy");
    for (String name : Bots.names("express")) {
      assertThat(Bots.bot(express, name)).isNotNull();
    }
  }

  @Test
  void anUnknownBotIsRefusedWithTheNamesThatAreKnown() {
    assertThatThrownBy(() -> Bots.bot(express, "hal"))
        .isInstanceOf(BadInput.class)
        .hasMessage("no bot 'hal' for express: there are random, easy");
  }

  @Test
  void aGameWithoutBotsOfItsOwnHasRandom() {
    assertThat(Bots.names("chess")).containsExactly("random");
  }
}
