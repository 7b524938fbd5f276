package games.magie.server.connection;

import games.magie.server.Limits;
import games.magie.server.budget.Budget;
import games.magie.server.budget.Pace;
import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import org.jspecify.annotations.Nullable;

/// What one socket may send. Who sends more has to wait, and who goes on all the same is shown out.
public final class Inlet {
  public enum Verdict {
    IN_TIME,
    /// Over budget; the sender has waited until the next one is not.
    TOO_FAST,
    ENDED
  }

  private static final String CLIENT = "magie.client";
  private static final String VISIT = "magie.visit";

  private final WsContext ctx;
  private final @Nullable Visit visit;
  private final String address;
  private final Limits limits;
  private final Pace commands;
  private final Budget addressExcess;
  private boolean ended;

  /// @param addressExcess what an address may send over the budgets of its sockets
  public Inlet(WsContext ctx, boolean seated, Limits limits, Budget addressExcess) {
    this.ctx = ctx;
    this.visit = ctx.attribute(VISIT);
    String client = ctx.attribute(CLIENT);
    this.address = client == null ? "" : client;
    this.limits = limits;
    this.commands = limits.commands();
    this.addressExcess = addressExcess;
    if (visit != null) {
      Pace frames = limits.trusts(address) ? null : limits.frames();
      visit.upgraded(ctx.session, seated, frames, limits.excess());
    }
  }

  /// Keeps what is known of a request until it has become a socket.
  public static void admit(Context ctx, String client) {
    ctx.attribute(VISIT, Visits.of(ctx));
    ctx.attribute(CLIENT, client);
  }

  /// Whose budgets it is charged to.
  public String address() {
    return address;
  }

  /// Counts a command; called by the thread that reads the socket.
  public Verdict take() {
    Pace.giveWay();
    if (ended) {
      return Verdict.ENDED;
    }
    long wait = limits.trusts(address) ? 0 : commands.take(1);
    if (wait == 0) {
      return Verdict.IN_TIME;
    }
    if (commands.excess() > limits.excess() || !addressExcess.take(address)) {
      end();
      return Verdict.ENDED;
    }
    Pace.pause(wait);
    return Verdict.TOO_FAST;
  }

  private void end() {
    ended = true;
    if (visit == null) {
      ctx.closeSession(CloseCodes.POLICY_VIOLATION, "too many commands");
    } else {
      visit.dismiss("too many commands");
    }
  }
}
