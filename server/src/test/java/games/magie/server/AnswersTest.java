package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Every answer has our form and our headers, whoever gives it.
class AnswersTest {
  private final House house;

  AnswersTest(@TempDir Path folder) {
    this.house = new House(folder, Limits.DEFAULT);
  }

  @AfterEach
  void close() {
    house.close();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GET / HTTP/1.1\nHost: localhost\nHost: localhost\n\n",
        "GET / HTTP/1.1\nHost: localhost\nContent-Length: x\nConnection: close\n\n",
        "GET /%zz HTTP/1.1\nHost: localhost\nAccept: text/html\nConnection: close\n\n",
        "NONSENSE\n\n",
        "GET / HTTP/9.9\nHost: localhost\n\n"
      })
  void whatTheLibraryRefusesByItselfIsAnsweredInOurForm(String request) throws IOException {
    String answer = RawHttp.exchange(house.port(), request);
    assertThat(answer)
        .containsPattern("^HTTP/1.1 [45]\\d\\d ")
        .contains("Content-Security-Policy: default-src 'none'", "X-Content-Type-Options: nosniff")
        .contains("application/json", "{\"error\":{")
        .doesNotContainIgnoringCase("jetty")
        .doesNotContain("<html");
  }

  private int head(String path) {
    Device.Reply reply = house.device().send("HEAD", path, "", Map.of("Accept", "*/*"));
    assertThat(reply.text()).isEmpty();
    return reply.status();
  }

  @Test
  void theHeadOfSomethingIsThatOfTheThing() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    for (String path : List.of("/", "/app.js", "/api/games", "/api/tables/" + table, "/livez")) {
      assertThat(head(path)).as(path).isEqualTo(200);
    }
    for (String path : List.of("/nothing.js", "/api/nothing", "/api/tables/nothing", "/metrics")) {
      assertThat(head(path)).as(path).isEqualTo(404);
    }
  }

  @Test
  void lookingAtOnesTablesHasABudget() {
    Device ann = house.device();
    ann.open("me Ann", "open");
    assertThat(ann.get("/api/device").status()).isEqualTo(200);
    int refused = 0;
    for (int n = 0; n < 600 && refused == 0; n++) {
      refused += ann.get("/api/device").status() == 429 ? 1 : 0;
    }
    assertThat(refused).isEqualTo(1);
  }
}
