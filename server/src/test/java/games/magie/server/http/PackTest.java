package games.magie.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.Device.Reply;
import games.magie.server.House;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// From one server to another, as browsers do it.
class PackTest {
  private static final Map<String, String> FILE = Map.of("Content-Type", PackApi.FILE_TYPE);

  @TempDir private Path old = Path.of("");
  @TempDir private Path fresh = Path.of("");

  private static Reply unpack(Device device, String file) {
    return device.send("POST", "/api/unpack", file, FILE);
  }

  @Test
  void aGameOfDealTravelsFromServerToServer() {
    try (var here = new House(old);
        var there = new House(fresh)) {
      travels(here, there);
    }
  }

  private static void travels(House here, House there) {
    Device ann = here.device();
    Device bob = here.device();
    String table =
        ann.post(
                "/api/tables",
                """
                {"game":"deal","seats":[{"kind":"me","name":"Ann"},{"kind":"open"},{"kind":"bot","bot":"easy"}]}\
                """)
            .body()
            .path("table")
            .asString();
    String path = "/api/tables/" + table;
    bob.post(path + "/sit", "{\"seat\":1,\"name\":\"Bob\"}");

    assertThat(ann.get(path + "/packed").status()).isEqualTo(404);
    assertThat(here.device().post(path + "/pack", "{\"seat\":0}").status()).isEqualTo(404);
    assertThat(bob.post(path + "/pack", "{\"seat\":0}").status()).isEqualTo(404);
    assertThat(ann.post(path + "/pack", "{\"seat\":0,\"phrase\":\"twelve letters\"}").code())
        .isEqualTo("no-consent");
    assertThat(ann.post(path + "/pack", "{\"seat\":0}").status()).isEqualTo(200);
    assertThat(ann.get(path).body().path("state").asString()).isEqualTo("packed");
    assertThat(here.device().get(path + "/packed").status()).isEqualTo(404);
    String file = bob.get(path + "/packed").text();
    assertThat(file).startsWith("magie table 1\n").contains("seat B person Bob");

    assertThat(bob.post(path + "/code", "{\"seat\":0}").status()).isEqualTo(404);
    String annsCode = ann.post(path + "/code", "{\"seat\":0}").body().path("secret").asString();
    Reply bobs = bob.post(path + "/code", "{\"seat\":1}");
    String bobsCode = bobs.body().path("secret").asString();
    String pack = PackedFile.parse(file).head().pack();
    assertThat(bobs.body().path("link").asString()).isEqualTo("/u/" + pack + "#" + bobsCode);

    Device annThere = there.device();
    Device bobThere = there.device();
    assertThat(annThere.get("/api/packs/" + pack).status()).isEqualTo(404);
    Reply unpacked = unpack(annThere, file);
    assertThat(unpacked.status()).isEqualTo(201);
    String newTable = unpacked.body().path("table").asString();
    assertThat(newTable).isNotEqualTo(table);
    assertThat(bobThere.get("/api/packs/" + pack).body().path("table").asString())
        .isEqualTo(newTable);
    String newPath = "/api/tables/" + newTable;
    claim(annThere, newPath, annsCode, 200);
    claim(annThere, newPath, annsCode, 409);
    claim(bobThere, newPath, "a".repeat(43), 404);
    assertThat(bobThere.post(newPath + "/take", "{\"seat\":1}").status()).isEqualTo(404);
    var info = bobThere.get(newPath).body();
    assertThat(info.path("state").asString()).isEqualTo("waiting");
    assertThat(info.path("pack").path("missing").toString()).isEqualTo("[1]");
    claim(bobThere, newPath, bobsCode, 200);
    assertThat(bobThere.get(newPath).body().path("state").asString()).isEqualTo("playing");

    // The bot may have moved since.
    var before = texts(ann.sit(table, "A"));
    assertThat(before).isNotEmpty();
    assertThat(texts(annThere.sit(newTable, "A"))).startsWith(before.toArray(String[]::new));
    assertThat(unpack(annThere, file).code()).isEqualTo("exists");
    assertThat(unpack(here.device(), file).code()).isEqualTo("forbidden");
    assertThat(unpack(bob, file).body().path("table").asString()).isEqualTo(table);
    assertThat(ann.get(path).body().path("state").asString()).isEqualTo("playing");
  }

  private static List<String> texts(Client client) {
    var log = client.await(frame -> frame.path("type").asString().equals("welcome")).path("log");
    return log.path("events").valueStream().map(each -> each.path("text").asString()).toList();
  }

  private static void claim(Device device, String path, String code, int status) {
    assertThat(device.post(path + "/claim", "{\"secret\":\"" + code + "\"}").status())
        .isEqualTo(status);
  }

