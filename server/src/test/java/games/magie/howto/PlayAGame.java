package games.magie.howto;

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

/// Plays any game to its end with players who move at random: `play(new Express(), 3, 7)`.
final class PlayAGame {
  private PlayAGame() {}

  static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> play(
      Game<S, M, V> game, int seats, long seed) {
    var dice = new Seeded(seed);
    var players = new Seeded(seed, 1);
    var match = Match.start(game, Settings.defaults(game.options()), seats, dice);
    while (!game.rules().over(match.position())) {
      int seat = Integer.numberOfTrailingZeros(game.rules().awaited(match.position()));
      var moves = new Moves<M>();
      game.rules().legal(match.position(), seat, moves);
      var input = new Input.Played<>(seat, moves.get(players.below(moves.size())));
      switch (match.attempt(input, dice)) {
        case Attempt.Ready<S> ready -> match.commit(ready);
        case Attempt.Refused<S>(var why) -> throw new IllegalStateException(why.text());
      }
    }
    return match;
  }
}
