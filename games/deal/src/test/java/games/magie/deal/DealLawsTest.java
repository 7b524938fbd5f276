package games.magie.deal;

import games.magie.kernel.Fields;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.testkit.Laws;

class DealLawsTest extends Laws<DealState, DealMove, DealView> {
  DealLawsTest() {
    super(new Deal());
  }

  @Override
  protected String pin() {
    return "d936af0822ed6692";
  }

  /// Payments sort what there is to pay with, and broken piles are laid anew.
  @Override
  protected int bytesPerMove() {
    return 150;
  }

  @Override
  protected void conserved(DealState s) {
    Census.check(s);
  }

  @Override
  protected String otherSecrets(
      String position, Settings settings, int seats, int seat, Seeded random) {
    DealState s = game.notation().position(settings, seats, Fields.parse(position, seats));
    Secrets.shuffle(s, seat, random);
    return game.text(s);
  }

  /// With nothing to draw and one other hand there is nothing to guess.
  @Override
  protected boolean onlyOneValue(DealState s, int seat, String field) {
    return Secrets.only(s, seat, field.charAt(0) - 'A');
  }
}
