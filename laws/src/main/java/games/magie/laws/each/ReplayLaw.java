package games.magie.laws.each;

import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.laws.Law;
import games.magie.laws.LawBroken;
import games.magie.laws.Step;

/// The journal of a game is played again to the same rows and the same position, wherever it is
/// broken off. Because the whole is played again each time, this is done at random steps and at the
/// end of some walks; that each single row replays is part of [TextLaw].
public final class ReplayLaw<S extends State<S>, M extends Move, V extends View>
    implements Law<S, M, V> {
  private static final int ONE_STEP_IN = 2000;
  private static final int ONE_END_IN = 4;

  @Override
  public String name() {
    return "journals replay";
  }

  @Override
  public boolean judge(Step<S, M, V> step) {
    if (step.random().below(ONE_STEP_IN) != 0) {
      return false;
    }
    replay(step.match());
    return true;
  }

  @Override
  public void atEnd(Match<S, M, V> match, Step<S, M, V> last) {
    if (last.random().below(ONE_END_IN) == 0) {
      replay(match);
    }
  }

  private void replay(Match<S, M, V> match) {
    var again = Match.resume(match.game(), match.journal());
    LawBroken.unlessSame(match.rows(), again.rows(), "the rows of the replay are");
    LawBroken.unlessSame(
        match.game().text(match.position()),
        match.game().text(again.position()),
        "the replay ends at");
  }
}
