package games.magie.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.RawHttp;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Requests that are wrong get one typed line, are charged, and change nothing.
class BadRequestTest {
  private static final String JSON = "application/json";

  private final Path folder;
  private House house;

  BadRequestTest(@TempDir Path folder) {
    this.folder = folder;
    this.house = new House(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static void assertRefused(Device.Reply reply, int status, String code) {
    assertThat(reply.code()).as(reply.text()).isEqualTo(code);
    assertThat(reply.status()).as(reply.text()).isEqualTo(status);
    JsonNode error = reply.body().path("error");
    assertThat(error.path("message").asString(""))
        .isNotBlank()
        .doesNotContain("\n")
        .doesNotContain("Exception");
    assertThat(reply.text().length()).isLessThan(500);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '`',
      value = {
        "bad-json; {",
        "bad-json; [1,2]",
        "bad-json; nonsense",
        "bad-json; null",
        "bad-json; {} {}",
        "bad-json; {\"game\":\"express\",\"game\":\"express\"}",
        "bad-json; {\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}}}",
        "unknown-field; {\"game\":\"express\",\"admin\":true}",
        "unknown-field; {\"seats\":[{\"kind\":\"open\",\"secret\":\"x\"}]}",
        "bad-field; {\"game\":\"chess\"}",
        "bad-field; {\"game\":17}",
        "bad-field; {\"game\":\"express\",\"clock\":1.5}",
        "bad-field; {\"game\":\"express\",\"clock\":1e1}",
        "bad-field; {\"game\":\"express\",\"clock\":\"10\"}",
        "bad-field; {\"game\":\"express\",\"clock\":-1}",
        "bad-json; {\"game\":\"express\",\"clock\":99999999999}",
        "bad-field; {\"game\":\"express\",\"clock\":null}",
        "bad-field; {\"game\":\"express\",\"options\":{\"target\":\"1\"}}",
        "bad-field; {\"game\":\"express\",\"options\":{\"target\":\"10000 target=15000\"}}",
        "bad-field; {\"game\":\"express\",\"options\":{\"\\n\":\"\"}}",
        "bad-field; {\"game\":\"express\",\"seats\":[]}",
        "bad-json; {\"game\":\"express\",\"seats\":[null]}",
        "bad-field; {\"game\":\"express\",\"seats\":[{\"kind\":\"king\"}]}",
        "bad-field; {\"game\":\"express\",\"seats\":[{\"kind\":\"bot\",\"bot\":\"x\"},{\"kind\":\"open\"}]}",
        "bad-field; {\"game\":\"express\",\"onLeave\":\"x\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}"
      })
  void aTableThatIsAskedForWronglyIsNotOpened(String code, String body) {
    Device device = house.device();
    assertRefused(device.post("/api/tables", body), 400, code);
    assertThat(device.get("/api/device").body().path("tables").isEmpty()).isTrue();
  }

  @Test
  void aBodyThatIsTooLargeIsRefusedWhetherItTellsItsLengthOrNot() throws Exception {
    String huge = "{\"game\":\"" + "x".repeat(100_000) + "\"}";
    assertRefused(house.device().post("/api/tables", huge), 413, "too-large");
    for (String accept : List.of("text/html", JSON)) {
      var chunked =
          HttpRequest.newBuilder(URI.create(house.device().origin() + "/api/tables"))
              .header("Content-Type", JSON)
              .header("Accept", accept)
              .POST(
                  BodyPublishers.ofInputStream(() ->
                      new java.io.ByteArrayInputStream(huge.getBytes(StandardCharsets.UTF_8))))
              .build();
      var response = Device.HTTP.send(chunked, BodyHandlers.ofString());
      assertThat(response.statusCode()).isEqualTo(413);
      assertThat(Device.JSON.readTree(response.body()).path("error").path("code").asString(""))
          .isEqualTo("too-large");
    }
  }

  /// A server that hangs up on what is still being sent resets the connection, and the answer is
  /// lost with it.
  @ParameterizedTest
  @ValueSource(strings = {"application/json", "text/plain"})
  void aRefusedBodyIsReadToItsEndSoThatTheAnswerArrives(String type) throws IOException {
    int port = house.device().port();
    byte[] half = "x".repeat(50_000).getBytes(StandardCharsets.UTF_8);
    try (Socket socket = RawHttp.connect("127.0.0.1", port)) {
      OutputStream out = socket.getOutputStream();
      out.write(
          head(port, "POST /api/tables", type, 2 * half.length).getBytes(StandardCharsets.UTF_8));
      out.write(half);
      assertThat(RawHttp.answer(socket.getInputStream())).contains("\"error\"");
      out.write(half);
      out.write(head(port, "GET /livez", type, 0).getBytes(StandardCharsets.UTF_8));
      assertThat(RawHttp.answer(socket.getInputStream())).startsWith("HTTP/1.1 200 ");
    }
  }

  private static String head(int port, String request, String type, int length) {
    return "%s HTTP/1.1\r\nHost: localhost:%d\r\nContent-Type: %s\r\nContent-Length: %d\r\n\r\n"
        .formatted(request, port, type, length);
  }

  @Test
  void aBodyThatIsNotUtf8IsRefused() throws Exception {
    var request =
        HttpRequest.newBuilder(URI.create(house.device().origin() + "/api/tables"))
            .header("Content-Type", JSON + "; charset=nonsense")
            .POST(BodyPublishers.ofByteArray(new byte[] {'{', '"', (byte) 0xff, '"', '}'}))
            .build();
    var response = Device.HTTP.send(request, BodyHandlers.ofString());
    assertThat(response.statusCode()).isEqualTo(400);
    assertThat(response.body()).contains("bad-json");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "text/plain",
        "application/jsonp",
        "application/x-www-form-urlencoded",
        "multipart/form-data"
      })
  void anotherContentTypeIsRefused(String type) {
    Device device = house.device();
    var reply =
        device.send("POST", "/api/tables", "{\"game\":\"express\"}", Map.of("Content-Type", type));
    assertRefused(reply, 400, "bad-json");
  }

  @Test
  void aPageOfAnotherSiteCannotWrite() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    for (String origin :
        List.of(
            "http://evil.example",
            "null",
            "http://localhost:1",
            "http://localhost:" + house.port() + ".evil.example")) {
      var headers = Map.of("Content-Type", JSON, "Origin", origin);
      String sit = "/api/tables/" + table + "/sit";
      assertRefused(
          ann.send("POST", sit, "{\"seat\":1,\"name\":\"Eve\"}", headers), 403, "forbidden");
    }
    assertFree(table);
  }

