package games.magie.server.socket;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.table.StoreFile;
import games.magie.wire.protocol.Protocol;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/// Somebody else has the link of a seat.
class SignOutTest {
  private static final String SEAT = "{\"seat\":0}";
  private static final int SIGNED_OUT = 4001;

  private final Path folder;

  SignOutTest(@TempDir Path folder) {
    this.folder = folder;
  }

  /// Two servers: the owner is at the one that runs the table, the thief at the other.
  private House house(int servers) {
    return new House(servers == 2 ? House.shared(folder) : folder);
  }

  private static String path(JsonNode opened, String what) {
    return "/api/tables/" + opened.path("table").asString("") + what;
  }

  private static String secret(JsonNode withSecret) {
    return "{\"secret\":\"%s\"}".formatted(withSecret.path("secret").asString(""));
  }

  private static Client sit(Device device, JsonNode opened, String seat) {
    Client client = device.sit(opened.path("table").asString(""), seat);
    client.awaitType("welcome");
    return client;
  }

  private static void awaitDevices(Client client, int devices) {
    client.await(f -> Client.type(f).equals("devices") && f.path("devices").asInt() == devices);
  }

  private static List<Integer> devicesTold(Client client) {
    return client.frames().stream()
        .filter(f -> Client.type(f).equals("devices"))
        .map(f -> f.path("devices").asInt())
        .toList();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aThiefIsSignedOutAndTheOwnerPlaysOn(int servers) {
    try (House house = house(servers)) {
      Device ann = new Device(house.port());
      JsonNode opened = ann.open("me Ann", "bot random");
      JsonNode stolen = opened.path("seats").get(0);
      Client owner = sit(ann, opened, "A");
      awaitDevices(owner, 1);

      Device thief = new Device(house.otherPort());
      assertThat(thief.post(path(opened, "/claim"), secret(stolen)).status()).isEqualTo(200);
      awaitDevices(owner, 2);
      Client at = sit(thief, opened, "A");
      awaitDevices(at, 2);
      assertThat(at.ask(Client.act("pause")).path("ok").asBoolean()).isTrue();
      assertThat(at.ask(Client.act("resume")).path("ok").asBoolean()).isTrue();

      var reply = ann.post(path(opened, "/sign-out"), SEAT);
      assertThat(reply.status()).as(reply.text()).isEqualTo(200);
      assertThat(reply.body().path("qr").asString("")).startsWith("<svg");
      assertThat(at.awaitClose()).isEqualTo(SIGNED_OUT);
      assertThatThrownBy(() -> sit(thief, opened, "A")).hasMessageContaining("WebSocket");
      assertThat(thief.get("/api/device").body().path("tables")).isEmpty();
      for (String what : List.of("/seat-link", "/sign-out", "/code", "/consent", "/pack")) {
        assertThat(thief.post(path(opened, what), SEAT).code()).as(what).isEqualTo("not-found");
      }

      var again = thief.post(path(opened, "/claim"), secret(stolen));
      assertThat(again.status()).isEqualTo(404);
      assertThat(again.text()).contains("opens no seat");
      assertThat(thief.get(path(opened, "")).status()).as("watching").isEqualTo(200);

      owner.awaitFrom(lastDevices(owner), f -> Client.type(f).equals("devices"));
      assertThat(devicesTold(owner)).containsExactly(1, 2, 1);
      owner.playToTheEnd();

      Device phone = new Device(house.otherPort());
      assertThat(phone.post(path(opened, "/claim"), secret(reply.body())).status()).isEqualTo(200);
      awaitDevices(sit(phone, opened, "A"), 2);
    }
    StoreFile store =
        servers == 1
            ? new StoreFile(folder.resolve("magie.db"))
            : StoreFile.database(House.url(folder));
    assertThat(store.damage()).isEmpty();
  }

  /// Behind the frame that told of two devices.
  private static int lastDevices(Client client) {
    List<JsonNode> frames = client.frames();
    for (int at = 0; at < frames.size(); at++) {
      if (frames.get(at).path("devices").asInt() == 2) {
        return at + 1;
      }
    }
    throw new AssertionError("never told: " + frames);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void aProgramWithTheOldSecretIsSignedOutToo(int servers) {
    try (House house = house(servers)) {
      Device ann = new Device(house.port());
      JsonNode opened = ann.open("me Ann", "bot random");
      String secret = opened.path("seats").get(0).path("secret").asString("");
      Client program =
          Client.connect(
              house.otherPort(),
              Protocol.socket(opened.path("table").asString(""), "A"),
              Map.of("Authorization", "Bearer " + secret));
      program.awaitType("welcome");
      assertThat(ann.post(path(opened, "/sign-out"), SEAT).status()).isEqualTo(200);
      assertThat(program.awaitClose()).isEqualTo(SIGNED_OUT);
    }
  }

  @Test
  void nobodyElseIsToldHowManyDevicesASeatHas() {
    try (House house = house(1)) {
      Device ann = house.device();
      JsonNode opened = ann.open("me Ann", "open");
      Device bob = house.device();
      bob.post(path(opened, "/sit"), "{\"seat\":1,\"name\":\"Bob\"}");
      Client other = sit(bob, opened, "B");
      Client spectator = sit(house.device(), opened, "-");
      Client owner = sit(ann, opened, "A");
      house.device().post(path(opened, "/claim"), secret(opened.path("seats").get(0)));
      awaitDevices(owner, 2);
      assertThat(ann.post(path(opened, "/sign-out"), SEAT).status()).isEqualTo(200);
      bob.post(path(opened, "/sign-out"), "{\"seat\":1}");
      other.ask(Client.act("pause")); // whatever was to be told has come by the answer
      spectator.await(f -> f.path("table").path("paused").asBoolean());
      assertThat(devicesTold(other)).containsOnly(1);
      assertThat(devicesTold(spectator)).isEmpty();
    }
  }

  @Test
  void onlyADeviceThatHoldsTheSeatSignsOthersOut() {
    try (House house = house(1)) {
      Device ann = house.device();
      JsonNode opened = ann.open("me Ann", "me Amy", "open");
      Device bob = house.device();
      bob.post(path(opened, "/sit"), "{\"seat\":2,\"name\":\"Bob\"}");
      for (String seat : List.of("0", "1", "-1", "7")) {
        String body = "{\"seat\":%s}".formatted(seat);
        assertThat(bob.post(path(opened, "/sign-out"), body).code()).isEqualTo("not-found");
        assertThat(house.device().post(path(opened, "/sign-out"), body).code())
            .isEqualTo("not-found");
      }
      assertThat(ann.post(path(opened, "/sign-out"), SEAT).status()).isEqualTo(200);
      Client amy = sit(ann, opened, "B");
      assertThat(amy.ask(Client.act("pause")).path("ok").asBoolean()).as("her other seat").isTrue();
      assertThat(
              ann.send(
                      "POST",
                      path(opened, "/sign-out"),
                      SEAT,
                      Map.of("Content-Type", "application/json", "Origin", "https://bad.example"))
                  .code())
          .isEqualTo("forbidden");
    }
  }

  @Test
  void ownTabsStay() {
    try (House house = house(1)) {
      Device ann = house.device();
      JsonNode opened = ann.open("me Ann", "bot random");
      Client one = sit(ann, opened, "A");
      Client two = sit(ann, opened, "A");
      assertThat(ann.post(path(opened, "/sign-out"), SEAT).status()).isEqualTo(200);
      for (Client each : List.of(one, two)) {
        assertThat(each.ask(Client.act("pause")).path("ok").asBoolean()).isTrue();
        assertThat(each.ask(Client.act("resume")).path("ok").asBoolean()).isTrue();
      }
    }
  }
}
