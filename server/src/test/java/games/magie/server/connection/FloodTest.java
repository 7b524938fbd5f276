package games.magie.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.Limits;
import games.magie.server.RawHttp;
import games.magie.server.RawSocket;
import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Strangers who send without a pause, while somebody plays at another table. Every attack is
/// bounded: it ends after so many frames where nobody ends it before.
class FloodTest {
  private static final int POLICY_VIOLATION = 1008;
  private static final int MOST = 400_000;
  private static final int ATTACKERS = 2 * Runtime.getRuntime().availableProcessors();

  private final Path folder;
  private House house;
  private final Device honest;
  private final String table;
  private final ExecutorService threads = Executors.newCachedThreadPool();

  FloodTest(@TempDir Path folder) {
    this.folder = folder;
    house = new House(folder, Limits.DEFAULT);
    honest = house.device();
    table = honest.open("me Ann", "me Bob").path("table").asString("");
  }

  private void restart(String... limits) {
    house.close();
    house = new House(folder, House.limits(limits));
  }

  @AfterEach
  void close() {
    threads.close();
    house.close();
  }

  private RawSocket spectator(String from, String headers) throws IOException {
    return new RawSocket(from, house.otherPort(), table, headers);
  }

  /// What the flooding sockets were closed with.
  private List<Integer> flood(String headers, byte[] first, byte[] frame) throws Exception {
    String quiet = honest.open("me Cy", "me Di").path("table").asString("");
    Client player = honest.sit(quiet, "A");
    player.awaitType("welcome");
    var floods = new ArrayList<Future<Integer>>();
    for (int n = 0; n < ATTACKERS; n++) {
      RawSocket socket = spectator("127.0.1." + (n + 1), headers);
      floods.add(
          threads.submit(() -> {
            try (socket) {
              socket.send(first);
              return socket.flood(frame, MOST);
            }
          }));
    }
    // Every answer comes, whatever the others do.
    for (int n = 0; n < 20; n++) {
      JsonNode answer = player.ask(Client.move(Client.newId(), 99_999, "roll"));
      assertThat(answer.path("error").path("code").asString("")).isEqualTo("stale");
    }
    var statuses = new ArrayList<Integer>();
    for (Future<Integer> each : floods) {
      statuses.add(each.get());
    }
    return statuses;
  }

  @Test
  void floodingSocketsAreClosedAndAnHonestCommandIsAnsweredMeanwhile() throws Exception {
    assertThat(flood("", new byte[0], RawSocket.TEXT)).containsOnly(POLICY_VIOLATION);
  }

  @Test
  void pingsAreFramesToo() throws Exception {
    assertThat(flood("", new byte[0], RawSocket.PING)).containsOnly(POLICY_VIOLATION);
  }

  @Test
  void aMessageOfEndlessFragmentsIsNotReadToTheEnd() throws Exception {
    assertThat(flood("", RawSocket.FIRST_FRAGMENT, RawSocket.NEXT_FRAGMENT))
        .containsOnly(POLICY_VIOLATION);
  }

  @Test
  void whatIsDeflatedIsCountedAsWell() throws Exception {
    assertThat(
            flood(
                "Sec-WebSocket-Extensions: permessage-deflate\n",
                new byte[0],
                RawSocket.deflated()))
        .containsOnly(POLICY_VIOLATION);
  }

  @Test
  void anAddressThatWasShownOutOftenIsGivenNoMorePatience() throws Exception {
    restart("excess=10", "commands-burst=5", "commands=600");
    for (int n = 0; n < 3; n++) {
      try (RawSocket socket = spectator("127.0.2.1", "")) {
        assertThat(socket.flood(RawSocket.TEXT, 1000)).isEqualTo(POLICY_VIOLATION);
      }
    }
    try (RawSocket again = spectator("127.0.2.1", "");
        RawSocket other = spectator("127.0.2.2", "")) {
      for (int n = 0; n < 8; n++) {
        again.send(RawSocket.TEXT);
        other.send(RawSocket.TEXT);
      }
      assertThat(again.status()).as("closed by its first excess").isEqualTo(POLICY_VIOLATION);
      assertThat(other.isOpen()).isTrue();
    }
  }

  @Test
  void requestsOfOneAddressWaitForTheirTurn() throws Exception {
    restart("requests-burst=5", "requests=120");
    String line = "GET /livez HTTP/1.1\nHost: localhost\n\n".repeat(4);
    String last = "GET /livez HTTP/1.1\nHost: localhost\nConnection: close\n\n";
    var lines = new ArrayList<Future<String>>();
    long start = System.nanoTime();
    // No line is long enough to wait for itself.
    for (int n = 0; n < 4; n++) {
      lines.add(threads.submit(() -> RawHttp.exchange("127.0.3.1", house.port(), line + last)));
    }
    assertThat(house.device().get("/livez").status()).as("another address").isEqualTo(200);
    for (Future<String> answers : lines) {
      assertThat(answers.get().split(" 200 OK", -1)).hasSize(6);
    }
    // Five are answered at once, the other fifteen at two a second.
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isGreaterThan(Duration.ofSeconds(6));
  }

  @Test
  void aLongLineOnOneConnectionLetsOthersOfItsAddressPass() throws Exception {
    restart("requests-burst=1000", "requests=60");
    int inLine = 200;
    String request = "GET /livez HTTP/1.1\nHost: localhost\n\n";
    try (Socket line = RawHttp.connect("127.0.3.3", house.port())) {
      byte[] all = request.repeat(inLine).replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8);
      line.getOutputStream().write(all);
      assertThat(RawHttp.answer(line.getInputStream())).contains(" 200 ");
      String last = request.replace("\n\n", "\nConnection: close\n\n");
      for (int n = 0; n < 50; n++) {
        assertThat(RawHttp.exchange("127.0.3.3", house.port(), last)).contains(" 200 OK");
      }
      byte[] answers = line.getInputStream().readNBytes(line.getInputStream().available());
      int answered = new String(answers, StandardCharsets.UTF_8).split(" 200 OK", -1).length;
      assertThat(answered).as("the others in line wait").isLessThan(inLine / 2);
    }
  }

  @Test
  void whoeverAsksTooMuchAtOnceIsRefused() throws Exception {
    restart("requests-burst=1", "requests=1");
    String request = "GET /livez HTTP/1.1\nHost: localhost\n\n";
    var answers = new ExecutorCompletionService<String>(threads);
    var sockets = new ArrayList<Socket>();
    // One is answered, two hundred wait for minutes, and the others need not.
    for (int n = 0; n < 230; n++) {
      Socket socket = RawHttp.connect("127.0.3.2", house.port());
      sockets.add(socket);
      socket
          .getOutputStream()
          .write(request.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
      answers.submit(() -> RawHttp.answer(socket.getInputStream()));
    }
    var first = new ArrayList<String>();
    for (int n = 0; n < 30; n++) {
      first.add(answers.take().get());
    }
    assertThat(first).filteredOn(answer -> answer.contains(" 200 ")).hasSize(1);
    assertThat(first)
        .filteredOn(answer -> answer.contains("\"too-many\""))
        .hasSize(29)
        .allSatisfy(answer -> assertThat(answer).containsIgnoringCase("Connection: close"));
    for (Socket socket : sockets) {
      socket.close();
    }
  }
}
