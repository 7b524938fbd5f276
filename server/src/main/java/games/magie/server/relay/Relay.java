package games.magie.server.relay;

import games.magie.table.Host;
import games.magie.table.Refused;
import games.magie.table.Route;
import io.javalin.http.Context;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;

/// Passes on what is meant for a table that another server runs: a request with its answer, or a
/// whole socket. The other server believes this one by a secret that stands in the database.
public final class Relay {
  private static final String SECRET = "Magie-Relay";
  private static final String CLIENT = "Magie-Client";
  private static final String NAME = "Magie-Host";
  private static final Duration PATIENCE = Duration.ofSeconds(10);
  private static final List<String> ASKED =
      List.of("Accept", "Authorization", "Content-Type", "Cookie", "Origin");
  private static final List<String> ANSWERED = List.of("Content-Disposition", "Set-Cookie");

  private final Host host;
  private final HttpClient http = HttpClient.newBuilder().connectTimeout(PATIENCE).build();

  public Relay(Host host) {
    this.host = host;
  }

  /// Whether another server of the same database passes this on, which has looked at where it came
  /// from.
  public boolean isFromPeer(Context ctx) {
    String secret = ctx.header(SECRET);
    return secret != null && host.isPeer(secret);
  }

  /// For whom it is passed on.
  public static String client(Context ctx) {
    return String.valueOf(ctx.header(CLIENT));
  }

  /// The name by which the first server was called.
  public static String name(Context ctx) {
    return String.valueOf(ctx.header(NAME));
  }

  private static Map<String, String> headers(Context ctx, String client, Route route) {
    var headers = new TreeMap<String, String>();
    for (String name : ASKED) {
      String value = ctx.header(name);
      if (value != null) {
        headers.put(name, value);
      }
    }
    headers.put(SECRET, route.secret());
    headers.put(CLIENT, client);
    headers.put(NAME, String.valueOf(ctx.host()));
    return headers;
  }

  private static URI target(String scheme, Context ctx, Route route) {
    String query = ctx.queryString();
    return URI.create(
        route.address().replaceFirst("^http", scheme)
            + ctx.req().getRequestURI()
            + (query == null ? "" : "?" + query));
  }

  /// Answers with what the other server answers.
  public void request(Context ctx, String client, Route route) {
    HttpRequest request = copy(ctx, client, route);
    try {
      HttpResponse<byte[]> answer = http.send(request, BodyHandlers.ofByteArray());
      ctx.status(answer.statusCode()).result(answer.body());
      answer.headers().firstValue("Content-Type").ifPresent(ctx::contentType);
      for (String name : ANSWERED) {
        answer.headers().allValues(name).forEach(value -> ctx.res().addHeader(name, value));
      }
    } catch (IOException e) {
      throw unreachable();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw unreachable();
    }
  }

  private static HttpRequest copy(Context ctx, String client, Route route) {
    byte[] body = ctx.bodyAsBytes();
    try {
      var request = HttpRequest.newBuilder(target("http", ctx, route)).timeout(PATIENCE);
      headers(ctx, client, route).forEach(request::header);
      request.method(
          ctx.method().name(),
          body.length == 0 ? BodyPublishers.noBody() : BodyPublishers.ofByteArray(body));
      return request.build();
    } catch (IllegalArgumentException e) {
      throw unreadable();
    }
  }

  /// A path or a header that only a forgiving server reads.
  private static Refused unreadable() {
    return new Refused("bad-json", "the request cannot be read");
  }

  /// Opens the other half of a socket; if the other server refuses it, so does this one.
  public Pipe socket(Context ctx, String client, Route route) {
    var pipe = new Pipe(route.table());
    var builder = http.newWebSocketBuilder().connectTimeout(PATIENCE);
    try {
      headers(ctx, client, route).forEach(builder::header);
      WebSocket far = builder.buildAsync(target("ws", ctx, route), pipe).join();
      pipe.join(far);
      return pipe;
    } catch (CompletionException e) {
      throw e.getCause() instanceof WebSocketHandshakeException refused
          ? refused(refused.getResponse().statusCode())
          : unreachable();
    } catch (IllegalArgumentException e) {
      throw unreadable();
    }
  }

  private static Refused refused(int status) {
    return switch (status) {
      case 404 -> new Refused("not-found", "there is no such table");
      case 429 -> new Refused("too-many", "too many sockets from this address");
      case 400 -> new Refused("bad-field", "there is no such seat");
      default -> unreachable();
    };
  }

  private static Refused unreachable() {
    return new Refused("unavailable", "the table cannot be reached now, try again in a moment");
  }
}
