package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.RowRecord;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.StartsProcesses;
import games.magie.testdb.TestDatabase;
import games.magie.wire.JournalFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Two servers on one database.
@Needs(Need.POSTGRES)
@StartsProcesses
class TwoNodesTest {
  private final Path folder;
  private final House house;

  TwoNodesTest(@TempDir Path folder) {
    this.folder = House.shared(folder);
    this.house = new House(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Device here(String cookie) {
    return new Device(house.port(), cookie);
  }

  private Device there(String cookie) {
    return new Device(house.otherPort(), cookie);
  }

  private List<String> inputs(String table) {
    return StoreFile.database(House.url(folder)).journal(table).stream()
        .map(row -> JournalFile.parseRow(row.number(), row.body()).input())
        .toList();
  }

  private void verify() {
    StoreFile store = StoreFile.database(House.url(folder));
    for (TableRecord table : store.tables()) {
      assertThat(store.verify(table)).isEqualTo(store.rows(table));
    }
  }

  @Test
  void playersAtBothServersPlayOneGame() {
    Device ann = here("");
    String table = ann.open("me Ann", "open", "bot random").path("table").asString("");
    Device bob = there("");
    assertThat(bob.get("/api/tables/" + table).body().path("state").asString("")).isEqualTo("open");
    assertThat(bob.post("/api/tables/" + table + "/sit", "{\"seat\":1,\"name\":\"Bob\"}").status())
        .isEqualTo(200);
    Client a = ann.sit(table, "A");
    Client b = bob.sit(table, "B");
    Thread bobs = Thread.startVirtualThread(b::playToTheEnd);
    a.playToTheEnd();
    b.await(Client::over);
    join(bobs);
    assertThat(b.log()).isEqualTo(a.log());
    assertThat(inputs(table)).as("the bot").anyMatch(input -> input.startsWith("C "));
    assertThat(bob.get("/api/tables/" + table + "/journal").text())
        .startsWith(ann.get("/api/tables/" + table + "/journal").text().substring(0, 40));
    verify();
  }

  private static void join(Thread thread) {
    try {
      assertThat(thread.join(Device.LONG)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aMistakeOfTheClientIsNotOursBecauseTheTableIsElsewhere() throws IOException {
    Device ann = here("");
    String table = ann.open("me Ann", "open").path("table").asString("");
    String request = "GET /api/tables/%s%s HTTP/1.1\nHost: localhost\n%sConnection: close\n\n";
    for (int port : List.of(house.port(), house.otherPort())) {
      assertThat(RawHttp.exchange(port, request.formatted(table, "/a|b", "")))
          .doesNotContain(" 503 ");
      assertThat(RawHttp.exchange(port, request.formatted(table, "?x={}", "")))
          .doesNotContain(" 503 ");
      assertThat(RawHttp.exchange(port, request.formatted(table, "", "Accept: \u00e9\u0001\n")))
          .doesNotContain(" 503 ");
    }
  }

  @Test
  void aDeviceSeesItsTablesAtEveryServer() {
    Device ann = here("");
    String mine = ann.open("me Ann", "bot random").path("table").asString("");
    Device same = there(ann.cookie());
    String other = same.open("me Ann", "open").path("table").asString("");
    for (Device each : List.of(here(ann.cookie()), there(ann.cookie()))) {
      JsonNode tables = each.get("/api/device").body().path("tables");
      assertThat(tables).hasSize(2);
      for (JsonNode table : tables) {
        String id = table.path("id").asString(table.path("table").asString(""));
        assertThat(id).isIn(mine, other);
        assertThat(table.toString()).contains(id.equals(mine) ? "playing" : "open");
      }
    }
  }

  @Test
  void aPublicTableIsListedAtEveryServer() {
    Device ann = here("");
    String table = ann.open("me Ann", "bot random").path("table").asString("");
    assertThat(there("").get("/api/public").body().path("tables")).isEmpty();
    var done = there(ann.cookie()).post("/api/tables/" + table + "/listed", "{\"on\":true}");
    assertThat(done.status()).as(done.text()).isEqualTo(200);
    for (Device each : List.of(here(""), there(""))) {
      JsonNode tables = each.get("/api/public").body().path("tables");
      assertThat(tables).hasSize(1);
      assertThat(tables.get(0).path("table").asString("")).isEqualTo(table);
    }
  }

  @Test
  void aClockFiresOnceHoweverManyServersThereAre() {
    var body =
        Device.JSON.readTree(
            """
            {"game":"express","clock":1,"terms":{"bank":"0","grace":"0","stand-in":"rules"},
             "seats":[{"kind":"me","name":"Ann"},{"kind":"open"}],
             "options":{"target":"10000"}}\
            """);
    Device ann = here("");
    String table = ann.post("/api/tables", body.toString()).body().path("table").asString("");
    Device bob = there("");
    bob.post("/api/tables/" + table + "/sit", "{\"seat\":1,\"name\":\"Bob\"}");
    long begun = System.nanoTime();
    Client near = ann.sit(table, "A");
    Client far = there(ann.cookie()).sit(table, "A");
    far.await(f -> inputs(table).stream().filter(input -> input.startsWith("time ")).count() >= 2);
    near.await(f -> near.known() >= far.known());
    long fired = inputs(table).stream().filter(input -> input.startsWith("time ")).count();
    // Whoever fired twice would do so before the second of the next question is over.
    assertThat(fired).isBetween(2L, (System.nanoTime() - begun) / 1_000_000_000L);
    verify();
  }

  @Test
  void aWrongSecretOfAServerIsNoSecret() {
    String table = here("").open("me Ann", "bot random").path("table").asString("");
    var reply =
        here("")
            .send(
                "GET",
                "/api/tables/" + table,
                "",
                Map.of("Magie-Relay", "wrong", "Origin", "https://elsewhere.example"));
    assertThat(reply.status()).isEqualTo(200);
    var sat =
        here("")
            .send(
                "POST",
                "/api/tables/" + table + "/sit",
                "{}",
                Map.of(
                    "Content-Type",
                    "application/json",
                    "Magie-Relay",
                    "wrong",
                    "Origin",
                    "https://elsewhere.example"));
    assertThat(sat.code()).isEqualTo("forbidden");
  }

  @Test
  void theStoreCountsHowOftenATableWasTaken() {
    String url = House.url(folder);
    String table = here("").open("me Ann", "bot random").path("table").asString("");
    var client = there("").sit(table, "-");
    client.awaitType("welcome");
    TestDatabase.execute(
        url, "update leases set node='somebody', epoch=7 where table_id='%s'".formatted(table));
    assertThat(client.awaitClose()).as("passed on, and the table is gone").isEqualTo(1012);
    List<RowRecord> before = StoreFile.database(url).journal(table);
    Client again = there("").sit(table, "-");
    again.awaitType("welcome");
    assertThat(
            TestDatabase.ask(url, "select epoch from leases where table_id='%s'".formatted(table)))
        .isEqualTo("8");
    assertThat(StoreFile.database(url).journal(table)).startsWith(before.toArray(RowRecord[]::new));
  }
}
