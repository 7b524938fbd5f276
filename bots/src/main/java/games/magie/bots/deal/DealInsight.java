package games.magie.bots.deal;

import games.magie.bots.search.Insight;
import games.magie.bots.search.Scorer;
import games.magie.deal.DealMove;
import games.magie.deal.DealView;
import games.magie.kernel.Bot;
import games.magie.kernel.Moves;
import games.magie.kernel.mind.World;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Deal for the search: a playout ends after a few turns, and a scorer says what its end is worth.
final class DealInsight implements Insight<DealMove, DealView> {
  /// With more seats a turn comes round more rarely.
  private static final int TURNS_OF_TWO = 3;

  private static final int TURNS_OF_MORE = 4;

  private final DealStyle style;
  private final RuledDeal player;
  private final Scorer<DealView> ofTwo;
  private final Scorer<DealView> ofMore;

  /// @param ofTwo weights for two seats
  /// @param ofMore weights for more
  DealInsight(DealStyle style, double[] ofTwo, double[] ofMore) {
    this.style = style;
    this.player = new RuledDeal(style);
    this.ofTwo = new Scorer<>(new DealFeatures(), ofTwo);
    this.ofMore = new Scorer<>(new DealFeatures(), ofMore);
  }

  @Override
  public Bot<DealMove, DealView> policy() {
    return new RuledDeal(style);
  }

  private record Pointed(DealMove move, int points) {}

  @Override
  public void rivals(DealView view, DealMove base, Moves<DealMove> legal, List<DealMove> into) {
    var pointed = new ArrayList<Pointed>();
    for (int at = 0; at < legal.size(); at++) {
      DealMove move = legal.get(at);
      pointed.add(new Pointed(move, player.points(view, move)));
    }
    pointed.sort(Comparator.comparingInt((Pointed move) -> -move.points()));
    pointed.forEach(move -> into.add(move.move()));
  }

  @Override
  public Horizon<DealView> horizon(DealView view) {
    int until = view.turn() + (view.seats() == 2 ? TURNS_OF_TWO : TURNS_OF_MORE);
    return now -> now.turn() >= until;
  }

  @Override
  public double chance(World<DealMove, DealView> world, List<DealView> views, int seat) {
    return (views.size() == 2 ? ofTwo : ofMore).chance(views, seat);
  }
}
