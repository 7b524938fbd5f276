package games.magie.app.load;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class SeenTest {
  private static final String NEWS =
      """
      {"type":"news","n":4,"log":{"from":12,"events":[{"clause":"c","text":"é","event":{"a":[1]}},{}]},
       "waiting":[0,2],"view":{"phase":"roll","seats":[{"name":"Zoë"}]},
       "asked":{"moment":8,"takeBack":true,"verbs":[
         {"verb":"bid","message":"move.bid","clause":"","moves":[],"least":3,"most":4},
         {"verb":"none","message":"","clause":"","moves":[],"least":0,"most":-1},
         {"verb":"roll","message":"","clause":"","moves":[{"text":"roll 1","args":["1"]},{"text":"roll 2","args":["2"]}],
          "least":0,"most":-1}]},"clocks":[]}\
      """;

  private static Seen read(String frame) {
    byte[] bytes = ("xyz" + frame + "{").getBytes(UTF_8);
    return Seen.read(bytes, 3, bytes.length - 4, new SplittableRandom(3));
  }

  @Test
  void newsTellWhomTheGameWaitsForAndOfferEveryMove() {
    Seen seen = read(NEWS);
    assertThat(seen.type()).isEqualTo("news");
    assertThat(seen.number()).isEqualTo(4);
    assertThat(seen.waiting()).isEqualTo(0b101);
    assertThat(seen.logFrom()).isEqualTo(12);
    assertThat(seen.logEnd()).isEqualTo(14);
    Set<String> offered = new HashSet<>();
    byte[] bytes = NEWS.getBytes(UTF_8);
    var random = new SplittableRandom(1);
    for (int draw = 0; draw < 200; draw++) {
      Choice choice = Objects.requireNonNull(Seen.read(bytes, 0, bytes.length, random).choice());
      assertThat(choice.moment()).isEqualTo(8);
      offered.add(choice.move());
    }
    assertThat(offered).containsExactlyInAnyOrder("bid 3", "bid 4", "roll 1", "roll 2");
  }

  @Test
  void viewsAreComparedByteByByteAndNothingElseIs() {
    String view = "\"view\":{\"phase\":\"roll\",\"seats\":[{\"name\":\"Zoë\"}]}";
    Seen welcome =
        read("{\"type\":\"welcome\",\"n\":0,\"note\":\"é\"," + view + ",\"asked\":null}");
    assertThat(welcome.view()).isEqualTo(read(NEWS).view()).isNotZero();
    assertThat(welcome.choice()).isNull();
    assertThat(read("{" + view.replace("roll", "role") + "}").view()).isNotEqualTo(welcome.view());
  }

  @Test
  void answersAndTheStateOfATable() {
    Seen answer =
        read(
            """
            {"type":"answer","n":7,"id":"load-3","ok":false,"error":{"code":"stale","args":[]},"view":null}\
            """);
    assertThat(answer.id()).isEqualTo("load-3");
    assertThat(answer.ok()).isFalse();
    assertThat(answer.error()).isEqualTo("stale");
    assertThat(read("{\"type\":\"answer\",\"ok\":true,\"error\":null}").ok()).isTrue();
    assertThat(read("{\"type\":\"table\",\"table\":{\"seats\":[{}],\"state\":\"over\"}}").state())
        .isEqualTo("over");
  }
}
