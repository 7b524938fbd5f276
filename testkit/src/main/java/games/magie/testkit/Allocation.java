package games.magie.testkit;

import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;

/// Counts what silent play allocates, as the JVM itself counts it for this thread.
final class Allocation {
  private static final int WARM_UP = 20;
  private static final int GAMES = 20;
  private static final int INPUTS = 5_000;

  private Allocation() {}

  static <S extends State<S>, M extends Move, V extends View> long perMove(
      Game<S, M, V> game, Settings settings, int seats, long seed) {
    var threads = (com.sun.management.ThreadMXBean) ManagementFactory.getThreadMXBean();
    var moves = new Moves<M>();
    for (int n = 0; n < WARM_UP; n++) {
      S s = game.rules().setUp(settings, seats, new Seeded(seed, n), Out.SILENT);
      play(game.rules(), s, new Seeded(seed, n), moves);
    }
    long played = 0;
    long bytes = 0;
    for (int n = 0; n < GAMES; n++) {
      var chance = new Seeded(seed, n);
      S s = game.rules().setUp(settings, seats, chance, Out.SILENT);
      long before = threads.getCurrentThreadAllocatedBytes();
      played += play(game.rules(), s, chance, moves);
      bytes += threads.getCurrentThreadAllocatedBytes() - before;
    }
    return played == 0 ? 0 : bytes / played;
  }

  private static <S extends State<S>, M extends Move, V extends View> int play(
      Rules<S, M, V> rules, S s, Seeded random, Moves<M> moves) {
    int played = 0;
    Chance chance = random;
    while (played < INPUTS && !rules.over(s)) {
      int awaited = rules.awaited(s);
      int seat = Integer.numberOfTrailingZeros(awaited);
      moves.clear();
      if (awaited != 0) {
        rules.legal(s, seat, moves);
      }
      if (moves.isEmpty()) {
        var deadlines = new ArrayList<Deadline>();
        rules.deadlines(s, deadlines);
        var first = deadlines.getFirst();
        rules.timeUp(s, first.label(), first.seats(), chance, Out.SILENT);
      } else {
        rules.play(s, seat, moves.get(random.below(moves.size())), chance, Out.SILENT);
      }
      played++;
    }
    return played;
  }
}
