package games.magie.table;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.TableRecord.Kind;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What people arrange beside the game: pauses, more time, coming back, standing orders. Used under
/// the table's lock only.
final class Courtesies<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final Terms terms;
  private final SeatClocks clocks;
  private final Alarms<S, M, V> alarms;
  private final Audience<S, M, V> audience;

  Courtesies(
      Play<S, M, V> play,
      Terms terms,
      SeatClocks clocks,
      Alarms<S, M, V> alarms,
      Audience<S, M, V> audience) {
    this.play = play;
    this.terms = terms;
    this.clocks = clocks;
    this.alarms = alarms;
    this.audience = audience;
  }

  /// Everything stands still from now on, or once all people want it.
  @Nullable Problem pause(Match<S, M, V> now, Write.Act act) {
    if (play.accord().paused()) {
      return Problem.of("paused", "the table is paused already");
    }
    var acts = new ArrayList<>(List.of(act));
    int wanted = play.accord().after(act).pausing();
    boolean begins = !terms.allPause() || Accord.unanimous(wanted, play.record());
    if (begins) {
      acts.add(Write.Act.ofTable(play.id(), Seats.SPECTATOR, Accord.PAUSED));
    }
    play.act(acts, begins ? alarms.foreseen(now.position(), true) : List.of());
    changed();
    return null;
  }

  @Nullable Problem resume(Write.Act act) {
    play.act(List.of(act), List.of());
    changed();
    return null;
  }

  /// A player takes the seat back from the bot that stood in.
  @Nullable Problem comeBack(Write.Act act) {
    play.act(List.of(act), List.of());
    changed();
    return null;
  }

  /// A player lets a bot play until they are back.
  @Nullable Problem stepOut(Write.Act act, String bot) {
    try {
      var _ = Bots.bot(play.game(), bot);
    } catch (BadInput e) {
      return Problem.field("text", String.valueOf(e.getMessage()));
    }
    play.act(List.of(act), List.of());
    changed();
    return null;
  }

  /// Somebody gives another seat the time of one more decision.
  @Nullable Problem grant(int seat, Write.Act act, String letter) {
    int to;
    try {
      to = Seats.seat(letter, play.record().seats().size());
    } catch (BadInput e) {
      return Problem.field("text", String.valueOf(e.getMessage()));
    }
    if (to == seat || play.record().seats().get(to).kind() != Kind.PERSON) {
      return Problem.field("text", "time can be granted to another person");
    }
    if (!terms.timed() || clocks.rich(to)) {
      return Problem.field("text", "this seat has time enough");
    }
    play.act(List.of(act), List.of(clocks.granted(play.id(), to)));
    clocks.grant(to);
    changed();
    return null;
  }

  /// A seat's standing orders, all anew. Nobody else is told.
  @Nullable Problem order(int seat, Command command, Write.Act act) {
    try {
      if (!command.text().equals(Accord.NO_ORDERS)) {
        var _ = Settings.parse(play.game().orders(), command.text());
      }
    } catch (BadInput e) {
      return Problem.field("text", String.valueOf(e.getMessage()));
    }
    play.act(List.of(act), List.of());
    audience.tellOrders(seat, play.accord());
    alarms.set();
    return null;
  }

  private void changed() {
    alarms.set();
    play.tellTable();
  }
}
