package games.magie.app.attack;

import games.magie.app.load.LoadPlan;
import games.magie.kernel.BadInput;
import games.magie.wire.Catalogue;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;

/// The attacked server, as the attackers see it. They come from several loopback addresses, so that
/// a budget per address doesn't stop all of them at once, and the honest crowd, which comes from
/// 127.0.0.1, has a budget of its own.
final class Target {
  private static final int CONNECT_MILLIS = 2_000;
  private static final int ANSWER_SECONDS = 30;

  final URI server;
  final Scale scale;
  final Tally tally = new Tally();
  private final InetSocketAddress address;
  private volatile long deadline = Long.MAX_VALUE;

  /// @param attackers threads of a flood
  /// @param sockets of an attack by many of them
  /// @param seats of the reconnect storm
  /// @param addresses from which the attackers come
  record Scale(int attackers, int sockets, int seats, int addresses) {
    Scale {
      if (attackers < 1 || sockets < 1 || seats < LoadPlan.SEATS || addresses < 1) {
        throw new BadInput("--attackers, --sockets and --addresses are 1 or more, --seats 4");
      }
      if (addresses > 250) {
        throw new BadInput("--addresses is 250 at most");
      }
    }
  }

  Target(URI server, Scale scale) {
    this.server = loopback(server);
    this.scale = scale;
    this.address = LoadPlan.address(server);
  }

  /// Refuses everything but a server of this machine.
  static URI loopback(URI server) {
    if (!"http".equals(server.getScheme()) || server.getHost() == null) {
      throw new BadInput("--server must be like http://127.0.0.1:8080, without TLS: " + server);
    }
    try {
      for (InetAddress each : InetAddress.getAllByName(server.getHost())) {
        if (!each.isLoopbackAddress() || !(each instanceof Inet4Address)) {
          throw new BadInput(
              "--server must be on this machine, like http://127.0.0.1:8080: " + server);
        }
      }
    } catch (UnknownHostException e) {
      throw new BadInput("--server must be on this machine, nobody knows " + server.getHost());
    }
    return server;
  }

  void begin(Duration time) {
    deadline = System.nanoTime() + time.toNanos();
  }

  boolean over() {
    return deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0;
  }

  /// Waits as long, but not longer than the attack lasts.
  void pause(Duration time) {
    long left = Math.min(time.toNanos(), deadline - System.nanoTime());
    LockSupport.parkNanos(Math.max(0, left));
  }

  private InetAddress from(int attacker) throws UnknownHostException {
    return InetAddress.getByAddress(
        new byte[] {127, 0, 1, (byte) (1 + attacker % scale.addresses())});
  }

  Socket connect(int attacker) throws IOException {
    var socket = new Socket();
    try {
      socket.bind(new InetSocketAddress(from(attacker), 0));
      socket.connect(address, CONNECT_MILLIS);
      socket.setTcpNoDelay(true);
      return socket;
    } catch (IOException e) {
      socket.close();
      throw e;
    }
  }

  /// The same, not blocking.
  SocketChannel channel(int attacker) throws IOException {
    SocketChannel channel = SocketChannel.open();
    try {
      channel.bind(new InetSocketAddress(from(attacker), 0));
      channel.socket().connect(address, CONNECT_MILLIS);
      channel.configureBlocking(false);
      return channel;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
  }

  HttpClient http(int attacker) throws IOException {
    return HttpClient.newBuilder()
        .version(HttpClient.Version.HTTP_1_1)
        .localAddress(from(attacker))
        .build();
  }

  HttpRequest.Builder request(String path, String type) {
    return HttpRequest.newBuilder(server.resolve(path))
        .timeout(Duration.ofSeconds(ANSWER_SECONDS))
        .header("Content-Type", type);
  }

  /// @param secrets of the seats that belong to the attacker
  record Opened(String id, List<String> secrets) {}

  /// Opens a table of four, in which the attacker has all seats or bots have.
  Opened table(HttpClient http, boolean bots) throws IOException, InterruptedException {
    var seats =
        IntStream.range(0, LoadPlan.SEATS)
            .mapToObj(seat ->
                bots
                    ? new NewSeat("bot", "", "easy")
                    : new NewSeat("me", "Crowd " + (char) ('A' + seat), ""))
            .toList();
    var request =
        request("/api/tables", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofByteArray(
                    Json.bytes(
                        new NewTable(Catalogue.ids().getFirst(), Map.of(), 0, "out", seats))))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 201) {
      throw new IOException("refused " + answer.statusCode());
    }
    var opened = Json.read(answer.body(), Replies.Opened.class);
    return new Opened(
        opened.table(), opened.seats().stream().map(Replies.SeatSecret::secret).toList());
  }
}
