package games.magie.table.live;

import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.Refused;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Tokens;
import games.magie.table.Write;
import games.magie.table.actions.PlayerNames;
import games.magie.table.actions.TableAction;
import java.util.List;
import java.util.stream.IntStream;

/// The next game of the same people. It is opened once, together with the note that it was, so that
/// whoever asks later, or at the same time, comes to the same table. Used under the table's lock
/// only.
final class Rematch<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;

  Rematch(Play<S, M, V> play) {
    this.play = play;
  }

  /// The id of the table, whose bots sit already. People take their seats themselves.
  String at(int seat) {
    TableRecord over = play.record();
    if (over.state() != TableRecord.State.OVER) {
      throw new Refused("not-over", "the game is not over yet");
    }
    String known = play.state().rematch().table();
    if (!known.isEmpty()) {
      return known;
    }
    TableRecord next = next(over, play.game().version());
    var note = new TableAction.Rematch(seat, next.id());
    play.act(List.of(note.kept(over.id())), List.of(new Write.Open(next)));
    play.tellTable();
    return next.id();
  }

  private static TableRecord next(TableRecord over, int version) {
    int seats = over.seats().size();
    return new TableRecord(
        Tokens.id(),
        over.game(),
        version,
        over.settings(),
        over.clock(),
        over.onLeave(),
        over.terms(),
        TableRecord.State.OPEN,
        "",
        IntStream.range(0, seats)
            .mapToObj(seat -> moved(over.seats().get((seat + 1) % seats), seat))
            .toList(),
        over.listed());
  }

  private static Seat moved(Seat old, int seat) {
    return old.kind() == Kind.BOT
        ? Seat.bot(seat, old.bot(), PlayerNames.ofBot(old.bot(), seat))
        : Seat.open(seat);
  }
}
