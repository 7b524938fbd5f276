package games.magie.go;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Deadline;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.testkit.Walk;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The phases in which several players act at once, from random positions: every order in which
/// their acts can arrive is played, and each leads to a position in which the game goes on or is
/// over, with nothing lost.
class OrdersOfArrivalTest {
  private static final int GAMES = 12;

  private final Go game = new Go();
  private final GoRules rules = new GoRules();

  /// Paths played, by the number of seats that were awaited together at their start.
  private final int[] paths = new int[5];

  @ParameterizedTest
  @ValueSource(strings = {"grab=arrival", "grab=clockwise", "grab=lot", "grab=window"})
  void everyOrderReachesALegalEnd(String options) {
    var settings = Settings.parse(game.options(), options);
    for (int seats = 2; seats <= 4; seats++) {
      for (int seed = 0; seed < GAMES; seed++) {
        var last = new Phase[] {Phase.OVER};
        new Walk<>(game, settings, seats, seed)
            .run(
                400,
                (s, input, chances) -> {
                  boolean begins = s.phase != last[0] && together(s.phase);
                  last[0] = s.phase;
                  if (begins) {
                    int k = Integer.bitCount(rules.awaited(s));
                    paths[k] += follow(s, s.phase, 0);
                  }
                });
      }
    }
    assertThat(paths[1]).isPositive();
    assertThat(paths[2]).isPositive();
    if (!options.equals("grab=clockwise")) {
      assertThat(paths[3]).isPositive();
      assertThat(paths[4]).isPositive();
    }
  }

  private static boolean together(Phase phase) {
    return phase == Phase.SPACES || phase == Phase.WINDOW || phase == Phase.DIALS;
  }

  /// Every awaited seat may be the next to arrive; where only a clock runs, it passes. What a seat
  /// does is drawn from the position it sees; holders of tiles pass, so that the paths stay finite.
  private int follow(GoState s, Phase began, int depth) {
    Conservation.check(s);
    boolean same = s.phase == began || (began == Phase.SPACES && s.phase == Phase.WINDOW);
    if (!same || rules.over(s)) {
      assertThat(rules.over(s) || rules.awaited(s) != 0).as("somebody is asked").isTrue();
      return 1;
    }
    assertThat(depth).isLessThan(20);
    int count = 0;
    for (int rest = rules.awaited(s); rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      GoState after = s.copy();
      rules.play(after, seat, choice(s, seat, depth), new Seeded(depth, seat), Out.SILENT);
      count += follow(after, began, depth + 1);
    }
    if (count == 0) {
      List<Deadline> clocks = new ArrayList<>();
      rules.deadlines(s, clocks);
      for (Deadline clock : clocks) {
        assertThat(clock.courtesy()).isFalse();
        GoState after = s.copy();
        rules.timeUp(after, clock.label(), clock.seats(), new Seeded(depth), Out.SILENT);
        count += follow(after, began, depth + 1);
      }
    }
    assertThat(count).as("some way goes on").isPositive();
    return count;
  }

  private GoMove choice(GoState s, int seat, int depth) {
    var moves = new Moves<GoMove>();
    rules.legal(s, seat, moves);
    boolean passes = s.todo[seat] == Todo.NONE && s.phase != Phase.DIALS;
    return passes ? MoveTable.PASS : moves.get(new Seeded(seat, depth).below(moves.size()));
  }
}
