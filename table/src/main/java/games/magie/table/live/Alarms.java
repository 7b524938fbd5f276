package games.magie.table.live;

import games.magie.kernel.Deadline;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord.Seat;
import games.magie.table.TimeTerms;
import games.magie.table.Write;
import games.magie.table.actions.TableAction;
import games.magie.table.live.BotSeats.Thought;
import games.magie.table.live.Pondering.EffortBucket;
import games.magie.wire.protocol.Problem;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// What comes by itself: the moves of bots, standing orders, and the ends of time.rules(). Used
/// under the table's lock only, which its own tasks take themselves.
final class Alarms<S extends State<S>, M extends Move, V extends View> {
  private static final Duration RETRY = Duration.ofSeconds(1);

  private final Play<S, M, V> play;
  private final TableServices services;
  private final Audience<S, M, V> audience;
  private final TimeKeeping<S, M, V> time;
  private final TableLock lock;
  private final BotSeats<S, M, V> bots;
  private final EffortBucket effort;

  /// The moments of the questions that bots are thinking about, by seat.
  private final Map<Integer, Integer> pondered = new TreeMap<>();

  Alarms(
      Play<S, M, V> play,
      TableServices services,
      Audience<S, M, V> audience,
      TimeKeeping<S, M, V> time,
      TableLock lock) {
    this.play = play;
    this.services = services;
    this.audience = audience;
    this.time = time;
    this.lock = lock;
    this.bots = new BotSeats<>(play.game());
    this.effort = services.effort();
  }

  /// Looks at what the game waits for now.
  void set() {
    Match<S, M, V> now = play.running();
    if (now == null) {
      time.rules().set(List.of(), false, _ -> {});
      time.seats().stop();
      return;
    }
    S s = now.position();
    boolean paused = play.state().paused();
    if (!paused) {
      wake(s);
    }
    var own = new ArrayList<Deadline>();
    play.rules().deadlines(s, own);
    own.removeIf(Deadline::courtesy);
    time.rules().set(own, paused, due -> lock.run(() -> timeUp(due)));
    if (time.terms().timed()) {
      time.seats().set(time.asked(s), paused, seat -> lock.run(() -> late(seat)));
    }
  }

  /// Whether the game stands still until a person does something.
  boolean nothingComes() {
    Match<S, M, V> now = play.running();
    if (now == null || play.state().paused()) {
      return true;
    }
    S s = now.position();
    int awaited = awake(s);
    return !time.terms().timed()
        && time.rules().infos().isEmpty()
        && play.record().seats().stream()
            .filter(seat -> (awaited >> seat.seat() & 1) != 0)
            .allMatch(
                seat -> play.state().botOf(seat).isEmpty() && ordered(s, seat.seat()) == null);
  }

  /// The seats that are asked, without the bots that let people choose first.
  private int awake(S s) {
    int awaited = play.rules().awaited(s);
    int people = 0;
    for (Seat seat : play.record().seats()) {
      people |= play.state().botOf(seat).isEmpty() ? Seats.mask(seat.seat()) : 0;
    }
    int asked = awaited & people;
    return asked != 0
            && asked != awaited
            && play.game().companion().peopleFirst(play.rules().view(s, Seats.SPECTATOR))
        ? asked
        : awaited;
  }

