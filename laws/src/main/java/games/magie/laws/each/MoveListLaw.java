package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Spot;
import games.magie.laws.Step;
import java.util.HashSet;
import java.util.List;

/// Every enumerated move is accepted, no list names a move twice or is longer than 128, and the
/// same question gets the same list.
public final class MoveListLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  private static final int LONGEST = 128;

  @Override
  public String name() {
    return "listed moves are accepted";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    var rules = step.rules();
    S s = step.before().position();
    for (int seat = 0; seat < step.seats(); seat++) {
      List<M> moves = step.before().legal(seat);
      LawBroken.unlessSame(moves, Spot.moves(rules, s, seat), "asked again, the moves are");
      if (moves.isEmpty()) {
        continue;
      }
      boolean allowed = (rules.allowed(s) & Seats.mask(seat)) != 0;
      LawBroken.unless(allowed, Seats.letter(seat) + " may not speak and has moves");
      LawBroken.unless(moves.size() <= LONGEST, moves.size() + " moves in one list");
      LawBroken.unless(
          new HashSet<>(moves).size() == moves.size(), "a move is listed twice: " + moves);
      for (M move : moves) {
        Refusal refusal = rules.objection(s, seat, move);
        if (refusal != null) {
          throw new LawBroken(
              "%s %s is listed and refused: %s (%s)"
                  .formatted(
                      Seats.letter(seat), move.text(), refusal.text(), refusal.clause().id()));
        }
      }
    }
    return true;
  }
}
