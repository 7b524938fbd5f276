package games.magie.laws.each;

import games.magie.kernel.Clause;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.TableClause;
import games.magie.kernel.match.Told;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;
import games.magie.laws.Walk;

/// Silent and recorded play agree, and every event cites a clause of this game.
public final class SilenceLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  @Override
  public String name() {
    return "silent and recorded play agree";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    for (Told told : step.told()) {
      Clause why = told.why();
      boolean known = why instanceof TableClause || step.game().clauses().contains(why);
      LawBroken.unless(known, "an event cites " + why.id());
      String text = told.what().text();
      LawBroken.unless(
          !text.isEmpty() && text.equals(text.strip()), "an event says '" + text + "'");
    }
    if (step.byTheRules()) {
      S silent = step.before().copy();
      Walk.apply(step.rules(), silent, step.input(), step.chance(), Out.SILENT);
      step.after().unlessSame(silent, "silent play leads to");
    }
    return true;
  }
}
