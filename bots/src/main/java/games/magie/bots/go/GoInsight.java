package games.magie.bots.go;

import games.magie.bots.search.Insight;
import games.magie.go.GoMove;
import games.magie.go.GoView;
import games.magie.kernel.Bot;
import games.magie.kernel.Moves;
import games.magie.kernel.mind.World;
import java.util.List;

/// GO! for the search: playouts go to the end, which is near. The dial is left to chance, where
/// nobody can foresee it: whoever prefers an image can be exploited.
final class GoInsight implements Insight<GoMove, GoView> {
  @Override
  public Bot<GoMove, GoView> policy() {
    return new EasyGo();
  }

  @Override
  public void rivals(GoView view, GoMove base, Moves<GoMove> legal, List<GoMove> into) {
    if (!(base instanceof GoMove.Dial)) {
      into.addAll(legal.toList());
    }
  }

  @Override
  public Horizon<GoView> horizon(GoView view) {
    return _ -> false;
  }

  /// Never asked but for a game without an end.
  @Override
  public double chance(World<GoMove, GoView> world, List<GoView> views, int seat) {
    return 1.0 / views.size();
  }
}
