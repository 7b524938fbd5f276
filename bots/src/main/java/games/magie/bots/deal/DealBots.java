package games.magie.bots.deal;

import games.magie.bots.search.Lesson;
import games.magie.bots.search.Search;
import games.magie.bots.search.Weights;
import games.magie.deal.DealMove;
import games.magie.deal.DealView;
import games.magie.kernel.mind.Player;

/// The ladder of players of Deal.
public final class DealBots {
  private static final int MOST_RIVALS = 12;
  private static final double MARGIN = 1;
  private static final int HARD = 5_000;
  private static final int MASTER = 60_000;

  private static final DealStyle MEDIUM = DealStyle.resource("medium.txt");

  private DealBots() {}

  public static Player<DealMove, DealView> easy() {
    return Player.of(new RuledDeal(DealStyle.EASY));
  }

  public static Player<DealMove, DealView> medium() {
    return Player.of(new RuledDeal(MEDIUM));
  }

  public static Player<DealMove, DealView> hard() {
    return search(HARD);
  }

  public static Player<DealMove, DealView> master() {
    return search(MASTER);
  }

  private static Player<DealMove, DealView> search(int effort) {
    var insight = new DealInsight(MEDIUM, chances("chances-2.txt"), chances("chances-4.txt"));
    return Player.of(new Search<>(insight, MOST_RIVALS, MARGIN), effort);
  }

  private static double[] chances(String name) {
    return Weights.resource(DealBots.class, name, new DealFeatures().names());
  }

  /// How the weights of the search were learned.
  public static Lesson<DealMove, DealView> lesson() {
    return new Lesson.OfChances<>(DealBots::medium, DealView::turn, new DealFeatures());
  }
}
