package games.magie.lab.measure;

import games.magie.kernel.Settings;
import games.magie.kernel.View;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import java.util.List;

/// The share of games that each bot won, on whichever seats it sat.
public final class BotWins<V extends View> extends AtTheEnd<V> {
  private final List<String> bots;
  private final List<String> names;

  /// @param bots by seat
  public BotWins(List<String> bots) {
    this.bots = List.copyOf(bots);
    this.names = bots.stream().distinct().toList();
  }

  @Override
  public String name() {
    return "bots";
  }

  @Override
  public String about() {
    return "Share of games won by each bot, on all of its seats together.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.shares(names);
  }

  @Override
  void enter(V view, Finish finish, Figures figures) {
    figures.perAll(Winner.WHOLE);
    for (int seat = 0; seat < finish.seats(); seat++) {
      figures.add(names.indexOf(bots.get(seat)), Winner.share(finish, seat));
    }
  }
}
