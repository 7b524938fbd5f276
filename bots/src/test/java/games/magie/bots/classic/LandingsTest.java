package games.magie.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Deed;
import games.magie.classic.Space;
import java.util.Arrays;
import java.util.Comparator;
import org.junit.jupiter.api.Test;

class LandingsTest {
  /// The order that every published computation of this board finds.
  @Test
  void illinoisIsTheSiteThatIsVisitedMostAndMediterraneanTheOneVisitedLeast() {
    var sites =
        Arrays.stream(Deed.values())
            .filter(deed -> deed.group().colour())
            .sorted(Comparator.comparingDouble(Landings::on))
            .toList();
    assertThat(sites.getLast()).isEqualTo(Deed.ILLINOIS);
    assertThat(sites.getFirst()).isEqualTo(Deed.MEDITERRANEAN);
  }

  /// Those who leave jail roll six to nine more often than anything else.
  @Test
  void theOrangeGroupIsVisitedMoreThanAnyOther() {
    double orange = Landings.on(Deed.TENNESSEE) + Landings.on(Deed.NEW_YORK);
    assertThat(orange).isGreaterThan(Landings.on(Deed.PARK_PLACE) + Landings.on(Deed.BOARDWALK));
    assertThat(orange).isGreaterThan(Landings.on(Deed.VERMONT) + Landings.on(Deed.CONNECTICUT));
  }

  /// Two dice go seven spaces, so that a space is passed over six times and met the seventh; with
  /// the rolls after doubles a turn has almost 1.2 rolls.
  @Test
  void aSpaceIsVisitedAboutEveryThirtyFifthTurn() {
    double sum = 0;
    for (Space space : Space.ALL) {
      sum += Landings.on(space);
    }
    assertThat(sum / Space.COUNT).isBetween(1 / 36.0, 1 / 28.0);
  }
}
