package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.mind.Player;
import games.magie.kernel.mind.Playout;
import java.util.ArrayList;
import java.util.function.Supplier;

/// Plays one player against some others of another kind, its seat going round.
final class ClassicMatch<S extends State<S>> {
  private static final int MOST_STEPS = 100_000;

  private final Game<S, ClassicMove, ClassicView> game;
  private final Settings settings;
  private final int seats;
  private final ArrayList<Playout<S, ClassicMove, ClassicView>> tables = new ArrayList<>();

  int games;
  int unfinished;
  long decisions;
  double won;

  ClassicMatch(
      Game<S, ClassicMove, ClassicView> game,
      String options,
      int seats,
      Supplier<Player<ClassicMove, ClassicView>> one,
      Supplier<? extends Bot<ClassicMove, ClassicView>> others) {
    this.game = game;
    this.settings = Settings.parse(game.options(), options);
    this.seats = seats;
    for (int seat = 0; seat < seats; seat++) {
      var players = new ArrayList<Player<ClassicMove, ClassicView>>();
      for (int each = 0; each < seats; each++) {
        players.add(each == seat ? one.get() : Player.of(others.get()));
      }
      tables.add(new Playout<>(game, players));
    }
  }

  ClassicMatch<S> play(long seed, int from, int to) {
    for (int number = from; number < to; number++) {
      int seat = number % seats;
      var table = tables.get(seat);
      table.seed(seed, number);
      S s = game.rules().setUp(settings, seats, table.chance(), Out.SILENT);
      if (!table.run(s, MOST_STEPS)) {
        unfinished++;
      }
      decisions += table.decisions();
      games++;
      won += share(s, seat);
    }
    return this;
  }

  private double share(S s, int seat) {
    int first = 0;
    for (int each = 0; each < seats; each++) {
      first += game.rules().rank(s, each) == 1 ? 1 : 0;
    }
    return game.rules().rank(s, seat) == 1 ? 1.0 / first : 0;
  }

  double share() {
    return won / games;
  }

  /// Half the width of the 95 % interval.
  double error() {
    return 1.96 * Math.sqrt(share() * (1 - share()) / games);
  }
}
