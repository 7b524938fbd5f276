package games.magie.server;

import games.magie.wire.protocol.Protocol;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.MissingNode;

/// A browser or a program that talks to a server; keeps its cookie.
public final class Device {
  public static final JsonMapper JSON = new JsonMapper();
  public static final HttpClient HTTP = HttpClient.newHttpClient();
  public static final Duration LONG = Duration.ofSeconds(60);

  private final int port;
  private final int socketPort;
  private final Duration patience;
  private volatile String cookie;

  public Device(int port) {
    this(port, "");
  }

  public Device(int port, String cookie) {
    this(port, cookie, LONG);
  }

  /// @param patience how long it waits for an answer or a connection
  public Device(int port, String cookie, Duration patience) {
    this(port, port, cookie, patience);
  }

  /// @param socketPort the server that its sockets go to, which may be another one
  public Device(int port, int socketPort, String cookie, Duration patience) {
    this.port = port;
    this.socketPort = socketPort;
    this.cookie = cookie;
    this.patience = patience;
  }

  public record Reply(int status, JsonNode body, String text, HttpResponse<String> response) {
    public String code() {
      return body.path("error").path("code").asString("");
    }
  }

  public String origin() {
    return "http://localhost:" + port;
  }

  public String cookie() {
    return cookie;
  }

  public int port() {
    return port;
  }

  /// What is about one table goes where its sockets go.
  private int portFor(String path) {
    return path.startsWith("/api/tables/") ? socketPort : port;
  }

  public Reply get(String path) {
    return send("GET", path, "", Map.of());
  }

  public Reply post(String path, String body) {
    return send("POST", path, body, Map.of("Content-Type", "application/json"));
  }

  public Reply send(String method, String path, String body, Map<String, String> headers) {
    var request =
        HttpRequest.newBuilder(URI.create("http://localhost:" + portFor(path) + path))
            .timeout(patience)
            .method(
                method, body.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(body));
    headers.forEach(request::header);
    if (!cookie.isEmpty()) {
      request.header("Cookie", "magie=" + cookie);
    }
    try {
      HttpResponse<String> response = HTTP.send(request.build(), BodyHandlers.ofString());
      remember(response.headers().allValues("Set-Cookie"));
      return new Reply(response.statusCode(), json(response), response.body(), response);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private void remember(List<String> cookies) {
    for (String each : cookies) {
      if (each.startsWith("magie=")) {
        cookie = each.substring("magie=".length(), each.indexOf(';'));
      }
    }
  }

  private static JsonNode json(HttpResponse<String> response) {
    boolean json = response.headers().firstValue("Content-Type").orElse("").contains("json");
    return json ? JSON.readTree(response.body()) : MissingNode.getInstance();
  }

  /// Opens a table of express; each seat is `me NAME`, `open` or `bot NAME`.
  public JsonNode open(String... seats) {
    return open("express", Map.of("target", "10000"), seats);
  }

  public JsonNode open(String game, Map<String, String> options, String... seats) {
    var body = JSON.createObjectNode().put("game", game).put("onLeave", "out");
    options.forEach(body.putObject("options")::put);
    var list = body.putArray("seats");
    for (String seat : seats) {
      String[] words = seat.split(" ", -1);
      var each = list.addObject().put("kind", words[0]);
      if (words.length > 1) {
        each.put(words[0].equals("bot") ? "bot" : "name", words[1]);
      }
    }
    Reply reply = post("/api/tables", body.toString());
    if (reply.status == 503) {
      throw new IllegalStateException(reply.text);
    }
    if (reply.status != 201) {
      throw new AssertionError(reply.text);
    }
    return reply.body;
  }

  /// Connects to a seat as a browser does, with cookie and origin.
  public Client sit(String table, String seat) {
    return sit(table, seat, 0);
  }

  public Client sit(String table, String seat, int after) {
    return Client.connect(
        socketPort,
        Protocol.socket(table, seat) + "&after=" + after,
        Map.of("Origin", "http://localhost:" + socketPort, "Cookie", "magie=" + cookie),
        patience);
  }
}
