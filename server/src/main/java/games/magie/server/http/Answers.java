package games.magie.server.http;

import games.magie.server.budget.Budget;
import games.magie.server.site.Gate;
import games.magie.table.Refused;
import games.magie.table.StoreFailure;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.protocol.BadMessage;
import games.magie.wire.protocol.Failure;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import io.javalin.http.HttpResponseException;
import java.io.EOFException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

/// How requests are answered: in JSON, and whatever goes wrong as a [Failure] with its status.
public final class Answers {
  private static final System.Logger LOG = System.getLogger(Answers.class.getName());

  /// What is read of a body after its request was refused: enough for a file that is a little
  /// larger than a file may be.
  private static final int MOST_UNREAD = PackedFile.LARGEST + (256 << 10);

  private static final Map<String, Integer> STATUS =
      Map.ofEntries(
          Map.entry("forbidden", 403),
          Map.entry("not-found", 404),
          Map.entry("full", 409),
          Map.entry("started", 409),
          Map.entry("over", 409),
          Map.entry("not-over", 409),
          Map.entry("exists", 409),
          Map.entry("given", 409),
          Map.entry("no-consent", 409),
          Map.entry("stopped", 409),
          Map.entry("closed", 409),
          Map.entry("not-playing", 409),
          Map.entry("too-large", 413),
          Map.entry("too-many", 429),
          Map.entry("draining", 503),
          Map.entry("unavailable", 503));

  private final Gate gate;
  private final Budget failing;

  /// @param failing what one address may do wrong
  Answers(Gate gate, Budget failing) {
    this.gate = gate;
    this.failing = failing;
  }

  /// A route, and the same without the body for whoever asks for the head alone.
  public static void get(RoutesConfig routes, String path, Handler handler) {
    routes.get(path, handler);
    routes.head(path, handler);
  }

  static void reply(Context ctx, int status, Record body) {
    byte[] json = Json.bytes(body);
    ctx.status(status).contentType("application/json").result(json);
    if ("websocket".equalsIgnoreCase(ctx.header("Upgrade"))) {
      // The library does not send the result of a refused upgrade.
      try {
        ctx.res().getOutputStream().write(json);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  /// Answers a request whose body may still be on its way, and reads the rest of it. A server that
  /// closes a connection with unread data resets it, and the answer would be lost.
  private static void replyBeforeTheEnd(Context ctx, int status, Record body) {
    byte[] json = Json.bytes(body);
    var response = ctx.status(status).contentType("application/json").res();
    try {
      response.setContentLength(json.length);
      response.getOutputStream().write(json);
      response.flushBuffer();
      ctx.req().getInputStream().skip(MOST_UNREAD);
    } catch (IOException e) {
      LOG.log(System.Logger.Level.DEBUG, "the rest of a refused request did not come", e);
    }
  }

  void exceptions(RoutesConfig routes) {
    routes.exception(Refused.class, (refused, ctx) -> fail(ctx, refused.problem()));
    routes.exception(BadMessage.class, (bad, ctx) -> fail(ctx, bad.problem()));
    routes.exception(
        StoreFailure.class, (e, ctx) -> fail(ctx, Problem.of("unavailable", e.told())));
    // What the library refuses by itself gets our form of an answer.
    routes.exception(
        HttpResponseException.class, (e, ctx) -> fail(ctx, ErrorPages.problem(e.getStatus())));
    // Whoever hangs up in the middle of a request is answered in case they still listen, not
    // logged.
    routes.exception(EOFException.class, (e, ctx) -> fail(ctx, ErrorPages.problem(400)));
    routes.exception(
        Exception.class,
        (e, ctx) -> {
          LOG.log(
              System.Logger.Level.ERROR,
              "event=failed request=%s path=%s".formatted(ctx.method(), ctx.path()),
              e);
          fail(ctx, Problem.of("unavailable", "something went wrong here"));
        });
  }

  private void fail(Context ctx, Problem problem) {
    if (!failing.take(gate.client(ctx))) {
      reply(ctx, 429, new Failure(Problem.of("too-many", "too many failed requests, wait a bit")));
      return;
    }
    int status = STATUS.getOrDefault(problem.code(), 400);
    if (ctx.method().equals(HandlerType.POST)) {
      replyBeforeTheEnd(ctx, status, new Failure(problem));
    } else {
      reply(ctx, status, new Failure(problem));
    }
  }
}
