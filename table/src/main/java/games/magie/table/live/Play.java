package games.magie.table.live;

import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.actions.Stopping;
import games.magie.table.actions.TableState;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.TableInfo;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What stands at one table now, and the only way to change it: judge it on a copy, make the row
/// safe, and only then let the copy be the position and tell everybody. Used under the table's lock
/// only, but for [#record]. It does not know who acts on a change: they are told by [#onChange].
final class Play<S extends State<S>, M extends Move, V extends View> {
  private final Standing<S, M, V> standing;
  private final TableServices services;
  private final TimeKeeping<S, M, V> time;
  private final Audience<S, M, V> audience;
  private final Ledger ledger;
  private Runnable changed = () -> {};

  Play(
      Standing<S, M, V> standing,
      TableServices services,
      TimeKeeping<S, M, V> time,
      Audience<S, M, V> audience) {
    this.standing = standing;
    this.services = services;
    this.time = time;
    this.audience = audience;
    this.ledger = new Ledger(services.store(), standing.record().id());
  }

  /// @param listener called after every change, before anybody is told
  void onChange(Runnable listener) {
    changed = listener;
  }

  /// Calls whoever wants to know of changes.
  void changed() {
    changed.run();
  }

  Game<S, M, V> game() {
    return standing.game();
  }

  Rules<S, M, V> rules() {
    return standing.rules();
  }

  Ledger ledger() {
    return ledger;
  }

  TableRecord record() {
    return standing.record();
  }

  String id() {
    return record().id();
  }

  TableState state() {
    return standing.state();
  }

  TableInfo info() {
    return audience.info(record(), state());
  }

  @Nullable Match<S, M, V> match() {
    return standing.match();
  }

  @Nullable Match<S, M, V> running() {
    return standing.running();
  }

  /// The table goes on here no more, or again. The caller has made it safe.
  void turn(TableRecord.State state) {
    standing.set(record().with(state, ""));
    changed.run();
    tellTable();
    Match<S, M, V> now = match();
    if (now != null) {
      audience.tellNews(now, List.of());
    }
  }

  /// The caller has made it safe.
  void set(TableRecord safe) {
    standing.set(safe);
  }

  /// The caller has made it safe.
  void set(TableState safe) {
    standing.set(safe);
  }

  /// Keeps actions, which make no row, and lets them hold.
  void act(List<Write.Action> actions, List<Write> beside) {
    ledger.act(actions, beside);
    standing.set(state().after(actions));
  }

  void tellTable() {
    audience.tellTable(record(), state());
  }

  /// A game that was just set up, whose first row is safe.
  void begin(Match<S, M, V> begun, TableRecord playing) {
    standing.set(begun);
    standing.set(playing);
    tellTable();
    changed.run();
    audience.tellBeginning(begun);
  }

  /// A game that was taken up again.
  ///
  /// @param kept how many of its rows are safe; one more says by which rules it goes on
  void resume(Match<S, M, V> resumed, int kept) {
    standing.set(resumed);
    audience.restart(resumed);
    if (resumed.rows().size() > kept) {
      goOnByNewRules(resumed);
    }
  }

  /// Newer rules may find that the game has ended.
  void goOnByNewRules(Match<S, M, V> resumed) {
    boolean ends =
        record().state() == TableRecord.State.PLAYING && rules().over(resumed.position());
    List<Write> end =
        ends ? List.of(new Write.SetState(id(), TableRecord.State.OVER, "")) : List.of();
    ledger.append(resumed.lastRow(), end);
    if (ends) {
      standing.set(record().with(TableRecord.State.OVER, ""));
    }
  }

  /// What the clocks and the table itself do.
  @Nullable Problem enter(Match<S, M, V> now, Input<M> input) {
    return enter(now, input, Seats.SPECTATOR, null, List.of());
  }

  /// @param command what led to it, null for bots, clocks and the table itself
  /// @param beside what is to be kept with it
  @Nullable Problem enter(
      Match<S, M, V> now, Input<M> input, int seat, @Nullable Command command, List<Write> beside) {
    return switch (now.attempt(input, services.chance())) {
      case Attempt.Refused<S>(var why) -> Problem.refused(why);
      case Attempt.Ready<S> step -> {
        boolean over = rules().over(step.after());
        var writes = new ArrayList<>(beside);
        if (over) {
          writes.add(new Write.SetState(id(), TableRecord.State.OVER, ""));
        }
        writes.addAll(time.foreseen(step.after(), state().paused()));
        ledger.append(step.row(), seat, command, writes);
        now.commit(step);
        if (over) {
          standing.set(record().with(TableRecord.State.OVER, ""));
        }
        changed.run();
        audience.tellNews(now, step.told());
        if (over) {
          tellTable();
        }
        yield null;
      }
    };
  }

  /// Stops this table alone.
  void freeze(String reason) {
    Write.Action before = Stopping.action(record());
    standing.set(record().with(TableRecord.State.FROZEN, reason));
    changed.run();
    try {
      ledger.safe(List.of(before, new Write.SetState(id(), TableRecord.State.FROZEN, reason)));
    } catch (StoreFailure e) {
      // It is frozen here all the same; the next start reads the same journal and freezes it again.
    }
    tellTable();
  }
}
