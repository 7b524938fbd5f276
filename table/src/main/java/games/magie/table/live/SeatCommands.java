package games.magie.table.live;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.TableRecord.Kind;
import games.magie.table.Write;
import games.magie.table.actions.TableAction;
import games.magie.table.actions.TableState;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What people arrange beside the game: pauses, more time, coming back, standing orders. Used under
/// the table's lock only.
final class SeatCommands<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final TimeKeeping<S, M, V> time;
  private final Audience<S, M, V> audience;

  SeatCommands(Play<S, M, V> play, TimeKeeping<S, M, V> time, Audience<S, M, V> audience) {
    this.play = play;
    this.time = time;
    this.audience = audience;
  }

  /// Everything stands still from now on, or once all people want it.
  @Nullable Problem pause(Match<S, M, V> now, Write.Action act) {
    if (play.state().paused()) {
      return Problem.of("paused", "the table is paused already");
    }
    var acts = new ArrayList<>(List.of(act));
    int wanted = play.state().after(TableAction.of(act)).pausing();
    boolean begins = !time.terms().allPause() || TableState.unanimous(wanted, play.record());
    if (begins) {
      acts.add(new TableAction.PauseBegins().kept(play.id()));
    }
    play.act(acts, begins ? time.foreseen(now.position(), true) : List.of());
    changed();
    return null;
  }

  @Nullable Problem resume(Write.Action act) {
    play.act(List.of(act), List.of());
    changed();
    return null;
  }

  /// A player takes the seat back from the bot that stood in.
  @Nullable Problem comeBack(Write.Action act) {
    play.act(List.of(act), List.of());
    changed();
    return null;
  }

  /// A player lets a bot play until they are back.
  @Nullable Problem stepOut(Write.Action act, String bot) {
    try {
      var _ = Bots.player(play.game(), bot);
    } catch (BadInput e) {
      return Problem.field("text", String.valueOf(e.getMessage()));
    }
    play.act(List.of(act), List.of());
    changed();
    return null;
  }

  /// Somebody gives another seat the time of one more decision.
  @Nullable Problem grant(int seat, Write.Action act, String letter) {
    int to;
    try {
      to = Seats.seat(letter, play.record().seats().size());
    } catch (BadInput e) {
      return Problem.field("text", String.valueOf(e.getMessage()));
    }
    if (to == seat || play.record().seats().get(to).kind() != Kind.PERSON) {
      return Problem.field("text", "time can be granted to another person");
    }
    if (!time.terms().timed() || time.seats().rich(to)) {
      return Problem.field("text", "this seat has time enough");
    }
    play.act(List.of(act), List.of(time.seats().granted(play.id(), to)));
    time.seats().grant(to);
    changed();
    return null;
  }

  /// A seat's standing orders, all anew. Nobody else is told.
  @Nullable Problem order(int seat, Command command, Write.Action act) {
    try {
      if (!command.text().equals(TableState.NO_ORDERS)) {
        var _ = Settings.parse(play.game().orders(), command.text());
      }
    } catch (BadInput e) {
      return Problem.field("text", String.valueOf(e.getMessage()));
    }
    play.act(List.of(act), List.of());
    audience.tellOrders(seat, play.state());
    play.changed();
    return null;
  }

  private void changed() {
    play.changed();
    play.tellTable();
  }
}
