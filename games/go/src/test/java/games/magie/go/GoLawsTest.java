package games.magie.go;

import games.magie.go.table.GoState;
import games.magie.testkit.Laws;

class GoLawsTest extends Laws<GoState, GoMove, GoView> {
  GoLawsTest() {
    super(new Go());
  }

  @Override
  protected String pin() {
    return "4808cf1925ff10c8";
  }
}
