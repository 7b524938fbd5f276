package games.magie.server.relay;

import games.magie.server.connection.CloseCodes;
import games.magie.server.connection.Inlet;
import games.magie.server.connection.Outbox;
import games.magie.server.connection.Pings;
import games.magie.server.metrics.Metrics;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Json;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;

/// The near ends of sockets whose tables other servers run.
public final class Pipes {
  private static final String PIPE = "magie.pipe";

  /// Who asks for a socket is here by then, or does not come at all.
  private static final long HANDSHAKE_SECONDS = 10;

  private record End(WsContext ctx, Pipe pipe, Outbox outbox, Inlet inlet) {
    void bye() {
      outbox.offer(Json.frame(new Frame.Bye(pipe.frames(), 1)));
      close(CloseCodes.RESTARTING);
    }

    void close(int status) {
      ctx.closeSession(
          status,
          status == CloseCodes.SIGNED_OUT
              ? "this seat was signed out on another device"
              : "the table goes on elsewhere");
    }
  }

  private final Metrics metrics;
  private final Pings pings;
  private final Map<String, End> ends = new ConcurrentHashMap<>();

  public Pipes(Metrics metrics, Pings pings) {
    this.metrics = metrics;
    this.pings = pings;
  }

  /// Before the upgrade.
  public static void admit(Context ctx, Pipe pipe) {
    ctx.attribute(PIPE, pipe);
    CompletableFuture.delayedExecutor(HANDSHAKE_SECONDS, TimeUnit.SECONDS)
        .execute(pipe::hangUpUnlessAttached);
  }

  /// Whether this socket is one of them; it is connected then.
  public boolean connect(WsContext ctx, Inlet inlet) {
    Pipe pipe = ctx.attribute(PIPE);
    if (pipe == null) {
      return false;
    }
    var end = new End(ctx, pipe, new Outbox(ctx.session, metrics::cutOff), inlet);
    ends.put(ctx.sessionId(), end);
    pings.add(ctx.session);
    pipe.attach(frame -> end.outbox.offer(frame.getBytes(StandardCharsets.UTF_8)), end::close);
    return true;
  }

  public void message(String session, String text) {
    End end = ends.get(session);
    // The server of the table counts too, and tells who is too fast.
    if (end != null && end.inlet.take() != Inlet.Verdict.ENDED) {
      end.pipe.send(text);
    }
  }

  public void close(String session) {
    End end = ends.remove(session);
    if (end != null) {
      pings.remove(end.ctx.session);
      end.pipe.hangUp();
    }
  }

  /// A table runs somewhere else now.
  public void moved(String table) {
    ends.values().stream().filter(end -> end.pipe.table().equals(table)).forEach(End::bye);
  }

  public void bye() {
    ends.values().forEach(End::bye);
  }

  public int count() {
    return ends.size();
  }
}
