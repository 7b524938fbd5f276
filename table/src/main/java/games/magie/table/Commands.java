package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Input;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What people do. Used under the table's lock only.
final class Commands<S extends State<S>, M extends Move, V extends View> {
  private final Play<S, M, V> play;
  private final Runnable wake;

  /// @param wake called when a bot has come to a seat
  Commands(Play<S, M, V> play, Runnable wake) {
    this.play = play;
    this.wake = wake;
  }

  /// Carries a command out and returns null, or says why not. Returns only when the outcome is
  /// safe.
  @Nullable Problem command(int seat, Command command) {
    try {
      String before = play.ledger().carriedOut(seat, command.id());
      if (before != null) {
        return before.equals(command.content())
            ? null
            : Problem.of("reused", "this id was used for another command");
      }
      if (seat == Seats.SPECTATOR) {
        return Problem.of("not-yours", "a spectator cannot act");
      }
      return switch (play.record().state()) {
        case FROZEN -> frozen();
        case OVER -> Problem.of("over", "the game is over");
        case OPEN -> Problem.of("not-started", "the game has not begun");
        case PACKED -> Problem.of("packed", "this table was packed into a file");
        case WAITING -> Problem.of("not-started", "not everybody has come to the table yet");
        case PLAYING -> seated(Objects.requireNonNull(play.match()), seat, command);
      };
    } catch (StoreFailure e) {
      return Problem.of("unavailable", "nothing was changed: the move cannot be made safe now");
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the rules failed at '" + command.content() + "': " + e);
      return frozen();
    }
  }

  private Problem frozen() {
    return Problem.of("unavailable", "this table is frozen: " + play.record().reason());
  }

  private @Nullable Problem seated(Match<S, M, V> now, int seat, Command command) {
    Seat sitting = play.record().seats().get(seat);
    if (sitting.kind() != Kind.PERSON || sitting.left()) {
      return Problem.of("not-yours", "you have left this seat");
    }
    return switch (command.act()) {
      case "" -> move(now, seat, command);
      case "take-back" ->
          play.enter(
              now, new Input.TakenBack<>(seat, now.canTakeBack(seat)), seat, command, List.of());
      case "leave" -> leave(now, seat, command);
      default -> vote(now, seat, command);
    };
  }

  private @Nullable Problem move(Match<S, M, V> now, int seat, Command command) {
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

  private @Nullable Problem leave(Match<S, M, V> now, int seat, Command command) {
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
      play.ledger().act(act(seat, command), List.of(new Write.SetSeat(play.id(), bot)));
      play.set(record.with(bot));
      wake.run();
    }
    play.tellTable();
    // Those who stay may all have agreed before.
    return play.running() != null && Votes.unanimous(play.agreed(), play.record())
        ? play.enter(now, new Input.AgreedEnd<>())
        : null;
  }

  private @Nullable Problem vote(Match<S, M, V> now, int seat, Command command) {
    int votes = Votes.after(play.agreed(), seat, command.content());
    Write.Act act = act(seat, command);
    if (Votes.unanimous(votes, play.record())) {
      Problem problem = play.enter(now, new Input.AgreedEnd<>(), seat, command, List.of(act));
      if (problem != null) {
        return problem;
      }
    } else {
      play.ledger().act(act, List.of());
    }
    play.setAgreed(votes);
    play.tellTable();
    return null;
  }

  private Write.Act act(int seat, Command command) {
    return new Write.Act(play.id(), seat, command.id(), command.content());
  }
}
