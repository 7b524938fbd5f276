package games.magie.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.wire.JournalFile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What a server tells about games that were played, and does not tell about those that run.
class LookbackTest {
  private final House house;

  LookbackTest(@TempDir Path folder) {
    house = new House(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static String open(Device device, String game, String first) {
    String seats =
        "[{\"kind\":\"%s\",\"bot\":\"easy\",\"name\":\"%s\"},{\"kind\":\"bot\",\"bot\":\"easy\"}]"
            .formatted(first, first.equals("me") ? "Ann" : "");
    return device
        .post("/api/tables", "{\"game\":\"%s\",\"seats\":%s}".formatted(game, seats))
        .body()
        .path("table")
        .asString("");
  }

  private String over() {
    String table = open(house.device(), "express", "bot");
    house.device().sit(table, "-").await(Client::over);
    return "/api/tables/" + table;
  }

  @Test
  void aGameThatIsOverIsTheSameStepByStepAsInItsJournal() {
    String table = over();
    Device anybody = house.device();
    var journal = JournalFile.parse(anybody.get(table + "/journal").text()).journal();
    JsonNode replay = anybody.get(table + "/replay?seat=B").body();
    assertThat(replay.path("first").asInt()).isZero();
    assertThat(replay.path("last").asInt()).isEqualTo(journal.rows().size() - 1);
    var steps = new ArrayList<JsonNode>();
    while (steps.size() < journal.rows().size()) {
      anybody
          .get(table + "/replay/steps?seat=B&from=" + steps.size())
          .body()
          .path("steps")
          .forEach(steps::add);
    }
    assertThat(steps).hasSize(journal.rows().size());
    assertThat(steps.getLast().path("view").path("phase").asString("")).isEqualTo("over");
    long told = steps.stream().mapToLong(step -> step.path("events").size()).sum();
    assertThat(replay.path("log").size()).isEqualTo((int) told);
    assertThat(anybody.get(table + "/course").body().path("measures").path(0).asString(""))
        .isEqualTo("score");
    JsonNode draws = anybody.get(table + "/draws").body();
    assertThat(draws.path("whole").asBoolean()).isTrue();
    assertThat(draws.path("draws").size())
        .isEqualTo(journal.rows().stream().mapToInt(row -> row.draws().size()).sum());
  }

  @Test
  void aGameThatRunsCannotBeWatchedAgain() {
    Device ann = house.device();
    String table = "/api/tables/" + open(ann, "deal", "me");
    for (String what : List.of("/replay", "/replay/steps?from=0", "/course")) {
      assertThat(ann.get(table + what).status()).as(what).isEqualTo(404);
    }
  }

  @Test
  void ofAGameThatRunsOnlyWhatAllSawIsTold() {
    Device ann = house.device();
    JsonNode draws = ann.get("/api/tables/" + open(ann, "deal", "me") + "/draws").body();
    assertThat(draws.path("whole").asBoolean()).isFalse();
    var labels = new ArrayList<String>();
    draws.path("draws").forEach(draw -> labels.add(draw.path("label").asString("")));
    assertThat(labels).isEqualTo(List.of("start"));
  }

  @Test
  void aTableThatHasNotBegunHasDrawnNothing() {
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    assertThat(ann.get("/api/tables/" + table + "/draws").status()).isEqualTo(404);
    assertThat(ann.get("/api/tables/nosuchtable/draws").status()).isEqualTo(404);
  }

  @Test
  void whatIsNotThereIsNamed() {
    String table = over();
    var wrong =
        Map.of(
            "/replay?seat=C", "seat",
            "/replay?seat=AB", "seat",
            "/replay/steps?seat=a&from=0", "seat",
            "/replay/steps", "from",
            "/replay/steps?from=-1", "from",
            "/replay/steps?from=99999", "from",
            "/replay/steps?from=2147483648", "from",
            "/replay/steps?from=0x1", "from");
    wrong.forEach((request, field) -> {
      Device.Reply reply = house.device().get(table + request);
      assertThat(reply.status()).as(request).isEqualTo(400);
      assertThat(reply.body().path("error").path("field").asString("")).isEqualTo(field);
    });
  }
}
