package outside;

import games.magie.deal.Deal;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;

/// Plays deal to its end with players who move at random, and says how long it took.
public final class PlayDeal {
  private PlayDeal() {}

  public static void main(String[] arguments) {
    System.out.println(
        "deal, three players, seed 7: over after " + rows(new Deal(), 3, 7) + " rows");
  }

  private static <S extends State<S>, M extends Move, V extends View> int rows(
      Game<S, M, V> game, int seats, long seed) {
    var cards = new Seeded(seed);
    var players = new Seeded(seed, 1);
    var match = Match.start(game, Settings.defaults(game.options()), seats, cards);
    while (!game.rules().over(match.position())) {
      int seat = Integer.numberOfTrailingZeros(game.rules().awaited(match.position()));
      var moves = new Moves<M>();
      game.rules().legal(match.position(), seat, moves);
      var input = new Input.Played<>(seat, moves.get(players.below(moves.size())));
      switch (match.attempt(input, cards)) {
        case Attempt.Ready<S> ready -> match.commit(ready);
        case Attempt.Refused<S> refused -> throw new IllegalStateException(refused.why().text());
      }
    }
    return match.rows().size();
  }
}
