package games.magie.classic;

class BrandsLawsTest extends ClassicLaws {
  BrandsLawsTest() {
    super(Classic.brands());
  }

  @Override
  protected String pin() {
    return "23afec0c4fcaa5b5";
  }
}
