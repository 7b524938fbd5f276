package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Spot;
import games.magie.laws.Step;

/// Whoever imagines learns nothing: two positions that look the same to a seat give it the same
/// imagined positions for the same chance. What is imagined is a position that can be read, with
/// the same moves for that seat.
public final class CanonicalImaginingLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "imagining tells no secret";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    int seat = step.viewer();
    if (seat == Seats.SPECTATOR) {
      return false;
    }
    S s = step.before().position();
    var random = step.random();
    S other =
        step.game()
            .invariants()
            .otherSecrets(s, step.setting().settings(), step.seats(), seat, random);
    if (other == null) {
      return false;
    }
    long seed = random.next();
    S imagined = step.before().copy();
    step.rules().imagine(imagined, seat, new Seeded(seed));
    String text = step.game().text(imagined);
    step.rules().imagine(other, seat, new Seeded(seed));
    LawBroken.unlessSame(
        text, step.game().text(other), "with other secrets " + Seats.letter(seat) + " imagines");
    LawBroken.unlessSame(
        text, step.game().text(step.setting().read(text)), "the imagined position read back is");
    LawBroken.unlessSame(
        step.before().legal(seat),
        Spot.moves(step.rules(), imagined, seat),
        "in the imagined position the moves are");
    return true;
  }
}
