package games.magie.testkit;

import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Draw;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Lot;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A random game: every input that the rules allow may come, mostly moves, now and then a deadline
/// or somebody leaving. The same seed walks the same way. The walk stops at the first step that a
/// visitor objects to, which is the shortest prefix of this game that shows the fault.
public final class Walk<S extends State<S>, M extends Move, V extends View> {
  /// Looks at a position and at what comes next, and may try anything on copies. `chance` draws
  /// what the game will draw for this input, from the start each time it is called for.
  public interface Visitor<S, M extends Move> {
    void visit(S s, Input<M> next, Chances chances);
  }

  /// Makes the same chance again and again, so that an input can be played several times alike.
  public interface Chances {
    Chance again();
  }

  private static final int ONE_DEADLINE_IN = 60;
  private static final int ONE_LEAVE_IN = 2000;

  private final Game<S, M, V> game;
  private final Rules<S, M, V> rules;
  private final Settings settings;
  private final int seats;
  private final long seed;
  private final Seeded choice;

  public Walk(Game<S, M, V> game, Settings settings, int seats, long seed) {
    this.game = game;
    this.rules = game.rules();
    this.settings = settings;
    this.seats = seats;
    this.seed = seed;
    this.choice = new Seeded(seed, -1);
  }

  /// Plays at most `steps` inputs; says whether the game came to its end.
  public boolean run(int steps, Visitor<S, M> visitor) {
    S s = rules.setUp(settings, seats, new Seeded(seed, 0), Out.SILENT);
    for (int step = 1; step <= steps && !rules.over(s); step++) {
      Input<M> input = choose(s);
      int number = step;
      try {
        visitor.visit(s, input, () -> new Seeded(seed, number));
        apply(rules, s, input, new Seeded(seed, number), Out.SILENT);
      } catch (RuntimeException | AssertionError e) {
        throw new AssertionError(
            "%s, %d seats, options '%s', seed %d, step %d: %s%nposition%n%s%ninput: %s"
                .formatted(
                    game.id(),
                    seats,
                    settings.text(),
                    seed,
                    number,
                    e.getMessage(),
                    game.text(s).indent(2),
                    input.text()),
            e);
      }
    }
    return rules.over(s);
  }

  /// Plays an input that is known to be allowed.
  public static <S extends State<S>, M extends Move, V extends View> void apply(
      Rules<S, M, V> rules, S s, Input<M> input, Chance chance, Out out) {
    switch (input) {
      case Input.Played<M>(int seat, M move) -> rules.play(s, seat, move, chance, out);
      case Input.TimeUp<M>(String label, int late) -> rules.timeUp(s, label, late, chance, out);
      case Input.Left<M>(int seat) -> rules.leave(s, seat, chance, out);
      case Input.AgreedEnd<M>() -> rules.agree(s, out);
      case Input.TakenBack<M> _, Input.NewRules<M> _ ->
          throw new IllegalArgumentException("not in a random game: " + input.text());
    }
  }

  private Input<M> choose(S s) {
    if (choice.below(ONE_LEAVE_IN) == 0) {
      return new Input.Left<>(seatOf(Seats.first(seats) & presentMask(s)));
    }
    var deadlines = new ArrayList<Deadline>();
    rules.deadlines(s, deadlines);
    int awaited = rules.awaited(s);
    boolean clock = !deadlines.isEmpty() && (awaited == 0 || choice.below(ONE_DEADLINE_IN) == 0);
    if (clock) {
      return timeUp(deadlines);
    }
    // Mostly those we wait for, sometimes anybody who may speak.
    int mask = awaited != 0 && choice.below(4) != 0 ? awaited : rules.allowed(s);
    M move = moveOf(s, mask);
    if (move == null && mask != awaited) {
      move = moveOf(s, awaited);
    }
    if (move == null) {
      if (deadlines.isEmpty()) {
        throw new AssertionError(
            "%s, seed %d: nobody can move and no clock runs%n%s"
                .formatted(game.id(), seed, game.text(s)));
      }
      return timeUp(deadlines);
    }
    return new Input.Played<>(chosen, move);
  }

  private int chosen;

  private @Nullable M moveOf(S s, int mask) {
    int left = mask;
    while (left != 0) {
      chosen = seatOf(left);
      left &= ~Seats.mask(chosen);
      var moves = new Moves<M>();
      rules.legal(s, chosen, moves);
      M proposal = rules.propose(s, chosen, this::draw);
      if (proposal != null && (moves.isEmpty() || choice.below(3) == 0)) {
        return proposal;
      }
      if (!moves.isEmpty()) {
        return moves.get(choice.below(moves.size()));
      }
    }
    return null;
  }

  private int draw(Draw from) {
    return choice.draw(from);
  }

  private Input<M> timeUp(List<Deadline> deadlines) {
    Deadline deadline = deadlines.get(choice.below(deadlines.size()));
    return new Input.TimeUp<>(deadline.label(), deadline.seats());
  }

  /// Who has a moment, or whom nobody can tell from it: leaving is offered to seats that are still
  /// asked something, and else to those the game waits for.
  private int presentMask(S s) {
    int mask = rules.allowed(s) | rules.awaited(s);
    return mask == 0 ? Seats.first(seats) : mask;
  }

  private int seatOf(int mask) {
    int nth = choice.draw(new Lot("seat", Integer.bitCount(mask)));
    int left = mask;
    for (int at = 0; at < nth; at++) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }
}
