package games.magie.bots.express;

import games.magie.bots.search.Insight;
import games.magie.bots.search.Weights;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressView;
import games.magie.kernel.Bot;
import games.magie.kernel.Moves;
import games.magie.kernel.mind.World;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Express for the search: a playout ends with the turn, and what the new scores are worth is read
/// off the table of a [Race].
final class ExpressInsight implements Insight<ExpressMove, ExpressView> {
  private static final int[] TURNS = Weights.counts(ExpressInsight.class, "turns.txt");

  /// By target.
  private static final Map<Integer, Race> RACES = new ConcurrentHashMap<>();

  @Override
  public Bot<ExpressMove, ExpressView> policy() {
    return new EasyExpress();
  }

  @Override
  public void rivals(
      ExpressView view, ExpressMove base, Moves<ExpressMove> legal, List<ExpressMove> into) {
    into.addAll(legal.toList());
  }

  @Override
  public Horizon<ExpressView> horizon(ExpressView view) {
    int turn = view.turn();
    return now -> now.turn() != turn;
  }

  @Override
  public double chance(World<ExpressMove, ExpressView> world, List<ExpressView> views, int seat) {
    ExpressView view = views.get(seat);
    return RACES
        .computeIfAbsent(view.target(), target -> new Race(TURNS, target))
        .chance(view, seat);
  }
}
