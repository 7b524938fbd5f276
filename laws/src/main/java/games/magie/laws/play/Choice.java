package games.magie.laws.play;

import games.magie.kernel.Bits;
import games.magie.kernel.Deadline;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.laws.LawBroken;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Chooses an input that the rules allow: mostly a move, now and then a deadline or somebody
/// leaving.
public final class Choice<S extends State<S>, M extends Move, V extends View> {
  private final Rules<S, M, V> rules;
  private final int seats;
  private final Seeded random;
  private final int oneLeaveIn;
  private final int oneDeadlineIn;
  private final int oneOtherIn;

  /// @param oneOtherIn how often a seat speaks that isn't awaited but may
  public Choice(
      Game<S, M, V> game,
      int seats,
      Seeded random,
      int oneLeaveIn,
      int oneDeadlineIn,
      int oneOtherIn) {
    this.rules = game.rules();
    this.seats = seats;
    this.random = random;
    this.oneLeaveIn = oneLeaveIn;
    this.oneDeadlineIn = oneDeadlineIn;
    this.oneOtherIn = oneOtherIn;
  }

  public Input<M> of(S s) {
    if (random.below(oneLeaveIn) == 0) {
      return new Input.Left<>(seatOf(Seats.first(seats) & presentMask(s)));
    }
    var deadlines = new ArrayList<Deadline>();
    rules.deadlines(s, deadlines);
    int awaited = rules.awaited(s);
    boolean clock = !deadlines.isEmpty() && (awaited == 0 || random.below(oneDeadlineIn) == 0);
    if (clock) {
      return timeUp(deadlines);
    }
    // Mostly those we wait for, sometimes anybody who may speak.
    int mask = awaited != 0 && random.below(oneOtherIn) != 0 ? awaited : rules.allowed(s);
    M move = moveOf(s, mask);
    if (move == null && mask != awaited) {
      move = moveOf(s, awaited);
    }
    if (move == null) {
      if (deadlines.isEmpty()) {
        throw new LawBroken("nobody can move and no clock runs");
      }
      return timeUp(deadlines);
    }
    return new Input.Played<>(chosen, move);
  }

  private int chosen;

  private @Nullable M moveOf(S s, int mask) {
    int left = mask;
    while (left != 0) {
      chosen = seatOf(left);
      left &= ~Seats.mask(chosen);
      var moves = new Moves<M>();
      rules.legal(s, chosen, moves);
      M proposal = rules.propose(s, chosen, this::draw);
      if (proposal != null && (moves.isEmpty() || random.below(3) == 0)) {
        return proposal;
      }
      if (!moves.isEmpty()) {
        return moves.get(random.below(moves.size()));
      }
    }
    return null;
  }

  private int draw(Draw from) {
    return random.draw(from);
  }

  private Input<M> timeUp(List<Deadline> deadlines) {
    Deadline deadline = deadlines.get(random.below(deadlines.size()));
    return new Input.TimeUp<>(deadline.label(), deadline.seats());
  }

  /// Who has a moment, or whom nobody can tell from it: leaving is offered to seats that are still
  /// asked something, and else to those the game waits for.
  private int presentMask(S s) {
    int mask = rules.allowed(s) | rules.awaited(s);
    return mask == 0 ? Seats.first(seats) : mask;
  }

  private int seatOf(int mask) {
    int nth = random.draw(new EvenDraw("seat", Integer.bitCount(mask)));
    int left = mask;
    for (int at = 0; at < nth; at++) {
      left = Bits.rest(left);
    }
    return Bits.first(left);
  }
}
