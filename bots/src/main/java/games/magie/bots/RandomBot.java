package games.magie.bots;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Lot;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;

/// Any legal move, each as likely as any other. It plays every game.
public final class RandomBot<M extends Move, V extends View> implements Bot<M, V> {
  /// Lists of moves are short by the design of the games; a longer one costs an object and nothing
  /// else.
  private static final int KEPT = 256;

  private static final Lot[] LOTS = lots();

  @Override
  public M choose(V view, Moves<M> legal, Chance own) {
    return legal.get(own.draw(lot(legal.size())));
  }

  private static Lot lot(int size) {
    return size < KEPT ? LOTS[size] : new Lot("move", size);
  }

  private static Lot[] lots() {
    var lots = new Lot[KEPT];
    for (int size = 0; size < KEPT; size++) {
      lots[size] = new Lot("move", size);
    }
    return lots;
  }
}
