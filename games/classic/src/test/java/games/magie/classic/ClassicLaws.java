package games.magie.classic;

import games.magie.classic.table.ClassicState;
import games.magie.testkit.Laws;

/// What both editions keep.
abstract class ClassicLaws extends Laws<ClassicState, ClassicMove, ClassicView> {
  ClassicLaws(Classic game) {
    super(game);
  }

  @Override
  protected int mostInputs() {
    return 200_000;
  }
}
