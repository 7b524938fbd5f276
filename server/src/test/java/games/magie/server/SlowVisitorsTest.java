package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.connection.Deadlines;
import games.magie.table.Host;
import games.magie.table.Services;
import games.magie.wire.SecretChance;
import games.magie.wire.protocol.Protocol;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// People who open connections and say little or nothing.
class SlowVisitorsTest {
  private static final Deadlines SHORT =
      new Deadlines(Duration.ofMillis(200), Duration.ofMillis(200), Duration.ofMillis(800));

  private static final Deadlines NONE =
      new Deadlines(Duration.ofHours(1), Duration.ofHours(1), Duration.ofHours(1));

  private final Path folder;
  private final List<Socket> sockets = new ArrayList<>();
  private MagieServer server;

  SlowVisitorsTest(@TempDir Path folder) {
    this.folder = folder;
    this.server = start(Limits.DEFAULT, SHORT);
  }

  private MagieServer start(Limits limits, Deadlines deadlines) {
    var config = new ServerConfig(0, folder.resolve("magie.db"), false, "", Duration.ZERO, limits);
    return MagieServer.start(
        config,
        store -> new Host(new Services(store, SecretChance::new, config.think())),
        deadlines);
  }

  private void restart(String limits) {
    server.close();
    server = start(Limits.parse(limits, ""), NONE);
  }

  @BeforeEach
  void warmUp() {
    assertThat(new Device(server.port()).get("/livez").status()).isEqualTo(200);
  }

  @AfterEach
  void close() throws IOException {
    for (Socket socket : sockets) {
      socket.close();
    }
    server.close();
  }

  private Socket connect(String from, String text) throws IOException {
    Socket socket = RawHttp.connect(from, server.port());
    sockets.add(socket);
    socket.getOutputStream().write(text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_8));
    return socket;
  }

  /// What comes until the server hangs up.
  private static String rest(Socket socket) throws IOException {
    try {
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    } catch (SocketException e) {
      return ""; // reset
    }
  }

  /// The same, by our deadlines: the library hangs up too, after half a minute of silence.
  private static String soon(Socket socket) throws IOException {
    long start = System.nanoTime();
    String rest = rest(socket);
    assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(15));
    return rest;
  }

  @Test
  void whoSaysNothingIsNotWaitedFor() throws IOException {
    assertThat(soon(connect("127.0.0.1", ""))).isEmpty();
  }

  @Test
  void theHeadOfARequestHasADeadline() throws IOException {
    assertThat(soon(connect("127.0.0.1", "GET /livez HTTP/1.1\nHost: local"))).isEmpty();
    Socket second = connect("127.0.0.1", "GET /livez HTTP/1.1\nHost: localhost\n\n");
    assertThat(RawHttp.answer(second.getInputStream())).contains(" 200 ");
    second.getOutputStream().write('G');
    assertThat(soon(second)).as("that of the second one too").isEmpty();
  }

  @Test
  void aHeadThatBeginsInThePacketOfAWholeRequestHasTheSameDeadline() throws IOException {
    Socket socket = connect("127.0.0.1", "GET /livez HTTP/1.1\nHost: localhost\n\nGET /li");
    assertThat(RawHttp.answer(socket.getInputStream())).contains(" 200 ");
    assertThat(soon(socket)).isEmpty();
  }

  @Test
  void soHasItsBody() throws IOException {
    String answer =
        soon(
            connect(
                "127.0.0.1",
                "POST /api/tables HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"
                    + "Content-Length: 100\n\n{"));
    assertThat(answer).doesNotContain(" 201 ");
  }

  @Test
  void whoeverHangsUpInTheMiddleOfABodyIsNotOurFailure() throws IOException {
    var failures = new ConcurrentLinkedQueue<String>();
    var listener =
        new Handler() {
          @Override
          public void publish(LogRecord line) {
            if (line.getLevel().intValue() >= Level.WARNING.intValue()) {
              failures.add(line.getMessage());
            }
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    Logger log = Logger.getLogger("games.magie");
    log.addHandler(listener);
    try {
      Socket socket =
          connect(
              "127.0.0.1",
              "POST /api/tables HTTP/1.1\nHost: localhost\nContent-Type: application/json\n"
                  + "Content-Length: 100\n\n{");
      socket.shutdownOutput();
      assertThat(rest(socket)).doesNotContain(" 503 ", " 201 ");
      assertThat(failures).isEmpty();
    } finally {
      log.removeHandler(listener);
    }
  }

  private Client seated(Device device) {
    String table = device.open("me Ann", "me Bob").path("table").asString("");
    Client ann = device.sit(table, "A");
    ann.awaitType("welcome");
    return ann;
  }

  private static void answers(Client client) {
    assertThat(client.code(Client.move(Client.newId(), 99_999, "roll"))).isEqualTo("stale");
  }

  /// Of twenty silent ones, most make room for the others; which, depends on who was let in first.
  private void makeRoom(IntFunction<String> addresses) throws Exception {
    try (var readers = Executors.newVirtualThreadPerTaskExecutor()) {
      var ended = new ExecutorCompletionService<String>(readers);
      for (int n = 0; n < 20; n++) {
        Socket silent = connect(addresses.apply(n), "");
        ended.submit(() -> rest(silent));
      }
      for (int n = 0; n < 10; n++) {
        Future<String> one = ended.poll(15, TimeUnit.SECONDS);
        assertThat(one).as("made room for the others").isNotNull();
        assertThat(one.resultNow()).isEmpty();
      }
      readers.shutdownNow();
    }
  }

  @Test
  void whoeverSitsAtATableStaysWhenOneAddressHasTooManyConnections() throws Exception {
    restart("connections=5");
    var device = new Device(server.port());
    Client ann = seated(device);
    makeRoom(_ -> "127.0.0.1");
    answers(ann);
    assertThat(new Device(server.port()).get("/livez").status()).as("a newcomer").isEqualTo(200);
    answers(seated(device));
  }

  @Test
  void whoeverSitsAtATableStaysWhenTheServerIsFull() throws Exception {
    restart("connections-in-all=5");
    var device = new Device(server.port());
    Client ann = seated(device);
    makeRoom(n -> "127.0.7." + (n + 1));
    answers(ann);
    assertThat(
            RawHttp.exchange(
                server.port(), "GET /livez HTTP/1.1\nHost: localhost\nConnection: close\n\n"))
        .contains(" 200 ");
  }

  @Test
  void whereEverybodyIsSeatedANewcomerHasToWait() throws IOException {
    restart("connections=3");
    var device = new Device(server.port(), "", Device.LONG);
    String table = device.open("me Ann", "me Bob").path("table").asString("");
    String cookie = "Cookie: magie=" + device.cookie() + "\nOrigin: http://localhost\n";
    var seated = new ArrayList<Socket>();
    for (String seat : List.of("A", "B", "A")) {
      Socket socket =
          connect("127.0.8.1", RawHttp.upgrade(Protocol.socket(table, seat), "localhost", cookie));
      assertThat(RawHttp.answer(socket.getInputStream())).contains(" 101 ");
      assertThat(socket.getInputStream().read()).as("the welcome").isEqualTo(0x81);
      seated.add(socket);
    }
    assertThat(soon(connect("127.0.8.1", ""))).isEmpty();
    for (Socket socket : seated) {
      socket.getOutputStream().write(RawSocket.PING);
      assertThat(socket.getInputStream().read()).isNotNegative();
    }
    assertThat(device.get("/livez").status()).as("from elsewhere").isEqualTo(200);
  }
}