  /// Bots think, and what a seat has ordered is done.
  private void wake(S s) {
    int awaited = awake(s);
    for (Seat seat : play.record().seats()) {
      if ((awaited >> seat.seat() & 1) != 0) {
        int moment = play.rules().moment(s, seat.seat());
        String bot = play.state().botOf(seat);
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
    String orders = play.state().orders().get(seat);
    return orders.isEmpty()
        ? null
        : play.rules()
            .ordered(play.rules().view(s, seat), Settings.parse(play.game().orders(), orders));
  }

  private void think(Duration delay, int seat, String name, int moment) {
    services.think(delay, () -> lock.run(() -> bot(seat, name, moment)));
  }

  private void follow(Duration delay, int seat, int moment) {
    var _ = services.later(delay, () -> lock.run(() -> order(seat, moment)));
  }

  /// The game, if this seat is still asked the same and nothing stands still.
  private @Nullable Match<S, M, V> still(int seat, int moment) {
    Match<S, M, V> now = play.running();
    return now == null
            || play.state().paused()
            || (play.rules().awaited(now.position()) >> seat & 1) == 0
            || play.rules().moment(now.position(), seat) != moment
        ? null
        : now;
  }

  private void bot(int seat, String name, int moment) {
    try {
      Match<S, M, V> now = asking(seat, name, moment);
      if (now == null || Integer.valueOf(moment).equals(pondered.get(seat))) {
        return;
      }
      Thought<S, M, V> thought = ask(now, seat, name);
      int affordable = services.afford(effort, thought.wish());
      if (affordable == 0) {
        act(now, seat, name, thought.choose(0));
        return;
      }
      pondered.put(seat, moment);
      services.<M>ponder(
          "table=%s bot=%s effort=%d".formatted(play.id(), name, affordable),
          () -> thought.choose(affordable),
          move -> lock.run(() -> answer(seat, name, moment, move)));
    } catch (StoreFailure e) {
      think(RETRY, seat, name, moment);
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("bot " + name + " failed: " + e);
    }
  }

  /// What a bot has thought of outside the lock, if its question is still the same. Where it has
  /// thought of nothing, or of what isn't allowed any more, it plays by reflex.
  private void answer(int seat, String name, int moment, @Nullable M thought) {
    pondered.remove(seat, moment);
    try {
      Match<S, M, V> now = asking(seat, name, moment);
      if (now == null) {
        return;
      }
      if (thought == null) {
        bots.forget(seat, name);
      }
      M move =
          thought != null && play.rules().objection(now.position(), seat, thought) == null
              ? thought
              : ask(now, seat, name).choose(0);
      act(now, seat, name, move);
    } catch (StoreFailure e) {
      think(RETRY, seat, name, moment);
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("bot " + name + " failed: " + e);
    }
  }

  /// The game, if this bot is still asked the same.
  private @Nullable Match<S, M, V> asking(int seat, String name, int moment) {
    Match<S, M, V> now = still(seat, moment);
    return now == null || !botAt(seat).equals(name) ? null : now;
  }

  private Thought<S, M, V> ask(Match<S, M, V> now, int seat, String name) {
    return bots.ask(now.position(), now.seats(), seat, name, services::chance);
  }

  private void act(Match<S, M, V> now, int seat, String name, M move) {
    Problem problem = play.enter(now, new Input.Played<>(seat, move), seat, null, List.of());
    if (problem != null && problem.code().equals("refused")) {
      play.freeze("bot " + name + " chose '" + move.text() + "': " + problem.clause());
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
    return play.state().botOf(play.record().seats().get(seat));
  }

  /// A clock of the rules.
  private void timeUp(Deadline due) {
    try {
      Match<S, M, V> now = play.match();
      Deadline deadline = time.rules().passed(due);
      if (now != null && deadline != null) {
        var _ = play.enter(now, new Input.TimeUp<>(deadline.label(), deadline.seats()));
      }
    } catch (StoreFailure e) {
      var _ = services.later(RETRY, () -> lock.run(() -> timeUp(due)));
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the rules failed at the end of '" + due.label() + "': " + e);
    }
  }

  /// The time of a person is up: a bot plays for them until they come back, or the rules do the
  /// harmless thing.
  private void late(int seat) {
    try {
      Match<S, M, V> now = play.running();
      if (now == null || play.state().paused() || !time.seats().isLate(seat)) {
        return;
      }
      time.seats().runOut(seat);
      if (time.terms().standIn().equals(TimeTerms.RULES)) {
        var _ = play.enter(now, new Input.TimeUp<>(time.seats().label(seat), Seats.mask(seat)));
      } else {
        Write.Action standIn =
            new TableAction.StandIn(seat, time.terms().standIn()).kept(play.id());
        play.act(List.of(standIn), time.foreseen(now.position(), false));
        set();
        play.tellTable();
      }
    } catch (StoreFailure e) {
      var _ = services.later(RETRY, () -> lock.run(() -> late(seat)));
    } catch (RuntimeException | StackOverflowError e) {
      play.freeze("the rules failed when the time of " + Seats.letter(seat) + " was up: " + e);
    }
  }
}
