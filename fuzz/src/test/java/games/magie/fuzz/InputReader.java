package games.magie.fuzz;

import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Inputs;
import games.magie.kernel.match.Match;
import java.util.ArrayList;
import java.util.List;

/// Moves and the other inputs of a game. The first character says in which of several positions,
/// the rest is what a row of a journal says: `A roll`.
final class InputReader<S extends State<S>, M extends Move, V extends View> implements Reader {
  private static final int SEEDS_OF_A_POSITION = 30;

  private final Game<S, M, V> game;
  private final List<Match<S, M, V>> matches;

  InputReader(Game<S, M, V> game) {
    this.game = game;
    this.matches = Played.matches(game);
  }

  @Override
  public void read(String text) {
    if (text.isEmpty()) {
      return;
    }
    Match<S, M, V> match = matches.get(text.charAt(0) % matches.size());
    String words = text.substring(1);
    Reader.accepts(() -> {
      Input<M> input = Inputs.parse(game, match.position(), match.seats(), words);
      boolean ready = match.attempt(input, new Seeded(1)) instanceof Attempt.Ready;
      // A journal keeps the text of what was played, so that must read back as the same.
      if (ready) {
        Reader.same(input, Inputs.parse(game, match.position(), match.seats(), input.text()));
      }
      if (input instanceof Input.Played<M>(int seat, M move)
          && ready != (game.rules().objection(match.position(), seat, move) == null)) {
        throw new AssertionError("judged in two ways: " + input.text());
      }
    });
  }

  @Override
  public List<String> seeds() {
    var seeds = new ArrayList<String>();
    for (int at = 0; at < matches.size(); at++) {
      Match<S, M, V> match = matches.get(at);
      char first = (char) ('0' + at);
      for (int seat = 0; seat < match.seats(); seat++) {
        String start = first + String.valueOf((char) ('A' + seat)) + " ";
        var moves = new Moves<M>();
        game.rules().legal(match.position(), seat, moves);
        moves.texts().stream().limit(SEEDS_OF_A_POSITION).forEach(text -> seeds.add(start + text));
        M proposed = game.rules().propose(match.position(), seat, new Seeded(at));
        if (proposed != null) {
          seeds.add(start + proposed.text());
        }
      }
      seeds.addAll(List.of(first + "left A", first + "agreed", first + "back A 0"));
      seeds.addAll(List.of(first + "rules 1", first + "time turn A"));
    }
    return seeds;
  }
}