  @Test
  void aNameThatNoFileCouldHoldDoesNotSitDown() {
    try (var here = new House(old)) {
      Device ann = here.device();
      String path = "/api/tables/" + ann.open("me Ann", "open").path("table").asString();
      for (String name : List.of("Bob\\u0085", "Bo\\ud800b", "\\u202eboB", "\\u3164", "Easy B")) {
        Reply reply = ann.post(path + "/sit", "{\"seat\":1,\"name\":\"" + name + "\"}");
        assertThat(reply.status()).as(name).isEqualTo(400);
        assertThat(reply.body().path("error").path("field").asString()).isEqualTo("name");
      }
      assertThat(ann.post(path + "/sit", "{\"seat\":1,\"name\":\"Bob\"}").status()).isEqualTo(200);
      assertThat(ann.post(path + "/pack", "{\"seat\":0}").status()).isEqualTo(200);
    }
  }

  @Test
  void aDudOfTheSameNameDoesNotKeepTheTrueFileOut() {
    try (var here = new House(old);
        var there = new House(fresh)) {
      squats(here, there);
    }
  }

  @Test
  void norAtServersThatShareADatabase() {
    try (var here = new House(old);
        var there = new House(House.shared(fresh))) {
      squats(here, there);
    }
  }

  private static void squats(House here, House there) {
    Device ann = here.device();
    String seats = "[{\"kind\":\"me\",\"name\":\"Ann\"},{\"kind\":\"bot\",\"bot\":\"easy\"}]";
    String table =
        ann.post("/api/tables", "{\"game\":\"deal\",\"seats\":" + seats + "}")
            .body()
            .path("table")
            .asString();
    String path = "/api/tables/" + table;
    assertThat(ann.post(path + "/pack", "{\"seat\":0}").status()).isEqualTo(200);
    String file = ann.get(path + "/packed").text();
    String code = ann.post(path + "/code", "{\"seat\":0}").body().path("secret").asString();
    PackedTable real = PackedFile.parse(file);
    byte[] sealed = Base64.getDecoder().decode(real.contents());
    sealed[0] ^= 1;
    String other = Base64.getEncoder().encodeToString(sealed);
    String dud = PackedFile.text(new PackedTable(real.head(), real.seal(), other));

    Device squatter = there.device();
    assertThat(unpack(squatter, dud).status()).isEqualTo(201);
    Device annThere = there.device();
    String pack = "/api/packs/" + real.head().pack();
    String first = annThere.get(pack).body().path("table").asString();
    Reply unpacked = unpack(annThere, file);
    assertThat(unpacked.status()).isEqualTo(201);
    String second = unpacked.body().path("table").asString();
    claim(annThere, "/api/tables/" + first, code, 400);
    assertThat(annThere.get("/api/tables/" + first).status()).isEqualTo(404);
    assertThat(annThere.get(pack).body().path("table").asString()).isEqualTo(second);
    claim(annThere, "/api/tables/" + second, code, 200);
    assertThat(annThere.get("/api/tables/" + second).body().path("state").asString())
        .isEqualTo("playing");
  }

  @Test
  void whateverIsSentGetsOneLine() {
    try (var there = new House(fresh)) {
      refuses(there.device());
    }
  }

  private static void refuses(Device device) {
    assertThat(unpack(device, "no table").text()).contains("this is no packed table");
    assertThat(unpack(device, "").code()).isEqualTo("bad-field");
    assertThat(unpack(device, "x".repeat(PackedFile.LARGEST + 1)).status()).isEqualTo(413);
    assertThat(unpack(device, "magie table 1\n" + "x\n".repeat(100_000)).text())
        .contains("changed or cut off");
    assertThat(device.post("/api/unpack", "{}").code()).isEqualTo("bad-json");
    var foreign = Map.of("Content-Type", PackApi.FILE_TYPE, "Origin", "http://elsewhere.example");
    assertThat(device.send("POST", "/api/unpack", "x", foreign).status()).isEqualTo(403);
    for (String path : new String[] {"pack", "consent", "code", "phrase", "take"}) {
      assertThat(device.post("/api/tables/none/" + path, "{}").status()).isEqualTo(404);
      assertThat(device.post("/api/tables/none/" + path, "{\"more\":1}").code())
          .isEqualTo("unknown-field");
    }
    String table = device.open("me Ann", "me Bob").path("table").asString();
    for (String seat : new String[] {"-1", "2", "99", "2147483647"}) {
      for (String path : new String[] {"pack", "consent", "code"}) {
        String body = "{\"seat\":" + seat + "}";
        assertThat(device.post("/api/tables/" + table + "/" + path, body).status()).isEqualTo(404);
      }
    }
    assertThat(device.post("/api/tables/" + table + "/phrase", "{}").status()).isEqualTo(404);
    assertThat(device.post("/api/tables/" + table + "/take", "{\"seat\":0}").status())
        .isEqualTo(404);
  }
}
