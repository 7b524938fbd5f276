package games.magie.laws.play;

import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Match;
import org.jspecify.annotations.Nullable;

/// Chooses the next input of a checked walk: what [Choice] chooses among moves, proposals, clocks
/// and leaving, and besides take-backs, agreed ends and clocks that run out for some seats only.
public final class Inputsmith<S extends State<S>, M extends Move, V extends View> {
  private static final int ONE_TAKE_BACK_IN = 6;
  private static final int ONE_AGREED_END_IN = 3000;
  private static final int ONE_LEAVE_IN = 250;
  private static final int ONE_DEADLINE_IN = 40;
  private static final int TALKATIVE = 4;
  private static final int QUIET = 100;

  private final Match<S, M, V> match;
  private final Seeded random;
  private final Choice<S, M, V> choice;

  public Inputsmith(Match<S, M, V> match, Seeded random) {
    this.match = match;
    this.random = random;
    // In some walks only awaited seats speak, so that what others may do piles up.
    int others = random.below(3) == 0 ? QUIET : TALKATIVE;
    this.choice =
        new Choice<>(match.game(), match.seats(), random, ONE_LEAVE_IN, ONE_DEADLINE_IN, others);
  }

  public Input<M> next() {
    if (random.below(ONE_AGREED_END_IN) == 0) {
      return new Input.AgreedEnd<>();
    }
    Input<M> back = random.below(ONE_TAKE_BACK_IN) == 0 ? takeBack() : null;
    if (back != null) {
      return back;
    }
    Input<M> input = choice.of(match.position());
    return input instanceof Input.TimeUp<M>(String label, int late)
        ? new Input.TimeUp<>(label, someOf(late, random))
        : input;
  }

  private @Nullable Input<M> takeBack() {
    for (int seat = 0; seat < match.seats(); seat++) {
      int number = match.canTakeBack(seat);
      if (number >= 0) {
        return new Input.TakenBack<>(seat, number);
      }
    }
    return null;
  }

  /// All seats of a mask or some of them, and never none.
  public static int someOf(int seats, Seeded random) {
    int some = seats & random.next();
    return some == 0 || random.below(2) == 0 ? seats : some & Seats.first(26);
  }
}
