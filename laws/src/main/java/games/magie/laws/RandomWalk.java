package games.magie.laws;

import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.laws.play.Choice;
import games.magie.laws.play.Crowd;
import games.magie.laws.play.Inputsmith;
import games.magie.laws.play.Seating;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One random game whose every step is judged by every law. It sits down at any table that the
/// options allow, begins at the start or in a crowded position, and goes on for a few hundred
/// steps. Seed and number of a walk determine all of it.
public final class RandomWalk<S extends State<S>, M extends Move, V extends View> {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
  private static final int LONGEST = 400;
  private static final int LONGEST_PRELUDE = 150;
  private static final int MOST_CHANGES = 120;
  private static final int ONE_LEAVE_IN = 1000;
  private static final int ONE_DEADLINE_IN = 100;

  private final Game<S, M, V> game;
  private final long seed;
  private final int number;
  private final List<Law<S, M, V>> laws;
  private final Tally tally;

  /// For each law how many steps it had something to judge in.
  private final long[] seen;

  // Where the walk stands, for the report.
  private String options = "";
  private int seats;
  private int steps;
  private String law = "";
  private String position = "";
  private String input = "";

  public RandomWalk(Game<S, M, V> game, LawBook book, long seed, int number, Tally tally) {
    this.game = game;
    this.seed = seed;
    this.number = number;
    this.laws = book.laws(game);
    this.tally = tally;
    this.seen = new long[laws.size()];
  }

  /// Walks and says which law was broken, if any.
  public @Nullable Failure run() {
    tally.walk();
    long before = THREADS.getCurrentThreadCpuTime();
    try {
      walk();
      return null;
    } catch (RuntimeException | AssertionError | StackOverflowError e) {
      String message = e instanceof LawBroken ? String.valueOf(e.getMessage()) : e.toString();
      return new Failure(
          game.id(), options, seats, seed, number, steps, law, message, position, input, e);
    } finally {
      for (int at = 0; at < seen.length; at++) {
        tally.saw(laws.get(at).name(), seen[at]);
      }
      tally.took(THREADS.getCurrentThreadCpuTime() - before);
    }
  }

  private void walk() {
    var random = new Seeded(seed, number);
    long own = ((long) random.next() << 32) | (random.next() & 0xffffffffL);
    law = "set-up";
    Setting<S, M, V> setting = Seating.any(game, random);
    options = setting.settings().text();
    seats = setting.seats();
    Match<S, M, V> match = begin(setting, random, own);
    var smith = new Inputsmith<>(match, random);
    var ofLaws = new Seeded(own, -2);
    var before = new Spot<>(setting, match.position());
    Step<S, M, V> last = null;
    for (steps = 1; steps <= LONGEST && !game.rules().over(match.position()); steps++) {
      int number = steps;
      position = before.text();
      law = "somebody can go on";
      input = "";
      Input<M> next = smith.next();
      input = next.text();
      law = "no input throws";
      Walk.Chances chances = () -> new Seeded(own, number);
      Attempt.Ready<S> ready = attempt(match, next, chances);
      var after = new Spot<>(setting, ready.after());
      int viewer = ofLaws.below(seats + 1) - 1;
      last = new Step<>(setting, match, before, next, ready, after, viewer, ofLaws, chances);
      judge(last);
      match.commit(ready);
      before = after;
      tally.step();
    }
    if (last != null) {
      for (Law<S, M, V> each : laws) {
        law = each.name();
        each.atEnd(match, last);
      }
    }
  }

  private Attempt.Ready<S> attempt(Match<S, M, V> match, Input<M> next, Walk.Chances chances) {
    return switch (match.attempt(next, chances.again())) {
      case Attempt.Ready<S> ready -> ready;
      case Attempt.Refused<S>(Refusal why) -> {
        law = "listed moves are accepted";
        throw new LawBroken("%s is refused: %s".formatted(next.text(), why.text()));
      }
    };
  }

  private void judge(Step<S, M, V> step) {
    for (int at = 0; at < laws.size(); at++) {
      Law<S, M, V> each = laws.get(at);
      law = each.name();
      if (each.judge(step)) {
        seen[at]++;
      }
    }
  }

  /// From the start, from the middle of a game, or from a crowded position that play hardly
  /// reaches.
  private Match<S, M, V> begin(Setting<S, M, V> setting, Seeded random, long own) {
    Settings settings = setting.settings();
    Match<S, M, V> match = Match.start(game, settings, seats, new Seeded(own, 0));
    if (random.below(3) == 0) {
      return match;
    }
    S middle = prelude(match.position().copy(), random, new Seeded(own, -3));
    boolean quiet = game.invariants().quiet(middle);
    int changes = quiet ? random.below(MOST_CHANGES) : 0;
    S crowded = new Crowd<>(setting, random).crowd(middle, changes);
    return Match.from(game, settings, seats, crowded);
  }

  /// Plays on for a while, without a judge, and stops at the first quiet moment after that.
  private S prelude(S from, Seeded random, Seeded chance) {
    S s = from;
    var choice = new Choice<>(game, seats, random, ONE_LEAVE_IN, ONE_DEADLINE_IN, 4);
    int least = random.below(LONGEST_PRELUDE);
    for (int n = 0; n < least + LONGEST_PRELUDE; n++) {
      if (n >= least && game.invariants().quiet(s)) {
        break;
      }
      S next = s.copy();
      Walk.apply(game.rules(), next, choice.of(next), chance, Out.SILENT);
      if (!game.rules().over(next)) {
        s = next;
      }
    }
    return s;
  }
}
