package games.magie.server;

import games.magie.table.Refused;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Who may come in: requests for this server's own names, writes from its own pages.
final class Gate {
  /// So many requests of one address wait for their turn.
  private static final int WAITING = 200;

  private final Site site;
  private final Relay relay;
  private final Visits visits;
  private final Budget requests;

  Gate(Site site, Relay relay, Visits visits, Limits limits) {
    this.visits = visits;
    this.site = site;
    this.relay = relay;
    this.requests = limits.requests();
  }

  /// Lets whoever asks too much wait, and with them whatever comes after on the same connection.
  void pace(Context ctx) {
    if (relay.isFromPeer(ctx)) {
      visits.welcomeAll(ctx);
    }
    long wait = requests.owe(client(ctx), WAITING);
    if (wait < 0) {
      ctx.header("Connection", "close");
      throw new Refused("too-many", "too many requests from this address, wait a bit");
    }
    if (wait > 0) {
      Pace.pause(wait);
    }
  }

  void headers(Context ctx) {
    site.headers().forEach(ctx::header);
  }

  /// A name that is not ours means that somebody else's page leads a browser here.
  void checkHost(Context ctx) {
    if (!relay.isFromPeer(ctx) && !site.answersTo(name(ctx.host()))) {
      throw new Refused("forbidden", "this server does not answer to that name");
    }
  }

  /// A browser tells where a write or a socket comes from; it must be a page of this server.
  /// Programs send no origin.
  void checkOrigin(Context ctx) {
    String origin = ctx.header("Origin");
    if (origin != null
        && !relay.isFromPeer(ctx)
        && !origin.equals("http://" + ctx.host())
        && !origin.equals("https://" + ctx.host())) {
      throw new Refused("forbidden", "requests from other sites are not carried out");
    }
  }

  private static String name(@Nullable String host) {
    if (host == null) {
      return "";
    }
    int colon = host.lastIndexOf(':');
    return colon > host.lastIndexOf(']') ? host.substring(0, colon) : host;
  }

  /// Whether the request comes from the machine that runs the server.
  static boolean local(Context ctx) {
    return Site.loopback(ctx.ip())
        && ctx.header("X-Forwarded-For") == null
        && ctx.header("Forwarded") == null
        && Site.isLocal(name(ctx.host()));
  }

  /// Whose budget a request is charged to.
  String client(Context ctx) {
    return relay.isFromPeer(ctx) ? Relay.client(ctx) : site.client(ctx);
  }

  /// The name by which whoever asks calls this server.
  String called(Context ctx) {
    return relay.isFromPeer(ctx) ? Relay.name(ctx) : String.valueOf(ctx.host());
  }
}
