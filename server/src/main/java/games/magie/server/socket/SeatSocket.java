package games.magie.server.socket;

import games.magie.server.budget.SeatBudgets;
import games.magie.server.connection.CloseCodes;
import games.magie.server.connection.Inlet;
import games.magie.server.connection.Outbox;
import games.magie.server.metrics.Metrics;
import games.magie.table.Listener;
import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.wire.protocol.BadMessage;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.Telling;
import io.javalin.websocket.WsContext;
import java.util.function.IntFunction;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;

/// One socket at a table, of a seat or a spectator: it hears what the table tells, and its commands
/// are carried out one after the other.
public final class SeatSocket implements Listener {
  private final WsContext ctx;
  private final Table table;
  private final Admitted admitted;
  private final Inlet inlet;
  private final SeatBudgets budgets;
  private final Metrics metrics;
  private final Outbox outbox;
  private int frames;
  private volatile boolean signedOut;

  SeatSocket(
      WsContext ctx,
      Table table,
      Admitted admitted,
      Inlet inlet,
      SeatBudgets budgets,
      Metrics metrics) {
    this.budgets = budgets;
    this.metrics = metrics;
    this.ctx = ctx;
    this.table = table;
    this.admitted = admitted;
    this.inlet = inlet;
    this.outbox = new Outbox(ctx.session, metrics::cutOff);
  }

  Session session() {
    return ctx.session;
  }

  /// Whose budgets it is charged to.
  String address() {
    return inlet.address();
  }

  void leave() {
    table.detach(this);
  }

  @Override
  public int seat() {
    return admitted.seat();
  }

  @Override
  public String holder() {
    return admitted.holder();
  }

  @Override
  public synchronized void send(IntFunction<Frame> frame) {
    outbox.offer(Json.frame(frame.apply(frames++)));
  }

  @Override
  public synchronized void tell(Telling telling) {
    outbox.offer(telling.bytes(frames++));
  }

  @Override
  public void dismiss() {
    send(n -> new Frame.Bye(n, 1));
    ctx.closeSession(CloseCodes.RESTARTING, "the server restarts");
  }

  @Override
  public void signOut() {
    signedOut = true;
    ctx.closeSession(CloseCodes.SIGNED_OUT, "this seat was signed out on another device");
  }

  @Override
  public boolean isSignedOut() {
    return signedOut;
  }

  void message(String text) {
    Inlet.Verdict verdict = inlet.take();
    if (verdict == Inlet.Verdict.ENDED) {
      return;
    }
    @Nullable Problem tooFast =
        verdict == Inlet.Verdict.IN_TIME ? null : SeatBudgets.tooFast("too many commands");
    Command command;
    try {
      command = Json.read(text, Command.class);
    } catch (BadMessage e) {
      send(n -> new Frame.Unreadable(n, tooFast == null ? e.problem() : tooFast));
      return;
    }
    if (command.onlyConsiders() && tooFast == null) {
      consider(command);
      return;
    }
    // What comes of it and the answer go in one packet.
    outbox.together(() -> answer(command, tooFast));
  }

  private void answer(Command command, @Nullable Problem tooFast) {
    long start = System.nanoTime();
    @Nullable Problem problem = tooFast == null ? carryOut(command) : tooFast;
    metrics.command(problem == null ? "ok" : problem.code(), System.nanoTime() - start);
    send(n -> new Frame.Answer(n, command.id(), problem == null, problem, null));
  }

  private @Nullable Problem carryOut(Command command) {
    Problem tooFast =
        budgets.charge(table.record().game(), table.id() + " " + seat(), inlet.address(), command);
    return tooFast == null ? table.command(this, command) : tooFast;
  }

  private void consider(Command command) {
    try {
      Record view = table.consider(this, command);
      send(n -> new Frame.Answer(n, command.id(), true, null, view));
    } catch (Refused e) {
      send(n -> new Frame.Answer(n, command.id(), false, e.problem(), null));
    }
  }
}
