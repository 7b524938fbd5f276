package games.magie.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.bots.express.EasyExpress;
import games.magie.express.Express;
import games.magie.kernel.BadInput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {
  private final Express express = new Express();

  @Test
  void aBotIsFoundByGameAndName() {
    assertThat(Bots.bot(express, "easy")).isInstanceOf(EasyExpress.class);
    assertThat(Bots.bot(express, "random")).isInstanceOf(RandomBot.class);
  }

  @Test
  void everyNamedBotCanBeMade() {
    assertThat(Bots.names("express")).containsExactly("random", "easy", "medium", "hard", "master");
    for (String name : Bots.names("express")) {
      assertThat(Bots.player(express, name)).isNotNull();
    }
  }

  @Test
  void anUnknownBotIsRefusedWithTheNamesThatAreKnown() {
    assertThatThrownBy(() -> Bots.bot(express, "hal"))
        .isInstanceOf(BadInput.class)
        .hasMessage("no bot 'hal' for express: there are random, easy, medium, hard, master");
  }

  @Test
  void aGameWithoutBotsOfItsOwnHasRandom() {
    assertThat(Bots.names("chess")).containsExactly("random");
  }

  @Test
  void anEffortFollowsTheNameOfWhoThinks() {
    assertThat(Bots.player(express, "hard").effort()).isPositive();
    assertThat(Bots.player(express, "hard/77").effort()).isEqualTo(77);
  }

  @ParameterizedTest
  @ValueSource(strings = {"hard/0", "hard/-5", "hard/1000000000", "hard/", "hard/x"})
  void anImpossibleEffortIsRefused(String word) {
    assertThatThrownBy(() -> Bots.player(express, word))
        .isInstanceOf(BadInput.class)
        .hasMessageEndingWith("it can be a number from 1 to 10000000");
  }

  @Test
  void aBotWithoutEffortHasNone() {
    assertThatThrownBy(() -> Bots.player(express, "easy/5"))
        .isInstanceOf(BadInput.class)
        .hasMessage("'easy/5': this bot makes no effort that could be chosen");
  }
}
