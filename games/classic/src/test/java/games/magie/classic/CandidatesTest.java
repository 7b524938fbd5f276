package games.magie.classic;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Moves;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.laws.Walk;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The fast list of moves is the plain one: all candidates without an objection, in their order.
class CandidatesTest {
  private static final int STEPS = 150;
  private static final int CROWDED = 60;

  static List<Classic> editions() {
    return List.of(Classic.pocket(), Classic.brands());
  }

  @ParameterizedTest
  @MethodSource("editions")
  void theFastListIsThePlainOneWithEveryOptionAndNumberOfSeats(Classic game) {
    for (Settings settings : settings(game)) {
      for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++) {
        new Walk<>(game, settings, seats, seats).run(STEPS, (s, _, _) -> compare(game, s));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void theFastListIsThePlainOneInCrowdedPositions(Classic game) {
    for (long seed = 1; seed <= CROWDED; seed++) {
      int visited = new CrowdedWalk(game, seed).run((s, _, _) -> compare(game, s));
      assertThat(visited).isPositive();
    }
  }

  private static List<Settings> settings(Classic game) {
    var all = new ArrayList<Settings>();
    all.add(Settings.defaults(game.options()));
    for (Option option : game.options()) {
      for (String value : option.examples()) {
        if (!value.equals(option.fallback())) {
          all.add(Settings.parse(game.options(), option.name() + "=" + value));
        }
      }
    }
    return all;
  }

  private static void compare(Classic game, ClassicState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      var plain = new ArrayList<ClassicMove>();
      int asked = seat;
      game.rules()
          .candidates(
              s,
              seat,
              move -> {
                if (game.rules().objection(s, asked, move) == null) {
                  plain.add(move);
                }
              });
      var fast = new Moves<ClassicMove>();
      game.rules().legal(s, seat, fast);
      assertThat(fast.toList()).as("moves of seat " + seat).isEqualTo(plain);
    }
  }
}
