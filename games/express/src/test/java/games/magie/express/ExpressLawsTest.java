package games.magie.express;

import games.magie.express.table.ExpressState;
import games.magie.testkit.Laws;

class ExpressLawsTest extends Laws<ExpressState, ExpressMove, ExpressView> {
  ExpressLawsTest() {
    super(new Express());
  }

  @Override
  protected String pin() {
    return "2a8fa94aa22a0c61";
  }
}
