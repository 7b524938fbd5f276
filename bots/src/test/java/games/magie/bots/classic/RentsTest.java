package games.magie.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.magie.classic.Deed;
import games.magie.classic.Group;
import org.junit.jupiter.api.Test;

class RentsTest {
  private static final int DARK_BLUE = Group.DARK_BLUE.ordinal();

  @Test
  void aWholeGroupWithoutBuildingsEarnsDouble() {
    double earned = 70 * Landings.on(Deed.PARK_PLACE) + 100 * Landings.on(Deed.BOARDWALK);
    assertThat(Rents.of(5).group(DARK_BLUE, 0)).isCloseTo(earned, within(1e-9));
  }

  /// The site without a house has its plain rent.
  @Test
  void anOddHouseStandsWhereItEarnsMost() {
    double earned = 35 * Landings.on(Deed.PARK_PLACE) + 200 * Landings.on(Deed.BOARDWALK);
    assertThat(Rents.of(5).group(DARK_BLUE, 1)).isCloseTo(earned, within(1e-9));
  }

  @Test
  void inTheQuickerGameTheFourthStepIsTheHotel() {
    double earned = 1500 * Landings.on(Deed.PARK_PLACE) + 2000 * Landings.on(Deed.BOARDWALK);
    assertThat(Rents.of(4).group(DARK_BLUE, 8)).isCloseTo(earned, within(1e-9));
    assertThat(Rents.of(5).group(DARK_BLUE, 10)).isCloseTo(earned, within(1e-9));
  }
}
