package games.magie.bots;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;

/// Any legal move, each as likely as any other. It plays every game.
public final class RandomBot<M extends Move, V extends View> implements Bot<M, V> {
  @Override
  public M choose(V view, Moves<M> legal, Chance own) {
    return legal.get(own.below(legal.size()));
  }
}
