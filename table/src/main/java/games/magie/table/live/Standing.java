package games.magie.table.live;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Rules;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.TableRecord;
import games.magie.table.actions.TableState;
import org.jspecify.annotations.Nullable;

/// What stands at one table now: its record, its game, and what holds beside the game. It depends
/// on nothing else at the table, so that everything else can be made from it. [Play] alone writes
/// it. Used under the table's lock only, but for [#record].
final class Standing<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;

  private volatile TableRecord record; // also read without the lock
  private @Nullable Match<S, M, V> match;
  private TableState state;

  Standing(Game<S, M, V> game, TableRecord record) {
    this.game = game;
    this.record = record;
    this.state = TableState.none(record.seats().size());
  }

  Game<S, M, V> game() {
    return game;
  }

  Rules<S, M, V> rules() {
    return game.rules();
  }

  TableRecord record() {
    return record;
  }

  TableState state() {
    return state;
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

  void set(TableRecord safe) {
    record = safe;
  }

  void set(TableState safe) {
    state = safe;
  }

  void set(Match<S, M, V> taken) {
    match = taken;
  }
}
