package games.magie.table.live;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.Host;
import games.magie.table.RowRecord;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecord;
import games.magie.table.actions.PackingRecords;
import games.magie.table.store.RowReader;
import java.util.List;

/// Takes a table up from what was kept of it. Used under the table's lock only.
final class Resumption<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final Places<S, M, V> places;
  private final PackState<S, M, V> packing;
  private final TimeKeeping<S, M, V> time;

  Resumption(
      Play<S, M, V> play,
      Places<S, M, V> places,
      PackState<S, M, V> packing,
      TimeKeeping<S, M, V> time) {
    this.play = play;
    this.places = places;
    this.packing = packing;
    this.time = time;
  }

  /// Whatever is wrong freezes this table alone.
  void resume(List<RowRecord> rows, List<Write.Action> actions, List<Write.SetTime> times) {
    try {
      if (play.record().state().standsStill()) {
        play.set(play.state().after(actions)); // who may speak there
      } else {
        resumeSafely(rows, actions, times);
      }
    } catch (StoreFailure e) {
      throw e; // nothing is wrong with the table
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze(
          e instanceof BadInput ? String.valueOf(e.getMessage()) : "cannot be resumed: " + e);
    }
  }

  private void resumeSafely(
      List<RowRecord> rows, List<Write.Action> actions, List<Write.SetTime> times) {
    packing.restore(PackingRecords.of(actions));
    play.ledger().check(rows);
    play.ledger().restore(rows, actions.stream().filter(each -> !PackingRecord.is(each)).toList());
    play.set(play.state().after(actions));
    time.seats().restore(times);
    if (play.record().state() == TableRecord.State.WAITING) {
      return; // it goes on when all of its people are there
    }
    if (rows.isEmpty()) {
      places.beginIfFull(); // the end came before the first row
      return;
    }
    var journal = new RowReader(play.record()).journal(rows);
    boolean over = play.record().state() == TableRecord.State.OVER;
    Match<S, M, V> resumed =
        over ? Match.review(play.game(), journal) : Match.resume(play.game(), journal);
    play.resume(resumed, rows.size());
    play.changed();
  }

  /// How a table that does not run here stands, from what was kept of it.
  static <S extends State<S>, M extends Move, V extends View> Host.Glance glance(
      Game<S, M, V> game, TableRecord record, List<RowRecord> rows, int seats) {
    boolean waits = false;
    if (record.state() == TableRecord.State.PLAYING && !rows.isEmpty()) {
      try {
        S now = Match.resume(game, new RowReader(record).journal(rows)).position();
        waits = (game.rules().awaited(now) & seats) != 0;
      } catch (RuntimeException | StackOverflowError e) {
        waits = false; // whoever takes the table up says what is wrong with it
      }
    }
    return new Host.Glance(record.game(), record.state().text(), waits);
  }
}
