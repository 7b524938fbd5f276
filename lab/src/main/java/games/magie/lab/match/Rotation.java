package games.magie.lab.match;

import games.magie.bots.Bots;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Rules;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import games.magie.lab.SilentTable;
import java.util.ArrayList;
import java.util.List;

/// One player among others at a table for each of its seats.
final class Rotation<S extends State<S>, M extends Move, V extends View> {
  private final Rules<S, M, V> rules;
  private final int seats;
  private final List<SilentTable<S, M, V>> tables = new ArrayList<>();
  private int unfinished;

  Rotation(Game<S, M, V> game, MatchPlan plan, String player, String others, Clocked clock) {
    this.rules = game.rules();
    this.seats = plan.seats();
    for (int own = 0; own < seats; own++) {
      var players = new ArrayList<Player<M, V>>();
      for (int seat = 0; seat < seats; seat++) {
        players.add(
            seat == own ? clock.watch(Bots.player(game, player)) : Bots.player(game, others));
      }
      tables.add(new SilentTable<>(game, plan.settings(), players, plan.seed(), plan.mostSteps()));
    }
  }

  /// Plays a deal from every seat. The share of the wins that the player got.
  double play(int deal) {
    unfinished = 0;
    double shares = 0;
    for (int own = 0; own < seats; own++) {
      S end = tables.get(own).play(deal);
      if (rules.over(end)) {
        shares += share(end, own);
      } else {
        unfinished++;
      }
    }
    return shares / seats;
  }

  /// Games of the last deal that were given up.
  int unfinished() {
    return unfinished;
  }

  private double share(S end, int own) {
    if (rules.rank(end, own) != 1) {
      return 0;
    }
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      winners += rules.rank(end, seat) == 1 ? 1 : 0;
    }
    return 1.0 / winners;
  }
}
