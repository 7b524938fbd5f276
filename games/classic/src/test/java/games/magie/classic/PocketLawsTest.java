package games.magie.classic;

class PocketLawsTest extends ClassicLaws {
  PocketLawsTest() {
    super(Classic.pocket());
  }

  @Override
  protected String pin() {
    return "1d95290724467842";
  }
}
