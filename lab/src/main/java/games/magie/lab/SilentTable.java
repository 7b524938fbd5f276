package games.magie.lab;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import games.magie.kernel.mind.Playout;
import java.util.List;

/// A table at which programs play one game after the other and nobody listens. A game depends on
/// the seed and its number and on nothing else.
public final class SilentTable<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final Settings settings;
  private final int seats;
  private final Playout<S, M, V> playout;
  private final long seed;
  private final int mostSteps;

  /// @param mostSteps a game that is not over after this many decisions and clocks is given up
  public SilentTable(
      Game<S, M, V> game, Settings settings, List<Player<M, V>> players, long seed, int mostSteps) {
    this.game = game;
    this.settings = settings;
    this.seats = players.size();
    this.playout = new Playout<>(game, players);
    this.seed = seed;
    this.mostSteps = mostSteps;
  }

  /// Plays one game and returns its last position; it is over unless [#mostSteps] cut it off.
  public S play(int number) {
    playout.seed(seed, number);
    S s = game.rules().setUp(settings, seats, playout.chance(), Out.SILENT);
    playout.run(s, mostSteps);
    return s;
  }

  /// Moves that were chosen in the last game.
  public int decisions() {
    return playout.decisions();
  }
}