  private void assertFree(String table) {
    JsonNode seats = house.device().get("/api/tables/" + table).body().path("seats");
    assertThat(seats.get(1).path("kind").asString("")).isEqualTo("open");
  }

  @Test
  void aNameThatIsNotTheServersOwnIsRefused() throws IOException {
    for (String host : List.of("evil.example", "evil.example:" + house.port(), "")) {
      String answer =
          RawHttp.exchange(
              house.port(), "GET /api/games HTTP/1.1\nHost: " + host + "\nConnection: close\n\n");
      assertThat(answer).startsWith("HTTP/1.1 40").doesNotContain("express");
    }
    assertThat(
            RawHttp.exchange(
                house.port(), "GET /api/games HTTP/1.1\nHost: evil.example\nConnection: close\n\n"))
        .contains(" 403 ", "\"forbidden\"");
  }

  @Test
  void aWrongSecretIsNoSeat() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    Device eve = house.device();
    for (String secret : List.of("", "x", "A".repeat(43), "A".repeat(500))) {
      assertRefused(
          eve.post("/api/tables/" + table + "/claim", "{\"secret\":\"" + secret + "\"}"),
          404,
          "not-found");
    }
    assertThat(eve.get("/api/device").body().path("tables").isEmpty()).isTrue();
  }

  @Test
  void aLinkToNothingLeadsNowhere() {
    Device device = house.device();
    for (String path :
        List.of(
            "/api/tables/x",
            "/api/tables/x/journal",
            "/api/tables/..%2f..",
            "/api/rules/x",
            "/api/messages/xx/express",
            "/api/messages/en/x",
            "/api/nothing",
            "/x.html",
            "/../pom.xml",
            "/%2e%2e/magie.db",
            "/web/index.html%00.js")) {
      Device.Reply reply = device.get(path);
      assertThat(reply.status()).as(path).isIn(400, 404);
      assertThat(reply.text()).as(path).doesNotContain("Exception").doesNotContain("SQLite");
    }
    assertRefused(device.get("/api/tables/nothing"), 404, "not-found");
    var person = Map.of("Accept", "text/html,*/*;q=0.8");
    assertRefused(device.send("GET", "/api/nothing", "", person), 404, "not-found");
    Device.Reply page = device.send("GET", "/a/page/of/nobody", "", person);
    assertThat(page.status()).isEqualTo(404);
    assertThat(page.text()).isEqualTo(device.get("/").text());
    for (String call : List.of("sit", "claim", "start")) {
      String body = call.equals("sit") ? "{\"seat\":-1,\"name\":\"Ann\"}" : "{}";
      assertRefused(device.post("/api/tables/nothing/" + call, body), 404, "not-found");
    }
  }

  @Test
  void aGetChangesNothing() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    for (String method : List.of("GET", "PUT", "DELETE", "PATCH")) {
      for (String call : List.of("sit?seat=1&name=Eve", "start?bot=easy", "claim")) {
        var reply =
            ann.send(method, "/api/tables/" + table + "/" + call, "", Map.of("Content-Type", JSON));
        assertRefused(reply, 404, "not-found");
      }
    }
    assertFree(table);
  }

  @Test
  void aNameOfMarkupIsAllowedAndStaysText() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open", "open").path("table").asString("");
    String name = "<b onload=1>&amp;</b>";
    assertThat(sit(ann, table, name).status()).isEqualTo(400); // 21 letters
    name = "<b onload=1>&amp;<b>";
    assertThat(sit(ann, table, name).status()).isEqualTo(200);
    Device.Reply info = ann.get("/api/tables/" + table);
    assertThat(info.body().path("seats").get(1).path("name").asString("")).isEqualTo(name);
    assertThat(info.response().headers().firstValue("Content-Type").orElse("")).startsWith(JSON);
    assertThat(info.response().headers().firstValue("X-Content-Type-Options")).hasValue("nosniff");
  }

  private static Device.Reply sit(Device device, String table, String name) {
    String body = Device.JSON.createObjectNode().put("seat", -1).put("name", name).toString();
    return device.post("/api/tables/" + table + "/sit", body);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "a\nb",
        "a\u0000b",
        "\u202eevil",
        "a\u200bb",
        "\u001b[31mred",
        "Ann",
        "aNN"
      })
  void aNameThatCannotBeShownOrIsTakenIsRefused(String name) {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    Device.Reply reply = sit(house.device(), table, name);
    assertRefused(reply, 400, "bad-field");
    assertThat(reply.body().path("error").path("field").asString("")).isEqualTo("name");
    assertFree(table);
  }

  @Test
  void aNameOfTenThousandCharactersIsRefused() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    assertRefused(sit(house.device(), table, "x".repeat(10_000)), 413, "too-large");
    assertThat(sit(house.device(), table, "x".repeat(1000)).status()).isEqualTo(400);
    assertRefused(sit(house.device(), table, "x".repeat(100)), 400, "bad-field");
    assertFree(table);
  }

  @Test
  void aSeatThatIsTakenOrIsNoneIsRefused() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    String sit = "/api/tables/" + table + "/sit";
    assertRefused(ann.post(sit, "{\"seat\":0,\"name\":\"Eve\"}"), 409, "full");
    assertRefused(ann.post(sit, "{\"seat\":7,\"name\":\"Eve\"}"), 400, "bad-field");
    assertFree(table);
    assertThat(ann.post(sit, "{\"seat\":1,\"name\":\"Bob\"}").status()).isEqualTo(200);
    assertRefused(ann.post(sit, "{\"seat\":1,\"name\":\"Eve\"}"), 409, "started");
  }

  @Test
  void failuresAreChargedAndThenRefusedUnread() {
    house.close();
    house =
        new House(
            folder,
            House.limits(
                "commands-burst=10", "commands=10", "tables=3", "failures=5", "sockets=10"));
    Device device = house.device();
    for (int n = 0; n < 5; n++) {
      assertRefused(device.post("/api/tables", "{"), 400, "bad-json");
    }
    assertRefused(device.post("/api/tables", "{"), 429, "too-many");
    assertThat(device.get("/api/games").status()).as("what is right goes on").isEqualTo(200);
  }

  @Test
  void tablesAreCounted() {
    house.close();
    house =
        new House(
            folder,
            House.limits(
                "commands-burst=10", "commands=10", "tables=3", "failures=50", "sockets=10"));
    Device device = house.device();
    for (int n = 0; n < 3; n++) {
      device.open("me Ann", "open");
    }
    var body = "{\"game\":\"express\",\"seats\":[{\"kind\":\"open\"},{\"kind\":\"open\"}]}";
    assertRefused(device.post("/api/tables", body), 429, "too-many");
  }
}
