package games.magie.laws.each;

import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Digest;
import games.magie.kernel.match.Recorder;
import games.magie.kernel.match.Told;
import games.magie.kernel.text.Fields;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import java.util.List;

/// Taking back never uncovers or returns what was secret or spent. A move may be taken back only if
///
/// - nothing was drawn for it;
/// - it taught its player nothing: wherever the hidden things lie otherwise, the move is accepted
///   as well, draws nothing, tells this player the same and leaves the same view;
/// - it changed nothing that is hidden from its player, and told nobody anything in private.
///
/// And a take-back leads to the very position that it names.
public final class TakeBackLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "take-backs return no secret";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    if (step.input() instanceof Input.TakenBack<M>(int _, int number)) {
      long digest = step.match().row(number).digest();
      LawBroken.unless(
          Digest.of(step.after().text()) == digest, "the take-back does not lead to row " + number);
      return true;
    }
    if (!step.ready().takeable() || !(step.input() instanceof Input.Played<M>(int seat, M move))) {
      return false;
    }
    LawBroken.unless(step.row().draws().isEmpty(), "a draw could be taken back");
    LawBroken.unless(
        step.told().stream().allMatch(told -> told.audience() == Seats.EVERYBODY),
        "what was told in private could be taken back");
    hiddenStays(step, seat);
    teachesNothing(step, seat, move);
    return true;
  }

  private void hiddenStays(Step<S, M, V> step, int seat) {
    String view = step.before().view(seat);
    if (view.indexOf('?') < 0) {
      return;
    }
    Fields before = step.before().fields();
    Fields after = step.after().fields();
    for (String label : Fields.parse(view, step.seats()).hidden()) {
      if (!before.same(after, label)) {
        throw new LawBroken(
            "it changes what its player may not see and could be taken back: " + label);
      }
    }
  }

  private void teachesNothing(Step<S, M, V> step, int seat, M move) {
    Seeded random = step.random();
    S s = step.before().position();
    S other =
        step.game()
            .invariants()
            .otherSecrets(s, step.setting().settings(), step.seats(), seat, random);
    if (other == null) {
      return;
    }
    LawBroken.unless(
        step.rules().objection(other, seat, move) == null,
        "it depends on a secret and could be taken back");
    var told = new Recorder();
    step.rules()
        .play(
            other,
            seat,
            move,
            draw -> {
              throw new LawBroken("whether it draws depends on a secret, and no draw stands");
            },
            told);
    LawBroken.unlessSame(
        heard(step.told(), seat),
        heard(told.told(), seat),
        "it could be taken back, and with other secrets its player would have been told");
    LawBroken.unlessSame(
        step.after().view(seat),
        step.game().text(other, seat),
        "it could be taken back, and with other secrets its player would see");
  }

  private static List<String> heard(List<Told> told, int seat) {
    return told.stream().filter(one -> one.reaches(seat)).map(one -> one.what().text()).toList();
  }
}
