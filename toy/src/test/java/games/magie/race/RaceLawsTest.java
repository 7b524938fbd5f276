package games.magie.race;

import games.magie.testkit.Laws;

class RaceLawsTest extends Laws<RaceState, RaceMove, RaceView> {
  RaceLawsTest() {
    super(new Race());
  }

  @Override
  protected String pin() {
    return "c73c5aa85fa41825";
  }
}
