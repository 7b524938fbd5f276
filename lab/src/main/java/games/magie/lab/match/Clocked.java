package games.magie.lab.match;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import games.magie.kernel.mind.Thinker;
import games.magie.kernel.mind.Worlds;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;

/// Measures how much time of a processor a player takes for its choices, whatever else the machine
/// does meanwhile.
final class Clocked {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long choices;
  private long nanos;

  /// The same player, with this clock beside it.
  <M extends Move, V extends View> Player<M, V> watch(Player<M, V> player) {
    if (player.bot() != null) {
      return Player.of(new ClockedBot<>(player.bot(), this));
    }
    return player.thinker() == null
        ? player
        : Player.of(new ClockedThinker<>(player.thinker(), this), player.effort());
  }

  private void add(long since) {
    choices++;
    nanos += THREADS.getCurrentThreadCpuTime() - since;
  }

  long choices() {
    return choices;
  }

  long nanos() {
    return nanos;
  }

  private record ClockedBot<M extends Move, V extends View>(Bot<M, V> bot, Clocked clock)
      implements Bot<M, V> {
    @Override
    public M choose(V view, Moves<M> legal, Chance own) {
      long since = THREADS.getCurrentThreadCpuTime();
      M move = bot.choose(view, legal, own);
      clock.add(since);
      return move;
    }

    @Override
    public boolean wantsMoves(V view) {
      return bot.wantsMoves(view);
    }

    @Override
    public boolean wantsProposals() {
      return bot.wantsProposals();
    }
  }

  private record ClockedThinker<M extends Move, V extends View>(
      Thinker<M, V> thinker, Clocked clock) implements Thinker<M, V> {
    @Override
    public M choose(V view, Moves<M> legal, Worlds<M, V> worlds, int effort, Chance own) {
      long since = THREADS.getCurrentThreadCpuTime();
      M move = thinker.choose(view, legal, worlds, effort, own);
      clock.add(since);
      return move;
    }
  }
}
