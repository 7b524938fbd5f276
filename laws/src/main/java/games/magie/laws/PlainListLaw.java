package games.magie.laws;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.ArrayList;

/// The fast list of moves is the plain one: the candidates to which there is no objection, in
/// order.
final class PlainListLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "fast and plain lists agree";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    var rules = step.rules();
    S s = step.before().position();
    for (int seat = 0; seat < step.seats(); seat++) {
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
      LawBroken.unlessSame(
          plain, step.before().legal(seat), "the moves of " + Seats.letter(seat) + " are");
    }
    return true;
  }
}
