package games.magie.go.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.table.Conservation;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.Deadline;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.laws.Walk;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The phases in which several players act at once, from random positions: every order in which
/// their acts can arrive is played, also of those who may act and are not waited for, and each
/// leads to a position in which the game goes on or is over, with nothing lost. Whatever clock runs
/// on the way may pass at any moment.
class OrdersOfArrivalTest {
  private static final int GAMES = Integer.getInteger("magie.orders", 12);
  private static final List<Phase> TOGETHER =
      List.of(Phase.BEFORE, Phase.SPACES, Phase.WINDOW, Phase.DIALS);

  private final Go game = new Go();
  private final GoRules rules = new GoRules();

  /// Phases met, and orders played in them, by the number of seats awaited at their start.
  private final int[] phases = new int[5];

  private final long[] orders = new long[5];

  /// One phase from its start: the orders that lead on from each of its positions, and its ends.
  private final class Orders {
    private final Phase began;
    private final int round;
    private final SortedMap<String, Long> known = new TreeMap<>();
    private final SortedMap<String, Long> ends = new TreeMap<>();

    Orders(GoState start) {
      began = start.phase;
      round = start.round;
    }

    private boolean goesOn(GoState s) {
      boolean same = s.phase == began || (began == Phase.SPACES && s.phase == Phase.WINDOW);
      return same && s.round == round && !rules.over(s);
    }

    /// How many orders lead from here to an end.
    long count(GoState s) {
      legal(s);
      String text = game.text(s) + Arrays.toString(s.answers);
      if (!goesOn(s)) {
        ends.merge(text, 1L, Long::sum);
        return 1;
      }
      Long before = known.get(text);
      if (before != null) {
        return before;
      }
      long count = 0;
      for (int seat = 0; seat < s.seats; seat++) {
        count += next(s, seat);
      }
      for (GoState after : clocksPass(s)) {
        legal(after);
        count += rules.awaited(s) == 0 ? count(after) : 0;
      }
      assertThat(count).as("some way goes on from %s", text).isPositive();
      known.put(text, count);
      return count;
    }

    /// The orders in which this seat is the next to arrive. What it does is its own plan: drawn for
    /// the seat and how often it has acted, never from when it arrives.
    private long next(GoState s, int seat) {
      var moves = new Moves<GoMove>();
      rules.legal(s, seat, moves);
      if (moves.isEmpty()) {
        return 0;
      }
      GoMove plan = moves.get(new Seeded(seat, s.answers[seat]).below(moves.size()));
      GoState after = s.copy();
      rules.play(after, seat, plan, new Seeded(11), Out.SILENT);
      return count(after);
    }
  }

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
                  if (s.phase != last[0] && TOGETHER.contains(s.phase)) {
                    playAllOrders(s);
                  }
                  last[0] = s.phase;
                });
      }
    }
    for (int k = 1; k <= 4; k++) {
      boolean oneByOne = options.equals("grab=clockwise") && k > 2;
      assertThat(phases[k]).as("phases with %d players", k).isGreaterThan(oneByOne ? -1 : GAMES);
    }
    assertThat(orders[2]).isGreaterThan(2L * phases[2]);
  }

  private void playAllOrders(GoState start) {
    int k = Integer.bitCount(rules.awaited(start));
    var all = new Orders(start);
    phases[k]++;
    orders[k] += all.count(start.copy());
    if (start.phase == Phase.DIALS) {
      assertThat(all.ends).as("sealed dials commute").hasSize(1);
    }
  }

  /// Nothing is lost, and the game is over or somebody is asked or a clock runs.
  private void legal(GoState s) {
    Conservation.check(s);
    var clocks = new ArrayList<Deadline>();
    rules.deadlines(s, clocks);
    assertThat(rules.over(s) || rules.awaited(s) != 0 || !clocks.isEmpty())
        .as("somebody is asked in %s", game.text(s))
        .isTrue();
  }

  private List<GoState> clocksPass(GoState s) {
    var clocks = new ArrayList<Deadline>();
    rules.deadlines(s, clocks);
    var after = new ArrayList<GoState>();
    for (Deadline clock : clocks) {
      GoState copy = s.copy();
      rules.timeUp(copy, clock.label(), clock.seats(), new Seeded(12), Out.SILENT);
      after.add(copy);
    }
    return after;
  }
}
