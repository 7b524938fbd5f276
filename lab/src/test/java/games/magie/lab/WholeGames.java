package games.magie.lab;

import games.magie.bots.search.Insight;
import games.magie.kernel.Bot;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;
import games.magie.kernel.mind.World;
import java.util.List;
import java.util.function.Supplier;

/// What can be said of every game: every listed move may be tried, and a playout ends when the game
/// does.
record WholeGames<M extends Move, V extends View>(Supplier<Bot<M, V>> player)
    implements Insight<M, V> {
  @Override
  public Bot<M, V> policy() {
    return player.get();
  }

  @Override
  public void rivals(V view, M base, Moves<M> legal, List<M> into) {
    into.addAll(legal.toList());
  }

  @Override
  public Horizon<V> horizon(V view) {
    return _ -> false;
  }

  @Override
  public double chance(World<M, V> world, List<V> views, int seat) {
    return 0;
  }
}
