package games.magie.race;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Limits;
import games.magie.server.MagieServer;
import games.magie.server.ServerConfig;
import games.magie.wire.Catalogue;
import games.magie.wire.protocol.Protocol;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A game that nothing but its own files knows is played everywhere. Who adds a place that must
/// know all games makes one of these fail, and adds the place to CONTRIBUTING.
class SixthGameTest {
  private static final String WALKS = "walk\n".repeat(20);
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir Path folder;

  @Test
  void theCatalogueHasIt() {
    assertThat(Catalogue.ids()).last().isEqualTo("race");
  }

  @Test
  void itIsPlayedInTheTerminalToTheEndAndReplayed() throws IOException {
    Path file = folder.resolve("race.magie");
    String typed = "walk\nsave " + file + "\nquit\n";
    Magie begun = Magie.run(typed, "play", "race", "--seats", "me,me", "--seed", "7");
    assertThat(begun.code()).as(begun.out()).isZero();
    assertThat(begun.out()).contains("Player A walks to square 1.", "|.> Player A");
    assertThat(file).exists();
    Magie ended = Magie.run(WALKS, "play", "--resume", file.toString());
    assertThat(ended.code()).as(ended.out()).isZero();
    assertThat(ended.out()).contains("The race is over: Player A won.", "Final ranking");
    Magie replayed = Magie.run("", "replay", file.toString());
    assertThat(replayed.code()).as(replayed.out()).isZero();
    assertThat(replayed.out()).contains("Player A walks to square 1.");
  }

  @Test
  void itIsSimulated() {
    Magie ran =
        Magie.run(
            "", "simulate", "race", "--games", "200", "--seats", "random,random", "--seed", "7");
    assertThat(ran.code()).as(ran.out()).isZero();
    assertThat(ran.out()).contains("race, seed 7", "A random", "B random");
  }

  @Test
  void itsRulesAreShownAndItsScenariosProveThem() {
    Magie rules = Magie.run("", "rules", "race", "race.dash");
    assertThat(rules.code()).as(rules.out()).isZero();
    assertThat(rules.out()).contains("a six is a fall");
    Magie check = Magie.run("", "check", "src/test/resources/scenarios/race.scenario");
    assertThat(check.code()).as(check.out()).isZero();
    assertThat(check.out()).contains("6 passed");
  }

  @Test
  void itIsServedOverASocketToTheEndAndItsJournalIsReplayed() throws Exception {
    var config =
        new ServerConfig(0, folder.resolve("magie.db"), false, "", Duration.ZERO, Limits.DEFAULT);
    try (MagieServer server = MagieServer.start(config);
        HttpClient http = HttpClient.newHttpClient()) {
      String address = "localhost:" + server.port();
      JsonNode games = JSON.readTree(get(http, "http://" + address + "/api/games"));
      assertThat(games.path("games").valueStream().map(game -> game.path("id").asString()))
          .contains("race");
      String wanted =
          """
          {"game":"race","options":{},"clock":0,"terms":{},"onLeave":"out","listed":false,
           "seats":[{"kind":"me","name":"Ann"},{"kind":"bot","bot":"random","name":""}]}\
          """;
      JsonNode table = JSON.readTree(post(http, "http://" + address + "/api/tables", wanted));
      String secret = table.path("seats").path(0).path("secret").asString();
      String path = "/api/tables/" + table.path("table").asString();
      String socket = Protocol.socket(table.path("table").asString(), "A");
      JsonNode last = Runner.walk(http, "ws://" + address + socket, secret);
      assertThat(last.path("over").asBoolean()).isTrue();
      assertThat(last.path("squares").valueStream().map(JsonNode::asInt)).contains(10);
      Path journal = folder.resolve("served.magie");
      Files.writeString(journal, get(http, "http://" + address + path + "/journal"));
      Magie replayed = Magie.run("", "replay", journal.toString());
      assertThat(replayed.code()).as(replayed.out()).isZero();
      assertThat(replayed.out()).contains("The race is over:");
    }
  }

  private static String get(HttpClient http, String address) throws Exception {
    return send(http, HttpRequest.newBuilder(URI.create(address)).build());
  }

  private static String post(HttpClient http, String address, String body) throws Exception {
    return send(
        http,
        HttpRequest.newBuilder(URI.create(address))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(body))
            .build());
  }

  private static String send(HttpClient http, HttpRequest request) throws Exception {
    var answer = http.send(request, BodyHandlers.ofString());
    assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
    return answer.body();
  }
}
