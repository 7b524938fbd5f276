package games.magie.bots.go;

import games.magie.bots.search.Search;
import games.magie.go.GoMove;
import games.magie.go.GoView;
import games.magie.kernel.mind.Player;

/// The ladder of players of GO!.
public final class GoBots {
  private static final int MOST_RIVALS = 12;
  private static final double MARGIN = 0.5;
  private static final int MEDIUM = 4_000;
  private static final int HARD = 40_000;
  private static final int MASTER = 400_000;

  private GoBots() {}

  public static Player<GoMove, GoView> easy() {
    return Player.of(new EasyGo());
  }

  public static Player<GoMove, GoView> medium() {
    return search(MEDIUM);
  }

  public static Player<GoMove, GoView> hard() {
    return search(HARD);
  }

  public static Player<GoMove, GoView> master() {
    return search(MASTER);
  }

  private static Player<GoMove, GoView> search(int effort) {
    return Player.of(new Search<>(new GoInsight(), MOST_RIVALS, MARGIN), effort);
  }
}
