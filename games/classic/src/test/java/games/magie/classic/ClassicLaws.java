package games.magie.classic;

import games.magie.kernel.Fields;
import games.magie.kernel.Seats;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.testkit.Laws;

/// What both editions keep.
abstract class ClassicLaws extends Laws<ClassicState, ClassicMove, ClassicView> {
  ClassicLaws(Classic game) {
    super(game);
  }

  @Override
  protected void conserved(ClassicState s) {
    Conserved.check(s);
  }

  @Override
  protected boolean sealed(ClassicState s, int seat, ClassicMove move) {
    return move instanceof ClassicMove.Wish;
  }

  /// Other wishes of those who have sealed theirs.
  @Override
  protected String otherSecrets(
      String position, Settings settings, int seats, int seat, Seeded random) {
    if (!position.contains("shortage:")) {
      return position;
    }
    ClassicState s = game.notation().position(settings, seats, Fields.parse(position, seats));
    for (int other = 0; other < seats; other++) {
      boolean sealed = (s.wishing.asked & Seats.mask(other)) != 0;
      if (other != seat && sealed && s.wishing.wish[other] != Wishing.UNKNOWN) {
        s.wishing.wish[other] = (byte) random.below(Shortage.mostWished(s, other) + 1);
      }
    }
    return game.text(s);
  }

  @Override
  protected int mostInputs() {
    return 200_000;
  }

  @Override
  protected int games() {
    return 2;
  }
}
