package games.magie.bots.express;

import games.magie.bots.search.Lesson;
import games.magie.bots.search.Search;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressView;
import games.magie.kernel.mind.Player;

/// The ladder of players of Express.
public final class ExpressBots {
  private static final int MOST_RIVALS = 16;
  private static final double MARGIN = 0.5;
  private static final int MEDIUM = 1_500;
  private static final int HARD = 15_000;
  private static final int MASTER = 100_000;

  private ExpressBots() {}

  public static Player<ExpressMove, ExpressView> easy() {
    return Player.of(new EasyExpress());
  }

  public static Player<ExpressMove, ExpressView> medium() {
    return search(MEDIUM);
  }

  public static Player<ExpressMove, ExpressView> hard() {
    return search(HARD);
  }

  public static Player<ExpressMove, ExpressView> master() {
    return search(MASTER);
  }

  private static Player<ExpressMove, ExpressView> search(int effort) {
    return Player.of(new Search<>(new ExpressInsight(), MOST_RIVALS, MARGIN), effort);
  }

  /// How the race of the search was learned.
  public static Lesson<ExpressMove, ExpressView> lesson() {
    return new Lesson.OfTurns<>(
        ExpressBots::easy, ExpressView::turn, ExpressView::active, ExpressView::score, Race.UNIT);
  }
}
