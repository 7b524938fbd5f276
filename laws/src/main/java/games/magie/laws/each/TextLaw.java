package games.magie.laws.each;

import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.match.Inputs;
import games.magie.kernel.match.Recorder;
import games.magie.kernel.match.Told;
import games.magie.kernel.text.Fields;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Spot;
import games.magie.laws.Step;
import games.magie.laws.Walk;
import java.util.List;

/// A position that was written and read is the same position: the same text, the same view and
/// question for every seat, and the game goes on from it in the same way by the input and the draws
/// of its row. Moves and views round-trip as well.
public final class TextLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "texts round-trip";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    var setting = step.setting();
    var before = step.before();
    S read = setting.read(before.text());
    before.unlessSame(read, "the position read back is");
    int viewer = step.viewer();
    String view = before.view(viewer);
    LawBroken.unlessSame(view, step.game().text(read, viewer), "the view after reading is");
    LawBroken.unlessSame(
        view, Fields.parse(view, step.seats()).text(), "the view read and written is");
    for (int seat = 0; seat < step.seats(); seat++) {
      sameQuestion(step, read, seat);
    }
    if (step.byTheRules()) {
      goesOn(step, read);
    }
    if (step.rules().over(step.after().position())) {
      S end = setting.read(step.after().text());
      step.after().unlessSame(end, "the end read back is");
    }
    return true;
  }

  private void sameQuestion(Step<S, M, V> step, S read, int seat) {
    var rules = step.rules();
    S s = step.before().position();
    List<M> legal = step.before().legal(seat);
    LawBroken.unlessSame(legal, Spot.moves(rules, read, seat), "the moves after reading are");
    LawBroken.unlessSame(rules.moment(s, seat), rules.moment(read, seat), "the moment is");
    if (!legal.isEmpty()) {
      M move = legal.get(step.random().below(legal.size()));
      LawBroken.unlessSame(
          move, step.game().notation().move(s, seat, move.text()), "the move read back is");
    }
  }

  private void goesOn(Step<S, M, V> step, S read) {
    Input<M> input = Inputs.parse(step.game(), read, step.seats(), step.input().text());
    LawBroken.unlessSame(step.input(), input, "the input read back is");
    var told = new Recorder();
    var tape = new Replayed(step.row().draws());
    Walk.apply(step.rules(), read, input, tape, told);
    LawBroken.unless(tape.spent(), "the position read back draws less");
    step.after().unlessSame(read, "from the position read back it goes on to");
    if (!step.told().equals(told.told())) {
      LawBroken.unlessSame(texts(step.told()), texts(told.told()), "the events after reading are");
    }
  }

  private static List<String> texts(List<Told> told) {
    return told.stream().map(one -> one.audience() + " " + one.what().text()).toList();
  }
}
