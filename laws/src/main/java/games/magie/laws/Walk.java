package games.magie.laws;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.laws.play.Choice;

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
  private final Choice<S, M, V> choice;

  public Walk(Game<S, M, V> game, Settings settings, int seats, long seed) {
    this.game = game;
    this.rules = game.rules();
    this.settings = settings;
    this.seats = seats;
    this.seed = seed;
    this.choice = new Choice<>(game, seats, new Seeded(seed, -1), ONE_LEAVE_IN, ONE_DEADLINE_IN, 4);
  }

  /// Plays at most `steps` inputs; says whether the game came to its end.
  public boolean run(int steps, Visitor<S, M> visitor) {
    S s = rules.setUp(settings, seats, new Seeded(seed, 0), Out.SILENT);
    for (int step = 1; step <= steps && !rules.over(s); step++) {
      Input<M> input = choice.of(s);
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
}
