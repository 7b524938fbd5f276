package games.magie.deal;

import games.magie.deal.table.DealState;
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
}
