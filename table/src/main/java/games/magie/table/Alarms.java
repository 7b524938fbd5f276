package games.magie.table;

import games.magie.kernel.Deadline;
import games.magie.kernel.Input;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.table.SeatTime.Asking;
import games.magie.table.TableRecord.Seat;
import games.magie.wire.protocol.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// What comes by itself: the moves of bots, standing orders, and the ends of clocks. Used under the
/// table's lock only, which its own tasks take themselves.
final class Alarms<S extends State<S>, M extends Move, V extends View> {
  private static final Duration RETRY = Duration.ofSeconds(1);

  private final Play<S, M, V> play;
  private final Services services;
  private final Audience<S, M, V> audience;
  private final Terms terms;
  private final Clocks clocks;
  private final SeatClocks seatClocks;
  private final Consumer<Runnable> locked;
  private final BotSeats<S, M, V> bots;

  /// @param locked runs a task under the table's lock
  Alarms(
      Play<S, M, V> play,
      Services services,
      Audience<S, M, V> audience,
      Terms terms,
      Clocks clocks,
      SeatClocks seatClocks,
      Consumer<Runnable> locked) {
    this.play = play;
    this.services = services;
    this.audience = audience;
    this.terms = terms;
    this.clocks = clocks;
    this.seatClocks = seatClocks;
    this.locked = locked;
    this.bots = new BotSeats<>(play.game());
  }

  /// Looks at what the game waits for now.
  void set() {
    Match<S, M, V> now = play.running();
    if (now == null) {
      clocks.set(List.of(), false, _ -> {});
      seatClocks.stop();
      return;
    }
    S s = now.position();
    boolean paused = play.accord().paused();
    if (!paused) {
      wake(s);
    }
    var own = new ArrayList<Deadline>();
    play.rules().deadlines(s, own);
    own.removeIf(Deadline::courtesy);
    clocks.set(own, paused, due -> locked.accept(() -> timeUp(due)));
    if (terms.timed()) {
      seatClocks.set(asked(s), paused, seat -> locked.accept(() -> late(seat)));
    }
  }

  /// Whether the game stands still until a person does something.
  boolean nothingComes() {
    Match<S, M, V> now = play.running();
    if (now == null || play.accord().paused()) {
      return true;
    }
    S s = now.position();
    int awaited = play.rules().awaited(s);
    return !terms.timed()
        && clocks.infos().isEmpty()
        && play.record().seats().stream()
            .filter(seat -> (awaited >> seat.seat() & 1) != 0)
            .allMatch(
                seat -> play.accord().botOf(seat).isEmpty() && ordered(s, seat.seat()) == null);
  }

  /// Bots think, and what a seat has ordered is done.
  private void wake(S s) {
    int awaited = play.rules().awaited(s);
    for (Seat seat : play.record().seats()) {
      if ((awaited >> seat.seat() & 1) != 0) {
        int moment = play.rules().moment(s, seat.seat());
        String bot = play.accord().botOf(seat);
        if (!bot.isEmpty()) {
          Duration delay = audience.isEmpty() ? Duration.ZERO : services.think();
          think(delay, seat.seat(), bot, moment);
        } else if (ordered(s, seat.seat()) != null) {
          follow(services.window(), seat.seat(), moment);
        }
      }
    }
  }

  private @Nullable M ordered(S s, int seat) {
    String orders = play.accord().orders().get(seat);
    return orders.isEmpty()
        ? null
        : play.rules()
            .ordered(play.rules().view(s, seat), Settings.parse(play.game().orders(), orders));
  }

  /// What is to be kept of the clocks in this position.
  List<Write> foreseen(S s, boolean paused) {
    return terms.timed() ? seatClocks.foreseen(play.id(), asked(s), paused) : List.of();
  }

  /// What each seat is asked, and by which clock of courtesy; that is for people only.
  private List<Asking> asked(S s) {
    var deadlines = new ArrayList<Deadline>();
    if (!play.rules().over(s)) {
      play.rules().deadlines(s, deadlines);
    }
    var asked = new ArrayList<Asking>();
    for (Seat seat : play.record().seats()) {
      boolean person = play.accord().botOf(seat).isEmpty() && !seat.left();
      String label =
          deadlines.stream()
              .filter(d -> person && d.courtesy() && (d.seats() >> seat.seat() & 1) != 0)
              .map(Deadline::label)
              .findFirst()
              .orElse("");
      asked.add(new Asking(play.rules().moment(s, seat.seat()), label));
    }
    return asked;
  }

  private void think(Duration delay, int seat, String name, int moment) {
    services.think(delay, () -> locked.accept(() -> bot(seat, name, moment)));
  }

  private void follow(Duration delay, int seat, int moment) {
    var _ = services.later(delay, () -> locked.accept(() -> order(seat, moment)));
  }

  /// The game, if this seat is still asked the same and nothing stands still.
  private @Nullable Match<S, M, V> still(int seat, int moment) {
    Match<S, M, V> now = play.running();
    return now == null
            || play.accord().paused()
            || (play.rules().awaited(now.position()) >> seat & 1) == 0
            || play.rules().moment(now.position(), seat) != moment
        ? null
        : now;
  }

  private void bot(int seat, String name, int moment) {
    try {
      Match<S, M, V> now = still(seat, moment);
      if (now == null || !botAt(seat).equals(name)) {
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

  private void order(int seat, int moment) {
    try {
      Match<S, M, V> now = still(seat, moment);
      M move = now == null ? null : ordered(now.position(), seat);
      if (now == null || move == null || !botAt(seat).isEmpty()) {
        return;
      }
      Problem problem = play.enter(now, new Input.Played<>(seat, move), seat, null, List.of());
      if (problem != null) {
        play.freeze("the order '" + move.text() + "' was refused: " + problem.clause());
      }
    } catch (StoreFailure e) {
      follow(RETRY, seat, moment);
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the standing orders of " + Seats.letter(seat) + " failed: " + e);
    }
  }

  private String botAt(int seat) {
    return play.accord().botOf(play.record().seats().get(seat));
  }

  /// A clock of the rules.
  private void timeUp(Deadline due) {
    try {
      Match<S, M, V> now = play.match();
      Deadline deadline = clocks.passed(due);
      if (now != null && deadline != null) {
        var _ = play.enter(now, new Input.TimeUp<>(deadline.label(), deadline.seats()));
      }
    } catch (StoreFailure e) {
      var _ = services.later(RETRY, () -> locked.accept(() -> timeUp(due)));
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the rules failed at the end of '" + due.label() + "': " + e);
    }
  }

  /// The time of a person is up: a bot plays for them until they come back, or the rules do the
  /// harmless thing.
  private void late(int seat) {
    try {
      Match<S, M, V> now = play.running();
      if (now == null || play.accord().paused() || !seatClocks.isLate(seat)) {
        return;
      }
      seatClocks.runOut(seat);
      if (terms.standIn().equals(Terms.RULES)) {
        var _ = play.enter(now, new Input.TimeUp<>(seatClocks.label(seat), Seats.mask(seat)));
      } else {
        var act = Write.Act.ofTable(play.id(), seat, Accord.standIn(terms.standIn()));
        play.act(List.of(act), foreseen(now.position(), false));
        set();
        play.tellTable();
      }
    } catch (StoreFailure e) {
      var _ = services.later(RETRY, () -> locked.accept(() -> late(seat)));
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the rules failed when the time of " + Seats.letter(seat) + " was up: " + e);
    }
  }
}
