package games.magie.howto;

import games.magie.express.ExpressMove;
import games.magie.express.ExpressView;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;

/// A bot for Express: it places what it can and stops as soon as the turn is worth $1,000.
final class CarefulBot implements Bot<ExpressMove, ExpressView> {
  @Override
  public ExpressMove choose(ExpressView view, Moves<ExpressMove> legal, Chance own) {
    boolean enough = view.turnValue() >= 1000;
    ExpressMove best = legal.get(0);
    for (ExpressMove move : legal.toList()) {
      switch (move) {
        case ExpressMove.Stop _ when enough -> {
          return move;
        }
        case ExpressMove.Place _ -> best = move;
        case ExpressMove.Roll _, ExpressMove.Stop _, ExpressMove.Swap _, ExpressMove.Free _ -> {}
      }
    }
    return best;
  }
}
