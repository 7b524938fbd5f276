package games.magie.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Option;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Walk;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

/// Holds what a game says about its moves against the plainest ways to say it, at every step of
/// random games with every option and every number of seats.
///
/// @param steps of each game
public record PlainMoves<S extends State<S>, M extends Move, V extends View>(
    Game<S, M, V> game, int steps, long seed) {
  /// How a game lists the moves of a seat.
  public interface Lister<S, M extends Move> {
    void list(S s, int seat, Moves<M> into);
  }

  /// The fast list of moves is the list of candidates without an objection, in the same order, for
  /// every seat.
  ///
  /// @return how many lists were compared
  public long compare() {
    return compare(game.rules()::legal);
  }

  /// Compares another lister than the game's own: one with a planted fault.
  public long compare(Lister<S, M> lister) {
    return walk((s, seats) -> agree(s, seats, lister));
  }

  /// Compares the lists of one position; returns how many there are.
  public long agree(S s, int seats, Lister<S, M> lister) {
    Rules<S, M, V> rules = game.rules();
    for (int seat = 0; seat < seats; seat++) {
      int asked = seat;
      var plain = new ArrayList<M>();
      rules.candidates(
          s,
          seat,
          move -> {
            if (rules.objection(s, asked, move) == null) {
              plain.add(move);
            }
          });
      var fast = new Moves<M>();
      lister.list(s, seat, fast);
      assertThat(fast.toList()).as("the moves of seat %d", seat).isEqualTo(plain);
    }
    return seats;
  }

  /// The game's own lister with a fault: it forgets some moves.
  public Lister<S, M> forgetting(Predicate<? super M> which) {
    return (s, seat, into) -> {
      var all = new Moves<M>();
      game.rules().legal(s, seat, all);
      all.toList().stream().filter(which.negate()).forEach(into::add);
    };
  }

  /// The game's own lister with a fault: it begins with the second move.
  public Lister<S, M> outOfOrder() {
    return (s, seat, into) -> {
      var all = new Moves<M>();
      game.rules().legal(s, seat, all);
      var moves = new ArrayList<>(all.toList());
      if (moves.size() > 1) {
        Collections.swap(moves, 0, 1);
      }
      moves.forEach(into::add);
    };
  }

  /// The game's own lister with a fault: it offers one more move, whatever was asked.
  public Lister<S, M> offering(M more) {
    return (s, seat, into) -> {
      game.rules().legal(s, seat, into);
      if (!into.isEmpty()) {
        into.add(more);
      }
    };
  }

  /// Whatever is named by whomever is accepted or refused by a value.
  ///
  /// @return how many moves were judged
  public long judge(List<? extends M> odd) {
    return walk((s, seats) -> {
      int[] speakers = {Integer.MIN_VALUE, -1, 0, seats - 1, seats, 31, 32, Integer.MAX_VALUE};
      String before = game.text(s);
      for (int seat : speakers) {
        for (M move : odd) {
          var why = game.rules().objection(s, seat, move);
          boolean sits = seat >= 0 && seat < seats;
          assertThat(sits || why != null).as("%s by seat %d is refused", move, seat).isTrue();
        }
      }
      assertThat(game.text(s)).as("judging changes nothing").isEqualTo(before);
      return (long) speakers.length * odd.size();
    });
  }

  private interface Look<S> {
    long at(S s, int seats);
  }

  private long walk(Look<S> look) {
    long[] count = {0};
    for (int seats = game.fewestSeats(); seats <= game.mostSeats(); seats++) {
      int here = seats;
      for (Settings settings : settings()) {
        var walk = new Walk<>(game, settings, seats, seed + seats);
        walk.run(steps, (s, _, _) -> count[0] += look.at(s, here));
      }
    }
    return count[0];
  }

  /// The defaults, then each value of each option.
  private List<Settings> settings() {
    var all = new ArrayList<Settings>();
    all.add(Settings.defaults(game.options()));
    for (Option option : game.options()) {
      for (String value : option.examples()) {
        all.add(Settings.parse(game.options(), option.name() + "=" + value));
      }
    }
    return all;
  }
}
