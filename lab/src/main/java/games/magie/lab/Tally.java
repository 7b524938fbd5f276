package games.magie.lab;

import games.magie.kernel.Companion;
import games.magie.kernel.Game;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;

/// What the games of one thread came to. Counts only, so that adding tallies up gives the same
/// whichever thread played which game.
final class Tally {
  final Histogram turns = new Histogram();
  final Histogram[] scores;

  /// Games won alone, and games in which the first place was shared.
  final long[] won;

  final long[] shared;
  long games;
  long unfinished;
  long decisions;

  Tally(int seats) {
    scores = new Histogram[seats];
    for (int seat = 0; seat < seats; seat++) {
      scores[seat] = new Histogram();
    }
    won = new long[seats];
    shared = new long[seats];
  }

  <S extends State<S>, V extends View> void count(
      Game<S, ?, V> game, Companion<V> companion, S s, int decisionsMade) {
    games++;
    decisions += decisionsMade;
    Rules<S, ?, V> rules = game.rules();
    if (!rules.over(s)) {
      unfinished++;
      return;
    }
    V view = rules.view(s, Seats.SPECTATOR);
    turns.add(companion.turns(view, decisionsMade));
    int first = 0;
    for (int seat = 0; seat < won.length; seat++) {
      first |= rules.rank(s, seat) == 1 ? Seats.mask(seat) : 0;
    }
    for (int seat = 0; seat < won.length; seat++) {
      scores[seat].add(companion.score(view, seat));
      if ((first & Seats.mask(seat)) != 0) {
        (Integer.bitCount(first) == 1 ? won : shared)[seat]++;
      }
    }
  }

  void add(Tally other) {
    games += other.games;
    unfinished += other.unfinished;
    decisions += other.decisions;
    turns.addAll(other.turns);
    for (int seat = 0; seat < won.length; seat++) {
      scores[seat].addAll(other.scores[seat]);
      won[seat] += other.won[seat];
      shared[seat] += other.shared[seat];
    }
  }
}
