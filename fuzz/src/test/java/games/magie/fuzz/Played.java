package games.magie.fuzz;

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
import java.util.ArrayList;
import java.util.List;

/// Games in the middle, played at random and always the same.
final class Played {
  private static final int MATCHES = 8;

  private Played() {}

  /// Of different lengths and numbers of seats.
  static <S extends State<S>, M extends Move, V extends View> List<Match<S, M, V>> matches(
      Game<S, M, V> game) {
    var matches = new ArrayList<Match<S, M, V>>();
    int sizes = game.mostSeats() - game.fewestSeats() + 1;
    for (int number = 0; number < MATCHES; number++) {
      matches.add(match(game, game.fewestSeats() + number % sizes, number * number * 8, number));
    }
    return matches;
  }

  static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> match(
      Game<S, M, V> game, int seats, int moves, long seed) {
    var chance = new Seeded(seed);
    var match = Match.start(game, Settings.defaults(game.options()), seats, chance);
    for (int move = 0; move < moves && step(match, chance); move++) {
      // on it goes
    }
    return match;
  }

  private static <S extends State<S>, M extends Move, V extends View> boolean step(
      Match<S, M, V> match, Seeded chance) {
    for (int tries = 0; tries < 50; tries++) {
      int seat = chance.below(match.seats());
      var moves = new Moves<M>();
      match.game().rules().legal(match.position(), seat, moves);
      if (!moves.isEmpty()
          && match.attempt(new Input.Played<>(seat, moves.get(chance.below(moves.size()))), chance)
              instanceof Attempt.Ready<S> ready) {
        match.commit(ready);
        return true;
      }
    }
    return false;
  }
}
