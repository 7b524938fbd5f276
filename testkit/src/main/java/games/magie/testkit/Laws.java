package games.magie.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Digest;
import games.magie.laws.Failure;
import games.magie.laws.LawBook;
import games.magie.laws.RandomCheck;
import games.magie.laws.Walk;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// What every game keeps, whatever its rulebook, as tests: a game's test class extends this and
/// says what only a test can know. `docs/laws.md` lists the laws.
///
/// A failing law prints the position as a scenario; `-Dmagie.seed=N` walks other games,
/// `-Dmagie.transitions=N` more of them.
public abstract class Laws<S extends State<S>, M extends Move, V extends View> {
  protected final Game<S, M, V> game;
  protected final Rules<S, M, V> rules;

  protected Laws(Game<S, M, V> game) {
    this.game = game;
    this.rules = game.rules();
  }

  /// A fingerprint of all move lists of some seeded games: it changes only when the rules or the
  /// order of moves do.
  protected abstract String pin();

  /// Bytes that a move may cost in silent play, moves and lists included.
  protected int bytesPerMove() {
    return 100;
  }

  /// Random games end within this many inputs.
  protected int mostInputs() {
    return 20_000;
  }

  /// Transitions that are judged by every law.
  protected int transitions() {
    return 30_000;
  }

  @TestFactory
  Stream<DynamicTest> lawsOfRandomPlay() throws InterruptedException {
    int transitions = Integer.getInteger("magie.transitions", transitions());
    var result =
        new RandomCheck<>(game, LawBook.KERNEL, seed()).run(transitions, 1, 1, judged -> {});
    var tests = new ArrayList<DynamicTest>();
    result
        .tally()
        .positions()
        .forEach((law, seen) ->
            tests.add(
                DynamicTest.dynamicTest(
                    String.format(Locale.ROOT, "%s (%,d positions)", law, seen),
                    () -> assertThat(seen).isNotNegative())));
    Failure failure = result.failure();
    if (failure != null) {
      tests.addFirst(
          DynamicTest.dynamicTest(
              failure.law(), () -> fail(failure.text().strip(), failure.cause())));
    }
    return tests.stream();
  }

  @Test
  void gamesEnd() {
    for (Table<S, M, V> table : tables()) {
      boolean over = table.walk(mostInputs(), (s, input, chances) -> {});
      assertThat(over).as("over after %d inputs: %s", mostInputs(), table).isTrue();
    }
  }

  @Test
  void theOrderOfMovesIsPinned() {
    var text = new StringBuilder();
    for (long seed = 1; seed <= 5; seed++) {
      int seats = game.mostSeats();
      new Table<>(game, Settings.defaults(game.options()), seats, seed)
          .walk(
              200,
              (s, input, chances) -> {
                for (int seat = 0; seat < seats; seat++) {
                  legal(s, seat).forEach(move -> text.append(move.text()).append('\n'));
                }
              });
    }
    assertThat(Digest.hex(Digest.of(text.toString())))
        .as("the pin of " + game.id())
        .isEqualTo(pin());
  }

  @Test
  void silentMovesStayWithinTheirBudgetOfBytes() {
    var settings = Settings.defaults(game.options());
    assertThat(Allocation.perMove(game, settings, game.mostSeats(), seed()))
        .as("bytes per move")
        .isLessThanOrEqualTo(bytesPerMove());
  }

  private static long seed() {
    return Long.getLong("magie.seed", 1);
  }

  protected final List<M> legal(S s, int seat) {
    var moves = new Moves<M>();
    rules.legal(s, seat, moves);
    return moves.toList();
  }

  /// The default options with every number of seats, and every other value of every option.
  private List<Table<S, M, V>> tables() {
    var tables = new ArrayList<Table<S, M, V>>();
    for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++) {
      tables.add(new Table<>(game, Settings.defaults(game.options()), seats, seed()));
    }
    for (Option option : game.options()) {
      for (String value : option.examples()) {
        if (!value.equals(option.fallback())) {
          var settings = Settings.parse(game.options(), option.name() + "=" + value);
          tables.add(new Table<>(game, settings, game.mostSeats(), seed() + 100));
        }
      }
    }
    return tables;
  }

  private record Table<S extends State<S>, M extends Move, V extends View>(
      Game<S, M, V> game, Settings settings, int seats, long seed) {
    boolean walk(int steps, Walk.Visitor<S, M> visitor) {
      return new Walk<>(game, settings, seats, seed).run(steps, visitor);
    }

    @Override
    public String toString() {
      return "%d seats, options '%s', seed %d".formatted(seats, settings.text(), seed);
    }
  }
}
