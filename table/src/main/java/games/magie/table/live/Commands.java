package games.magie.table.live;

import games.magie.kernel.BadInput;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.Refused;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Write;
import games.magie.table.actions.TableAction;
import games.magie.table.actions.TableState;
import games.magie.wire.protocol.Action;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What people do. Used under the table's lock only.
final class Commands<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final SeatCommands<S, M, V> seatCommands;
  private final Chat chat;
  private final Audience<S, M, V> audience;

  Commands(
      Play<S, M, V> play,
      SeatCommands<S, M, V> seatCommands,
      Chat chat,
      Audience<S, M, V> audience) {
    this.play = play;
    this.seatCommands = seatCommands;
    this.chat = chat;
    this.audience = audience;
  }

  /// Carries a command out and returns null, or says why not. Returns only when the outcome is
  /// safe.
  @Nullable Problem command(int seat, Command command) {
    try {
      if (command.chats()) {
        chat.load();
      }
      String before = play.ledger().carriedOut(seat, command.id());
      if (before != null) {
        return before.equals(command.content())
            ? null
            : Problem.of("reused", "this id was used for another command");
      }
      if (seat == Seats.SPECTATOR) {
        return Problem.of("not-yours", "a spectator cannot act");
      }
      if (command.chats() && play.record().state() != TableRecord.State.CLOSED) {
        return say(seat, command);
      }
      return switch (play.record().state()) {
        case FROZEN -> frozen();
        case STOPPED -> Problem.of("stopped", "the host has stopped this table");
        case CLOSED -> closed();
        case OVER -> Problem.of("over", "the game is over");
        case OPEN -> Problem.of("not-started", "the game has not begun");
        case PACKED -> Problem.of("packed", "this table was packed into a file");
        case WAITING -> Problem.of("not-started", "not everybody has come to the table yet");
        case PLAYING -> seated(Objects.requireNonNull(play.match()), seat, command);
      };
    } catch (StoreFailure e) {
      return Problem.of("unavailable", e.told());
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the rules failed at '" + command.content() + "': " + e);
      return frozen();
    }
  }

  private static Problem closed() {
    return Problem.of("closed", "the host has closed this table");
  }

  private Problem frozen() {
    return Problem.of("unavailable", "this table is frozen: " + play.record().reason());
  }

  private @Nullable Problem seated(Match<S, M, V> now, int seat, Command command) {
    Seat sitting = play.record().seats().get(seat);
    if (sitting.kind() != Kind.PERSON || sitting.left()) {
      return Problem.of("not-yours", "you have left this seat");
    }
    Action action = Action.find(command.action());
    return action == null ? move(now, seat, command) : act(now, seat, action, command);
  }

  private @Nullable Problem act(Match<S, M, V> now, int seat, Action action, Command command) {
    var act = new Write.Action(play.id(), seat, command.id(), command.content());
    return switch (action) {
      case TAKE_BACK -> takeBack(now, seat, command);
      case LEAVE -> leave(now, seat, command, act);
      case AGREE, DISAGREE -> vote(now, seat, command, act);
      case PAUSE -> seatCommands.pause(now, act);
      case RESUME -> seatCommands.resume(act);
      case RETURN -> seatCommands.comeBack(act);
      case STEP_OUT -> seatCommands.stepOut(act, command.text());
      case GRANT -> seatCommands.grant(seat, act, command.text());
      case ORDER -> seatCommands.order(seat, command, act);
      case SAY, EMOTE -> say(seat, command);
      case REPORT -> report(command, act);
    };
  }

  /// Why a seat cannot move now, whatever it would do.
  private @Nullable Problem still(int seat) {
    TableState state = play.state();
    if (state.paused()) {
      return Problem.of("paused", "the table is paused");
    }
    return state.standIns().get(seat).isEmpty()
        ? null
        : Problem.of("away", "a bot plays for you, take the seat back first");
  }

  private @Nullable Problem takeBack(Match<S, M, V> now, int seat, Command command) {
    Problem still = still(seat);
    var input = new Input.TakenBack<M>(seat, now.canTakeBack(seat));
    return still == null ? play.enter(now, input, seat, command, List.of()) : still;
  }

  private @Nullable Problem say(int seat, Command command) {
    if (play.record().seats().get(seat).kind() != Kind.PERSON) {
      return Problem.of("not-yours", "you have left this seat");
    }
    if (play.state().isHushed(seat)) {
      return Problem.of("hushed", "the host has taken this seat's right to speak");
    }
    try {
      audience.tellChat(chat.say(seat, command));
      return null;
    } catch (Refused e) {
      return e.problem();
    }
  }

  private @Nullable Problem report(Command command, Write.Action act) {
    if (!chat.has(command.text())) {
      return Problem.field("text", "there is no such message");
    }
    play.act(List.of(act), List.of());
    return null;
  }

  private @Nullable Problem move(Match<S, M, V> now, int seat, Command command) {
    Problem still = still(seat);
    if (still != null) {
      return still;
    }
    try {
      var played = new Input.Played<>(seat, read(now, seat, command));
      return play.enter(now, played, seat, command, List.of());
    } catch (Refused e) {
      return e.problem();
    }
  }

  private M read(Match<S, M, V> now, int seat, Command command) {
    if (play.rules().moment(now.position(), seat) != command.moment()) {
      throw new Refused("stale", "the question has changed");
    }
    try {
      return play.game().notation().move(now.position(), seat, command.move());
    } catch (BadInput e) {
      throw new Refused("unreadable", String.valueOf(e.getMessage()));
    }
  }

  /// What a move would lead to, as far as its seat may know; null where that cannot be told.
  /// Nothing is changed. Throws [Refused] where the move is not allowed.
  @Nullable Record consider(int seat, Command command) {
    Match<S, M, V> now = play.running();
    if (now == null) {
      throw new Refused("unavailable", "nobody plays here now");
    }
    if (seat == Seats.SPECTATOR) {
      throw new Refused("not-yours", "a spectator cannot act");
    }
    M move = read(now, seat, command);
    Refusal why = play.rules().objection(now.position(), seat, move);
    if (why != null) {
      throw new Refused(Problem.refused(why));
    }
    return play.rules().view(now.position(), seat).outlook(move);
  }

  private @Nullable Problem leave(Match<S, M, V> now, int seat, Command command, Write.Action act) {
    TableRecord record = play.record();
    Seat sitting = record.seats().get(seat);
    if (record.onLeave().equals("out")) {
      var writes = List.<Write>of(new Write.SetSeat(play.id(), sitting.gone()));
      Problem problem = play.enter(now, new Input.Left<>(seat), seat, command, writes);
      if (problem != null) {
        return problem;
      }
      play.set(play.record().with(sitting.gone()));
    } else {
      Seat bot = Seat.bot(seat, record.onLeave(), sitting.name());
      play.act(List.of(act), List.of(new Write.SetSeat(play.id(), bot)));
      play.set(record.with(bot));
      play.changed(); // a bot has come to the seat
    }
    play.tellTable();
    // Those who stay may all have agreed before.
    return play.running() != null && TableState.unanimous(play.state().agreed(), play.record())
        ? play.enter(now, new Input.AgreedEnd<>())
        : null;
  }

  private @Nullable Problem vote(Match<S, M, V> now, int seat, Command command, Write.Action act) {
    TableState voted = play.state().after(TableAction.of(act));
    if (TableState.unanimous(voted.agreed(), play.record())) {
      Problem problem = play.enter(now, new Input.AgreedEnd<>(), seat, command, List.of(act));
      if (problem != null) {
        return problem;
      }
      play.set(voted);
    } else {
      play.act(List.of(act), List.of());
    }
    play.tellTable();
    return null;
  }
}
