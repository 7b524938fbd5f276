package games.magie.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.House;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Tables that their host shows to everybody.
class PublicTest {
  private final Path folder;
  private House house;

  PublicTest(@TempDir Path folder) {
    this.folder = folder;
    this.house = new House(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private List<String> listed() {
    var ids = new ArrayList<String>();
    for (JsonNode each : house.device().get("/api/public").body().path("tables")) {
      ids.add(each.path("table").asString(""));
    }
    return ids;
  }

  private static Device.Reply list(Device device, String table, boolean on) {
    return device.post("/api/tables/" + table + "/listed", "{\"on\":" + on + "}");
  }

  private static JsonNode info(Device device, String table) {
    return device.get("/api/tables/" + table).body();
  }

  @Test
  void aTableIsPrivateUntilItsHostShowsIt() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    assertThat(info(ann, table).path("listed").asBoolean(true)).isFalse();
    assertThat(info(ann, table).path("host").asInt(-1)).isZero();
    Device bob = house.device();
    bob.post("/api/tables/" + table + "/sit", "{\"seat\":1,\"name\":\"Bob\"}");
    assertThat(listed()).isEmpty();
    for (Device other : List.of(bob, house.device())) {
      assertThat(list(other, table, true).code()).isEqualTo("forbidden");
    }
    assertThat(listed()).isEmpty();

    Client watching = house.device().sit(table, "-");
    watching.awaitType("welcome");
    assertThat(list(ann, table, true).status()).isEqualTo(200);
    assertThat(info(bob, table).path("listed").asBoolean(false)).isTrue();
    assertThat(info(bob, table).path("watching").asInt(0)).isEqualTo(1);
    JsonNode shown = house.device().get("/api/public").body().path("tables").get(0);
    assertThat(shown.path("table").asString("")).isEqualTo(table);
    assertThat(shown.path("names").toString()).isEqualTo("[\"Ann\",\"Bob\"]");
    assertThat(shown.path("moves").asInt(-1)).isZero();

    assertThat(list(ann, table, false).status()).isEqualTo(200);
    assertThat(listed()).isEmpty();
  }

  @Test
  void aTableThatIsOpenedForEverybodyIsListedOnceItIsPlayedAndAfterARestart() {
    Device ann = house.device();
    String body =
        """
        {"game":"express","listed":true,
         "seats":[{"kind":"me","name":"Ann"},{"kind":"open"}]}\
        """;
    String table = ann.post("/api/tables", body).body().path("table").asString("");
    assertThat(listed()).as("friends are still to come").isEmpty();
    ann.post("/api/tables/" + table + "/start", "{\"bot\":\"random\"}");
    assertThat(listed()).containsExactly(table);
    house.close();
    house = new House(folder);
    assertThat(listed()).containsExactly(table);
  }

  @Test
  void theNextPersonIsTheHostWhenTheHostLeaves() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open", "open").path("table").asString("");
    Device bob = house.device();
    bob.post("/api/tables/" + table + "/sit", "{\"seat\":1,\"name\":\"Bob\"}");
    Device cat = house.device();
    cat.post("/api/tables/" + table + "/sit", "{\"seat\":2,\"name\":\"Cat\"}");
    Client seat = ann.sit(table, "A");
    seat.awaitType("welcome");
    seat.send("{\"id\":\"leave-leave\",\"action\":\"leave\"}");
    seat.awaitType("answer");
    assertThat(list(ann, table, true).code()).isEqualTo("forbidden");
    assertThat(list(bob, table, true).status()).isEqualTo(200);
    assertThat(listed()).containsExactly(table);
  }
}
