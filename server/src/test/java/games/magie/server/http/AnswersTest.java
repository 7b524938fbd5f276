package games.magie.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.Limits;
import games.magie.server.RawHttp;
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

  @Test
  void nothingThatIsAskedForIsKeptOnTheWay() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    for (String path :
        List.of("/api/games", "/api/device", "/api/tables/" + table, "/api/tables/nothing")) {
      assertThat(ann.get(path).response().headers().firstValue("Cache-Control"))
          .as(path)
          .hasValue("no-store");
    }
  }

  @Test
  void everyTextSaysInWhichCharsetItIsWritten() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    for (String path : List.of("/", "/app.js", "/icon.svg", "/api/tables/" + table + "/qr.svg")) {
      assertThat(ann.get(path).response().headers().firstValue("Content-Type").orElse(""))
          .as(path)
          .endsWith("charset=utf-8");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"TRACE", "OPTIONS", "PUT", "NONSENSE"})
  void anotherMethodIsNotAnswered(String method) throws IOException {
    String answer =
        RawHttp.exchange(
            house.port(),
            method
                + " /api/games HTTP/1.1\nHost: localhost\nOrigin: http://evil.example\n"
                + "Secret: of-somebody\nConnection: close\n\n");
    assertThat(answer)
        .containsPattern("^HTTP/1.1 4\\d\\d ")
        .doesNotContain("of-somebody", "Access-Control-Allow");
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

  /// Without the limits of a connection, which would make its requests wait for longer than the
  /// budget needs to fill.
  @Test
  void lookingAtOnesTablesHasABudget(@TempDir Path folder) {
    try (var wide = new House(folder)) {
      Device ann = wide.device();
      ann.open("me Ann", "open");
      assertThat(ann.get("/api/device").status()).isEqualTo(200);
      int refused = 0;
      for (int n = 0; n < 600 && refused == 0; n++) {
        refused += ann.get("/api/device").status() == 429 ? 1 : 0;
      }
      assertThat(refused).isEqualTo(1);
    }
  }
}
