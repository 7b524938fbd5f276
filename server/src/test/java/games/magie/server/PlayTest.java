package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.match.Match;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;
import games.magie.wire.protocol.Protocol;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Games over real sockets.
class PlayTest {
  private final Path folder;
  private House house;

  PlayTest(@TempDir Path folder) {
    this.folder = folder;
    this.house = new House(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static String id(JsonNode opened) {
    return opened.path("table").asString("");
  }

  @Test
  void aPersonPlaysAgainstBotsToTheEnd() {
    Device ann = house.device();
    String table = id(ann.open("me Ann", "bot easy", "bot random"));
    Client client = ann.sit(table, "A");
    Client spectator = house.device().sit(table, "-");
    assertThat(ann.get("/api/tables/" + table + "/journal").status()).isEqualTo(404);
    client.playToTheEnd();

    String file = ann.get("/api/tables/" + table + "/journal").text();
    SavedGame saved = JournalFile.parse(file);
    assertThat(saved.players().getFirst().name()).isEqualTo("Ann");
    var match = Match.resume(Catalogue.game("express"), saved.journal());
    assertThat(match.rows()).hasSizeGreaterThan(20);
    List<String> told =
        match.rows().stream()
            .flatMap(row -> row.events().stream())
            .map(event -> event.split(" ", 3)[2])
            .toList();
    assertThat(client.log()).isEqualTo(told);
    spectator.await(Client::over);
    assertThat(spectator.log()).isEqualTo(told);
    assertThat(spectator.frames()).noneMatch(f -> f.has("asked") && !f.get("asked").isNull());
  }

  @Test
  void whoComesBackGetsExactlyWhatWasMissed() {
    Device ann = house.device();
    Device bob = house.device();
    String table = id(ann.open("me Ann", "open"));
    Client a = ann.sit(table, "A");
    assertThat(bob.post("/api/tables/" + table + "/sit", "{\"seat\":1,\"name\":\"Bob\"}").status())
        .isEqualTo(200);
    Client b = bob.sit(table, "B");
    Client active = playSome(a, b, 4);
    Client gone = active == a ? b : a;
    List<String> before = gone.log();
    gone.hangUp();
    String goneSeat = gone == a ? "A" : "B";
    active.await(f ->
        f.path("table")
            .path("seats")
            .path(gone == a ? 0 : 1)
            .path("here")
            .asBooleanOpt()
            .orElse(true)
            .equals(false));
    playWhileAsked(active);
    Client back = (gone == a ? ann : bob).sit(table, goneSeat, before.size());
    JsonNode welcome = back.awaitType("welcome");
    assertThat(welcome.path("log").path("from").asInt()).isEqualTo(before.size());
    List<String> missed = back.log();
    assertThat(missed).isNotEmpty();
    List<String> whole = active.log();
    assertThat(whole.subList(whole.size() - before.size() - missed.size(), whole.size()))
        .containsExactlyElementsOf(
            java.util.stream.Stream.concat(before.stream(), missed.stream()).toList());
    assertThat(Client.asked(back.frames())).as("it is the turn of who came back").isNotNull();
  }

  /// Plays some moves of whoever is asked, and returns who is asked then.
  private static Client playSome(Client a, Client b, int moves) {
    a.awaitType("welcome");
    Client active = asked(a, a, b);
    for (int n = 0; n < moves; n++) {
      playOne(active);
      active = asked(active, a, b);
    }
    return active;
  }

  /// Whom the game waits for, as `teller` knows it.
  private static Client asked(Client teller, Client a, Client b) {
    JsonNode last =
        teller.frames().reversed().stream().filter(f -> f.has("waiting")).findFirst().orElseThrow();
    Client active = last.path("waiting").get(0).asInt() == 0 ? a : b;
    active.await(_ -> active.asked() != null);
    return active;
  }

  private static void playOne(Client client) {
    JsonNode asked = java.util.Objects.requireNonNull(client.asked());
    JsonNode answer =
        client.ask(Client.move(Client.newId(), asked.path("moment").asInt(), Client.choose(asked)));
    assertThat(answer.path("ok").asBoolean()).isTrue();
  }

  private static void playWhileAsked(Client client) {
    while (client.asked() != null) {
      playOne(client);
    }
  }

  @Test
  void severalSeatsOnOneDevice() {
    Device home = house.device();
    String table = id(home.open("me Ann", "me Bob"));
    Client a = home.sit(table, "A");
    Client b = home.sit(table, "B");
    playSome(a, b, 10);
    JsonNode held = home.get("/api/device").body().path("tables").get(0);
    assertThat(held.path("table").asString("")).isEqualTo(table);
    assertThat(held.path("seats").size()).isEqualTo(2);
    assertThat(held.path("waiting").asBoolean()).isTrue();
  }

  @Test
  void aSecretMakesAnotherDeviceThePlayer() {
    Device ann = house.device();
    JsonNode opened = ann.open("me Ann", "bot easy");
    String table = id(opened);
    String secret = opened.path("seats").get(0).path("secret").asString("");
    assertThat(opened.path("seats").get(0).path("link").asString("")).endsWith("#" + secret);

    Device phone = house.device();
    assertThat(
            phone
                .post("/api/tables/" + table + "/claim", "{\"secret\":\"" + secret + "\"}")
                .body()
                .path("seat")
                .asInt(-1))
        .isZero();
    assertThat(phone.cookie()).matches("[\\w-]{43}\\.[\\w-]{43}").isNotEqualTo(ann.cookie());
    Client client = phone.sit(table, "A");
    client.playToTheEnd();
  }

  @Test
  void aPlayerMovesToAnotherDeviceWithANewLink() {
    Device ann = house.device();
    JsonNode opened = ann.open("me Ann", "me Bob", "bot easy");
    String table = "/api/tables/" + id(opened);
    JsonNode moved = ann.post(table + "/seat-link", "{\"seat\":1}").body();
    String secret = moved.path("secret").asString("");
    assertThat(moved.path("link").asString("")).endsWith(id(opened) + "#" + secret);
    assertThat(moved.path("qr").asString("")).startsWith("<svg");

    String old = opened.path("seats").get(1).path("secret").asString("");
    Device phone = house.device();
    var claim = "{\"secret\":\"%s\"}";
    assertThat(phone.post(table + "/claim", claim.formatted(old)).status()).isEqualTo(404);
    assertThat(phone.post(table + "/seat-link", "{\"seat\":1}").status()).isEqualTo(404);
    var answer = phone.post(table + "/claim", claim.formatted(secret));
    assertThat(answer.body().path("seat").asInt(-1)).isEqualTo(1);
    // The old device keeps the seat: nobody is thrown out by a link that was never opened.
    assertThat(ann.get("/api/device").body().path("tables").get(0).path("seats").size())
        .isEqualTo(2);
    for (String seat : List.of("2", "-1", "9")) {
      assertThat(ann.post(table + "/seat-link", "{\"seat\":" + seat + "}").status()).isEqualTo(404);
    }
  }

  @Test
  void aProgramPlaysWithItsSecretAlone() {
    JsonNode opened = house.device().open("me Ann", "bot easy");
    Client program =
        Client.connect(
            house.port(),
            Protocol.socket(id(opened), "A"),
            Map.of(
                "Authorization",
                "Bearer " + opened.path("seats").get(0).path("secret").asString("")));
    assertThat(program.awaitType("welcome").path("you").asInt(-1)).isZero();
  }

  @Test
  void whoSitsMayStartWithBots() {
    Device ann = house.device();
    String table = id(ann.open("me Ann", "open", "open"));
    Device stranger = house.device();
    assertThat(stranger.post("/api/tables/" + table + "/start", "{\"bot\":\"easy\"}").code())
        .isEqualTo("not-found");
    assertThat(ann.post("/api/tables/" + table + "/start", "{\"bot\":\"clever\"}").code())
        .isEqualTo("bad-field");
    assertThat(ann.post("/api/tables/" + table + "/start", "{\"bot\":\"easy\"}").status())
        .isEqualTo(200);
    ann.sit(table, "A").playToTheEnd();
  }

  @Test
  void theServerSaysGoodByeAndEverythingIsThereAgain() {
    Device ann = house.device();
    String table = id(ann.open("me Ann", "me Bob"));
    Client a = ann.sit(table, "A");
    Client b = ann.sit(table, "B");
    playSome(a, b, 5);
    house.close();
    for (Client client : List.of(a, b)) {
      assertThat(client.awaitType("bye").path("retryAfter").asInt()).isPositive();
      assertThat(client.awaitClose()).isEqualTo(1012);
    }
    int known = a.known(); // an answer may come before the news of its move, the end does not
    house = new House(folder);
    var again = new Device(house.port(), ann.cookie());
    Client back = again.sit(table, "A");
    back.awaitType("welcome");
    assertThat(back.known()).isEqualTo(known);
    playSome(back, again.sit(table, "B"), 3);
  }
}
