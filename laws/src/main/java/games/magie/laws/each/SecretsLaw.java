package games.magie.laws.each;

import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Spot;
import games.magie.laws.Step;
import java.util.Objects;

/// What a seat may not know changes nothing that it can see: with the secrets of others exchanged,
/// its view, its picture, its moves and the answers to them stay the same to the letter. One viewer
/// at each step, spectators among them.
public final class SecretsLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "secrets change nothing one sees";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    int viewer = step.viewer();
    S s = step.before().position();
    S other =
        step.game()
            .invariants()
            .otherSecrets(s, step.setting().settings(), step.seats(), viewer, step.random());
    if (other == null) {
      return false;
    }
    var rules = step.rules();
    LawBroken.unlessSame(
        step.before().view(viewer),
        step.game().text(other, viewer),
        "with other secrets the view is");
    LawBroken.unlessSame(
        rules.view(s, viewer).picture(),
        rules.view(other, viewer).picture(),
        "with other secrets the picture is");
    LawBroken.unlessSame(rules.awaited(s), rules.awaited(other), "the awaited seats are");
    LawBroken.unlessSame(rules.allowed(s), rules.allowed(other), "the allowed seats are");
    if (viewer != Seats.SPECTATOR) {
      LawBroken.unlessSame(rules.moment(s, viewer), rules.moment(other, viewer), "the moment is");
      LawBroken.unlessSame(
          step.before().legal(viewer), Spot.moves(rules, other, viewer), "the moves are");
      if (step.input() instanceof Input.Played<M>(int mover, M move) && mover == viewer) {
        LawBroken.unless(
            Objects.equals(rules.objection(s, viewer, move), rules.objection(other, viewer, move)),
            "with other secrets the answer to " + move.text() + " differs");
      }
    }
    return true;
  }
}
