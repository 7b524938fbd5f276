package games.magie.server.budget;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.Limits;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Talk over real sockets.
class TalkTest {
  private static final Limits TWO_AT_ONCE =
      House.limits("commands=1000", "tables=1000", "chat-burst=2", "chat=1");

  private static String say(String what, String text) {
    return "{\"id\":\"%s\",\"action\":\"%s\",\"text\":\"%s\"}"
        .formatted(Client.newId(), what, text);
  }

  @Test
  void aSeatHasItsOwnBudgetForTalkOnAnyOfItsSocketsAndMayStillMove(@TempDir Path folder) {
    try (var house = new House(folder, TWO_AT_ONCE)) {
      Device home = house.device();
      String table = home.open("me Ann", "me Bob").path("table").asString("");
      Client ann = home.sit(table, "A");
      Client again = home.sit(table, "A");
      Client bob = home.sit(table, "B");
      assertThat(ann.code(say("say", "one"))).isEmpty();
      assertThat(ann.code(say("emote", "hello"))).isEmpty();
      assertThat(ann.code(say("say", "three"))).isEqualTo("too-fast");
      assertThat(again.code(say("say", "three"))).isEqualTo("too-fast");
      assertThat(bob.code(say("say", "and I?"))).isEmpty();
      assertThat(ann.code(Client.act("pause"))).isEmpty();
      bob.await(frame ->
          Client.type(frame).equals("chat")
              && frame.path("messages").get(0).path("text").asString("").equals("one"));
    }
  }

  @Test
  void manySeatsOfOneAddressShareABudget(@TempDir Path folder) {
    try (var house = new House(folder, TWO_AT_ONCE)) {
      Device home = house.device();
      int said = 0;
      for (int tables = 0; tables < 6; tables++) {
        String table = home.open("me Ann", "me Bob").path("table").asString("");
        Client ann = home.sit(table, "A");
        said += ann.code(say("say", "one")).isEmpty() ? 1 : 0;
        said += ann.code(say("say", "two")).isEmpty() ? 1 : 0;
      }
      assertThat(said).isEqualTo(8);
    }
  }

  @Test
  void aSpectatorHearsAndDoesNotSpeak(@TempDir Path folder) {
    try (var house = new House(folder)) {
      Device home = house.device();
      String table = home.open("me Ann", "me Bob").path("table").asString("");
      Client ann = home.sit(table, "A");
      Client watching = home.sit(table, "-");
      watching.awaitType("welcome");
      assertThat(ann.code(say("say", "hello"))).isEmpty();
      watching.awaitType("chat");
      assertThat(watching.code(say("say", "hello"))).isEqualTo("not-yours");
    }
  }
}
