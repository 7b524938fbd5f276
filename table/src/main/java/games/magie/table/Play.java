package games.magie.table;

import games.magie.kernel.Attempt;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.TableInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What stands at one table now, and the only way to change it: judge it on a copy, make the row
/// safe, and only then let the copy be the position and tell everybody. Used under the table's lock
/// only, but for [#record].
final class Play<S extends State<S>, M extends Move, V extends View> {
  private final Services services;
  private final Game<S, M, V> game;
  private final Ledger ledger;
  private final Audience<S, M, V> audience;
  private final Function<S, List<Write>> foresee;
  private final Runnable changed;

  private volatile TableRecord record; // also read without the lock
  private @Nullable Match<S, M, V> match;
  private Accord accord;

  /// @param foresee what is to be kept of the clocks when this will be the position
  /// @param changed called after every change, before anybody is told
  Play(
      Game<S, M, V> game,
      TableRecord record,
      Services services,
      Audience<S, M, V> audience,
      Function<S, List<Write>> foresee,
      Runnable changed) {
    this.game = game;
    this.record = record;
    this.services = services;
    this.ledger = new Ledger(services.store(), record.id());
    this.audience = audience;
    this.foresee = foresee;
    this.changed = changed;
    this.accord = Accord.none(record.seats().size());
  }

  Game<S, M, V> game() {
    return game;
  }

  Rules<S, M, V> rules() {
    return game.rules();
  }

  Ledger ledger() {
    return ledger;
  }

  TableRecord record() {
    return record;
  }

  String id() {
    return record.id();
  }

  Accord accord() {
    return accord;
  }

  TableInfo info() {
    return audience.info(record, accord);
  }

  /// The game as it stands, if it has begun.
  @Nullable Match<S, M, V> match() {
    return match;
  }

  /// The game, if it goes on now.
  @Nullable Match<S, M, V> running() {
    return record.state() == TableRecord.State.PLAYING ? match : null;
  }

  /// The game, unless something is wrong with it or it was stopped.
  @Nullable Match<S, M, V> shown() {
    return record.state().standsStill() ? null : match;
  }

  /// The table goes on here no more, or again. The caller has made it safe.
  void turn(TableRecord.State state) {
    record = record.with(state, "");
    changed.run();
    tellTable();
    if (match != null) {
      audience.tellNews(match, List.of());
    }
  }

  /// The caller has made it safe.
  void set(TableRecord safe) {
    record = safe;
  }

  /// The caller has made it safe.
  void set(Accord safe) {
    accord = safe;
  }

  /// Keeps acts that make no row, and lets them hold.
  void act(List<Write.Act> acts, List<Write> beside) {
    ledger.acts(acts, beside);
    accord = accord.after(acts);
  }

  void tellTable() {
    audience.tellTable(record, accord);
  }

  /// A game that was just set up, whose first row is safe.
  void begin(Match<S, M, V> begun, TableRecord playing) {
    match = begun;
    record = playing;
    tellTable();
    changed.run();
    audience.tellBeginning(begun);
  }

  /// A game that was taken up again.
  ///
  /// @param kept how many of its rows are safe; one more says by which rules it goes on
  void resume(Match<S, M, V> resumed, int kept) {
    match = resumed;
    audience.restart(resumed);
    if (resumed.rows().size() > kept) {
      goOnByNewRules(resumed);
    }
  }

  /// Newer rules may find that the game has ended.
  void goOnByNewRules(Match<S, M, V> resumed) {
    boolean ends = record.state() == TableRecord.State.PLAYING && rules().over(resumed.position());
    List<Write> end =
        ends ? List.of(new Write.SetState(id(), TableRecord.State.OVER, "")) : List.of();
    ledger.append(resumed.lastRow(), end);
    if (ends) {
      record = record.with(TableRecord.State.OVER, "");
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
        writes.addAll(foresee.apply(step.after()));
        ledger.append(step.row(), seat, command, writes);
        now.commit(step);
        if (over) {
          record = record.with(TableRecord.State.OVER, "");
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
    Write.Act before = Stopping.act(record);
    record = record.with(TableRecord.State.FROZEN, reason);
    changed.run();
    try {
      ledger.safe(List.of(before, new Write.SetState(id(), TableRecord.State.FROZEN, reason)));
    } catch (StoreFailure e) {
      // It is frozen here all the same; the next start reads the same journal and freezes it again.
    }
    tellTable();
  }
}
