package games.magie.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.RawHttp;
import games.magie.wire.protocol.Protocol;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Sockets that are opened or used wrongly.
class BadSocketTest {
  private final Path folder;
  private House house;

  BadSocketTest(@TempDir Path folder) {
    this.folder = folder;
    this.house = new House(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private String upgrade(String path, String headers) throws IOException {
    return upgrade(path, "localhost:" + house.port(), headers);
  }

  private String upgrade(String path, String host, String headers) throws IOException {
    try (var socket = new Socket("localhost", house.port())) {
      socket.setSoTimeout((int) Device.LONG.toMillis());
      socket
          .getOutputStream()
          .write(
              RawHttp.upgrade(path, host, headers)
                  .replace("\n", "\r\n")
                  .getBytes(StandardCharsets.UTF_8));
      return RawHttp.answer(socket.getInputStream());
    }
  }

  @Test
  void whoMayNotComeInGetsAnOrdinaryAnswer() throws IOException {
    Device ann = house.device();
    JsonNode opened = ann.open("me Ann", "me Bob");
    String table = opened.path("table").asString("");
    String secret = opened.path("seats").get(0).path("secret").asString("");
    String own = "Origin: " + ann.origin() + "\n";
    String cookie = "Cookie: magie=" + ann.cookie() + "\n";

    assertThat(upgrade(Protocol.socket(table, "A"), own + cookie))
        .startsWith("HTTP/1.1 101")
        .doesNotContain("Set-Cookie");
    assertThat(upgrade(Protocol.socket(table, "-"), own)).startsWith("HTTP/1.1 101");
    assertThat(upgrade(Protocol.socket(table, "A"), "Authorization: Bearer " + secret + "\n"))
        .startsWith("HTTP/1.1 101");

    assertThat(upgrade(Protocol.socket(table, "A"), "Origin: http://evil.example\n" + cookie))
        .startsWith("HTTP/1.1 403")
        .contains("\"forbidden\"");
    assertThat(upgrade(Protocol.socket(table, "-"), "evil.example", own))
        .startsWith("HTTP/1.1 403")
        .contains("\"forbidden\"");
    assertThat(upgrade(Protocol.socket(table, "A"), own))
        .startsWith("HTTP/1.1 404")
        .contains("\"not-found\"");
    assertThat(upgrade(Protocol.socket(table, "A"), cookie))
        .as("no origin")
        .startsWith("HTTP/1.1 404");
    assertThat(upgrade(Protocol.socket(table, "A"), own + "Cookie: magie=" + "A".repeat(43) + "\n"))
        .startsWith("HTTP/1.1 404");
    assertThat(upgrade(Protocol.socket(table, "B"), "Authorization: Bearer " + secret + "\n"))
        .as("the secret of another seat")
        .startsWith("HTTP/1.1 404");
    assertThat(upgrade(Protocol.socket(table, "A"), "Authorization: Bearer nonsense\n"))
        .startsWith("HTTP/1.1 404");
    for (String letter : List.of("Z", "a", "AB", "")) {
      assertThat(upgrade(Protocol.socket(table, letter), own + cookie))
          .as("seat '" + letter + "'")
          .startsWith("HTTP/1.1 400")
          .contains("\"bad-field\"");
    }
    assertThat(upgrade(Protocol.socket("nothing", "-"), own))
        .startsWith("HTTP/1.1 404")
        .contains("\"not-found\"");
  }

  @Test
  void whoeverSpeaksAnotherProtocolIsToldSoAtOnce() throws IOException {
    var ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    String other = String.valueOf(Protocol.VERSION + 1);
    String path = "/api/tables/" + table + "/socket?seat=-&protocol=";
    for (String told : List.of(other, "0", "nonsense")) {
      assertThat(upgrade(path + told, ""))
          .startsWith("HTTP/1.1 400")
          .contains("\"protocol\"", "reload the page, or get a newer program");
      Device.Reply reply = ann.send("GET", "/api/games", "", Map.of(Protocol.HEADER, told));
      assertThat(reply.status()).isEqualTo(400);
      assertThat(reply.code()).isEqualTo("protocol");
    }
    assertThat(upgrade(path + Protocol.VERSION, "")).startsWith("HTTP/1.1 101");
    String own = String.valueOf(Protocol.VERSION);
    assertThat(ann.send("GET", "/api/games", "", Map.of(Protocol.HEADER, own)).status())
        .isEqualTo(200);
  }

  @Test
  void socketsOfOneAddressAreCounted() throws IOException {
    house.close();
    house =
        new House(
            folder,
            House.limits(
                "commands-burst=10", "commands=10", "tables=10", "failures=10", "sockets=2"));
    Device ann = house.device();
    String table = ann.open("me Ann", "open").path("table").asString("");
    Client first = ann.sit(table, "-");
    ann.sit(table, "-").awaitType("welcome");
    first.awaitType("welcome");
    assertThat(upgrade(Protocol.socket(table, "-"), "")).contains("\"too-many\"");
  }

  /// A table of two people on one device, of whom the one who is asked acts.
  private record Game(String table, Client active, Client other, int moment) {}

  private Game game() {
    Device home = house.device();
    String table = home.open("me Ann", "me Bob").path("table").asString("");
    Client a = home.sit(table, "A");
    Client b = home.sit(table, "B");
    a.awaitType("welcome");
    b.awaitType("welcome");
    Client active = a.asked() != null ? a : b;
    int moment = Objects.requireNonNull(active.asked()).path("moment").asInt();
    return new Game(table, active, active == a ? b : a, moment);
  }

  @Test
  void aFrameThatIsNoCommandGetsATypedErrorAndChangesNothing() {
    Game game = game();
    Client client = game.active;
    int known = client.known();
    String id = "\"id\":\"some-command\"";
    var frames =
        List.of(
            List.of("bad-json", "{"),
            List.of("bad-json", "nonsense"),
            List.of("bad-json", "[]"),
            List.of("bad-json", "null"),
            List.of("bad-json", ""),
            List.of("bad-json", "[".repeat(2000)),
            List.of("bad-json", "{" + id + "," + id + ",\"action\":\"agree\"}"),
            List.of("unknown-field", "{" + id + ",\"action\":\"agree\",\"seat\":1}"),
            List.of("bad-field", "{" + id + "}"),
            List.of("bad-field", "{" + id + ",\"action\":\"agree\",\"move\":\"roll\"}"),
            List.of("bad-field", "{" + id + ",\"action\":\"win\"}"),
            List.of("bad-field", "{\"id\":\"short\",\"action\":\"agree\"}"),
            List.of("bad-field", "{\"id\":12345678,\"action\":\"agree\"}"),
            List.of("bad-field", "{\"id\":\"<script>alert\",\"action\":\"agree\"}"),
            List.of("bad-field", "{\"action\":\"agree\"}"),
            List.of("bad-field", "{" + id + ",\"moment\":1.0,\"move\":\"roll\"}"),
            List.of("bad-field", "{" + id + ",\"moment\":\"1\",\"move\":\"roll\"}"),
            List.of("bad-json", "{" + id + ",\"moment\":99999999999,\"move\":\"roll\"}"),
            List.of("bad-field", "{" + id + ",\"moment\":1,\"move\":[\"roll\"]}"),
            List.of("bad-field", "{" + id + ",\"move\":\"" + "x".repeat(450) + "\"}"));
    for (List<String> each : frames) {
      JsonNode error = client.ask(each.getLast());
      assertThat(Client.type(error)).as(each.getLast()).isEqualTo("error");
      assertThat(error.path("error").path("code").asString(""))
          .as(each.getLast())
          .isEqualTo(each.getFirst());
      assertThat(error.path("error").path("message").asString(""))
          .isNotBlank()
          .doesNotContain("\n")
          .doesNotContain("Exception");
    }
    assertThat(client.known()).isEqualTo(known);
    JsonNode answer = client.ask(Client.move("some-command", game.moment, "roll"));
    assertThat(answer.path("ok").asBoolean()).as("the table goes on").isTrue();
    client.log();
  }

  @Test
  void commandsThatAreTooLateReusedOrNotOnesOwn() {
    Game game = game();
    Client client = game.active;
    assertThat(client.code(Client.move(Client.newId(), game.moment + 1, "roll")))
        .isEqualTo("stale");
    assertThat(client.code(Client.move(Client.newId(), game.moment, "fly")))
        .isEqualTo("unreadable");
    assertThat(client.code(Client.move(Client.newId(), game.moment, "stop"))).isEqualTo("refused");
    assertThat(game.other.code(Client.move(Client.newId(), 0, "roll"))).isEqualTo("refused");
    Client watching = house.device().sit(game.table, "-");
    assertThat(watching.code(Client.move(Client.newId(), game.moment, "roll")))
        .isEqualTo("not-yours");

    String roll = Client.move("the-same-id", game.moment, "roll");
    JsonNode first = client.ask(roll);
    JsonNode again = client.ask(roll);
    assertThat(first.path("ok").asBoolean()).isTrue();
    assertThat(again.path("ok").asBoolean()).isTrue();
    assertThat(client.frames()).filteredOn(f -> Client.type(f).equals("news")).hasSize(1);
    assertThat(client.code(Client.move("the-same-id", game.moment, "stop"))).isEqualTo("reused");
  }

  @Test
  void whoIsTooFastIsToldSoAndMaySendTheSameAgain() {
    house.close();
    house =
        new House(
            folder,
            House.limits(
                "commands-burst=5", "commands=600", "tables=100", "failures=100", "sockets=100"));
    Game game = game();
    int known = game.active.known();
    String stale = Client.move("some-command", game.moment + 1, "roll");
    for (int n = 0; n < 40; n++) {
      game.active.send(n % 3 == 0 ? stale : "{");
    }
    game.active.await(f ->
        f.path("error").path("code").asString("").equals("too-fast")
            && Client.type(f).equals("answer"));
    game.active.await(f ->
        f.path("error").path("code").asString("").equals("too-fast")
            && Client.type(f).equals("error"));
    assertThat(game.active.known()).isEqualTo(known);
    String roll = Client.move("a-real-command", game.moment, "roll");
    JsonNode answer = game.active.ask(roll);
    for (int n = 0; n < 100_000 && !answer.path("ok").asBoolean(); n++) {
      answer = game.active.ask(roll);
    }
    assertThat(answer.path("ok").asBoolean()).as(answer.toString()).isTrue();
  }

  @Test
  void aHugeFrameEndsTheSocketAndNothingElse() {
    Game game = game();
    var _ = game.other.socket().sendText("{\"id\":\"" + "x".repeat(100_000) + "\"}", true);
    // The status is lost where the server closes while the client still writes.
    assertThat(game.other.awaitClose()).isIn(1009, 0);
    assertThat(
            game.active
                .ask(Client.move(Client.newId(), game.moment, "roll"))
                .path("ok")
                .asBoolean())
        .isTrue();
  }

  @Test
  void aBinaryFrameEndsTheSocketAndNothingElse() {
    for (int size : List.of(1, 100)) {
      Game game = game();
      game.other.socket().sendBinary(ByteBuffer.allocate(size), true).join();
      assertThat(game.other.awaitClose()).isIn(1003, 1009);
      assertThat(
              game.active
                  .ask(Client.move(Client.newId(), game.moment, "roll"))
                  .path("ok")
                  .asBoolean())
          .isTrue();
    }
  }

  @Test
  void whoNeverReadsIsCutOffAndTheTableGoesOn() throws IOException {
    Game game = game();
    try (var deaf = new Socket()) {
      deaf.setReceiveBufferSize(4096);
      deaf.connect(new InetSocketAddress("localhost", house.port()));
      OutputStream out = deaf.getOutputStream();
      String path = Protocol.socket(game.table, "-");
      out.write(
          RawHttp.upgrade(path, "localhost:" + house.port(), "")
              .replace("\n", "\r\n")
              .getBytes(StandardCharsets.UTF_8));
      // A masked text frame "{" with an empty mask, again and again: each gets an error to read.
      byte[] frame = {(byte) 0x81, (byte) 0x81, 0, 0, 0, 0, '{'};
      byte[] many = new byte[frame.length * 100];
      for (int at = 0; at < many.length; at++) {
        many[at] = frame[at % frame.length];
      }
      boolean cut = false;
      for (int n = 0; n < 10_000 && !cut; n++) {
        try {
          out.write(many);
        } catch (IOException e) {
          cut = true;
        }
      }
      assertThat(cut).as("cut off after a million unread answers at most").isTrue();
    }
    assertThat(
            game.active
                .ask(Client.move(Client.newId(), game.moment, "roll"))
                .path("ok")
                .asBoolean())
        .isTrue();
  }
}
