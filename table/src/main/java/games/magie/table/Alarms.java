package games.magie.table;

import games.magie.kernel.Deadline;
import games.magie.kernel.Input;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.TableRecord.Kind;
import games.magie.table.TableRecord.Seat;
import games.magie.wire.protocol.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// What comes by itself: the moves of bots and the ends of clocks. Used under the table's lock
/// only, which its own tasks take themselves.
final class Alarms<S extends State<S>, M extends Move, V extends View> {
  private static final Duration RETRY = Duration.ofSeconds(1);

  private final Play<S, M, V> play;
  private final Services services;
  private final Audience<S, M, V> audience;
  private final Clocks clocks;
  private final Consumer<Runnable> locked;
  private final BotSeats<S, M, V> bots;

  /// @param locked runs a task under the table's lock
  Alarms(
      Play<S, M, V> play,
      Services services,
      Audience<S, M, V> audience,
      Clocks clocks,
      Consumer<Runnable> locked) {
    this.play = play;
    this.services = services;
    this.audience = audience;
    this.clocks = clocks;
    this.locked = locked;
    this.bots = new BotSeats<>(play.game());
  }

  /// Looks at what the game waits for now.
  void set() {
    Match<S, M, V> now = play.running();
    if (now == null) {
      clocks.set(List.of(), _ -> {});
      return;
    }
    S s = now.position();
    int awaited = play.rules().awaited(s);
    for (Seat seat : play.record().seats()) {
      if (seat.kind() == Kind.BOT && (awaited >> seat.seat() & 1) != 0) {
        int moment = play.rules().moment(s, seat.seat());
        Duration delay = audience.isEmpty() ? Duration.ZERO : services.think();
        think(delay, seat.seat(), seat.bot(), moment);
      }
    }
    setClocks(s);
  }

  private void setClocks(S s) {
    var deadlines = new ArrayList<Deadline>();
    play.rules().deadlines(s, deadlines);
    // The courtesy of a clock is for people: bots answer by themselves.
    deadlines.removeIf(deadline -> deadline.courtesy() && (deadline.seats() & people()) == 0);
    clocks.set(
        deadlines.stream().map(d -> due(s, d)).toList(), due -> locked.accept(() -> timeUp(due)));
  }

  private Clocks.Due due(S s, Deadline deadline) {
    var question = new StringBuilder();
    if (deadline.courtesy()) {
      for (int seat : Masks.seats(deadline.seats())) {
        question.append(seat).append(' ').append(play.rules().moment(s, seat)).append(' ');
      }
    } else {
      question.append(deadline.number());
    }
    return new Clocks.Due(deadline, question.toString());
  }

  private int people() {
    int mask = 0;
    for (Seat seat : play.record().seats()) {
      mask |= seat.kind() == Kind.PERSON ? Seats.mask(seat.seat()) : 0;
    }
    return mask;
  }

  private void think(Duration delay, int seat, String name, int moment) {
    services.think(delay, () -> locked.accept(() -> bot(seat, name, moment)));
  }

  private void bot(int seat, String name, int moment) {
    try {
      Match<S, M, V> now = play.running();
      if (now == null
          || play.record().seats().get(seat).kind() != Kind.BOT
          || (play.rules().awaited(now.position()) >> seat & 1) == 0
          || play.rules().moment(now.position(), seat) != moment) {
        return;
      }
      M move = bots.choose(now.position(), seat, name, services.chance());
      Problem problem = play.enter(now, new Input.Played<>(seat, move), seat, null, List.of());
      if (problem != null && problem.code().equals("refused")) {
        play.freeze("bot " + name + " chose '" + move.text() + "': " + problem.clause());
      }
    } catch (StoreFailure e) {
      think(RETRY, seat, name, moment);
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("bot " + name + " failed: " + e);
    }
  }

  private void timeUp(Clocks.Due due) {
    try {
      Match<S, M, V> now = play.match();
      Deadline deadline = clocks.passed(due);
      if (now != null && deadline != null) {
        var _ = play.enter(now, new Input.TimeUp<>(deadline.label(), deadline.seats()));
      }
    } catch (StoreFailure e) {
      var _ = services.later(RETRY, () -> locked.accept(() -> timeUp(due)));
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the rules failed at the end of '" + due.deadline().label() + "': " + e);
    }
  }
}
