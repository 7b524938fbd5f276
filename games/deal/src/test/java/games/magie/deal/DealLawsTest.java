package games.magie.deal;

import games.magie.testkit.Laws;

class DealLawsTest extends Laws<DealState, DealMove, DealView> {
  DealLawsTest() {
    super(new Deal());
  }

  @Override
  protected String pin() {
    return "d6791c38a59fc5f2";
  }

  /// Payments sort what there is to pay with, and broken piles are laid anew.
  @Override
  protected int bytesPerMove() {
    return 150;
  }
}
