package games.magie.go;

import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.testkit.Laws;

class GoLawsTest extends Laws<GoState, GoMove, GoView> {
  GoLawsTest() {
    super(new Go());
  }

  @Override
  protected String pin() {
    return "4808cf1925ff10c8";
  }

  @Override
  protected void conserved(GoState s) {
    Conservation.check(s);
  }

  @Override
  protected String otherSecrets(
      String position, Settings settings, int seats, int seat, Seeded random) {
    return OtherSecrets.swap(position, settings, seats, seat, random);
  }

  @Override
  protected boolean sealed(GoState s, int seat, GoMove move) {
    return move instanceof GoMove.Dial;
  }

  /// Tiles that can only be of one kind: the hidden ones that may be kept are all alike.
  @Override
  protected boolean onlyOneValue(GoState s, int seat, String field) {
    return field.endsWith("dial") ? false : OtherSecrets.alike(s, seat);
  }
}
