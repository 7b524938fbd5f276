package games.magie.server.site;

import games.magie.server.Limits;
import games.magie.server.budget.Budget;
import games.magie.server.budget.Pace;
import games.magie.server.connection.Visits;
import games.magie.server.relay.Relay;
import games.magie.table.Refused;
import games.magie.wire.protocol.Protocol;
import io.javalin.http.Context;
import org.jspecify.annotations.Nullable;

/// Who may come in: requests for this server's own names, writes from its own pages.
public final class Gate {
  /// So many requests of one address wait for their turn.
  private static final int WAITING = 200;

  private final Site site;
  private final Relay relay;
  private final Visits visits;
  private final Budget requests;

  public Gate(Site site, Relay relay, Visits visits, Limits limits) {
    this.visits = visits;
    this.site = site;
    this.relay = relay;
    this.requests = limits.requests();
  }

  /// Lets whoever asks too much wait, and with them whatever comes after on the same connection.
  public void pace(Context ctx) {
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

  public void headers(Context ctx) {
    site.headers().forEach(ctx::header);
  }

  /// A name that is not ours means that somebody else's page leads a browser here.
  public void checkHost(Context ctx) {
    if (!relay.isFromPeer(ctx) && !site.answersTo(name(ctx.host()))) {
      throw new Refused("forbidden", "this server does not answer to that name");
    }
  }

  /// Whoever says which protocol they speak is told at once when it isn't ours, instead of
  /// misunderstanding each other later.
  ///
  /// @param told null where nothing is said
  public static void checkProtocol(@Nullable String told) {
    if (told != null && !told.equals(String.valueOf(Protocol.VERSION))) {
      throw new Refused(
          "protocol",
          "this server speaks version %d of the protocol, not %s: reload the page, or get a newer program"
              .formatted(Protocol.VERSION, told.matches("\\d{1,4}") ? told : "that"));
    }
  }

  /// A browser tells where a write or a socket comes from; it must be a page of this server.
  /// Programs send no origin.
  public void checkOrigin(Context ctx) {
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
  public static boolean local(Context ctx) {
    return Site.loopback(ctx.ip())
        && ctx.header("X-Forwarded-For") == null
        && ctx.header("Forwarded") == null
        && Site.isLocal(name(ctx.host()));
  }

  /// Whose budget a request is charged to.
  public String client(Context ctx) {
    return relay.isFromPeer(ctx) ? Relay.client(ctx) : site.client(ctx);
  }

  /// The name by which whoever asks calls this server.
  public String called(Context ctx) {
    return relay.isFromPeer(ctx) ? Relay.name(ctx) : String.valueOf(ctx.host());
  }
}
