package games.magie.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import org.junit.jupiter.api.Test;

class JudgementTest {
  private final Judgement judgement = new Judgement(Style.trader());

  @Test
  void thoseWhoHaveTheSameHaveTheSameChance() {
    judgement.open(view("A* cash: 1000\nB cash: 1000\nC cash: 1000\nD cash: 1000"));
    assertThat(judgement.chance(0)).isCloseTo(0.25, within(1e-9));
  }

  @Test
  void aGiftToTheLeaderCostsMoreThanTheSameGiftToTheLast() {
    judgement.open(view("A* cash: 900 | deeds: vermont\nB cash: 2500\nC cash: 300\nD cash: 900"));
    judgement.deal(1, Deed.VERMONT.bit(), 0, 0);
    double toTheLeader = judgement.mine;
    judgement.deal(2, Deed.VERMONT.bit(), 0, 0);
    assertThat(toTheLeader).isLessThan(judgement.mine);
  }

  @Test
  void aSwapThatCompletesAGroupForBothIsGoodForBoth() {
    judgement.open(
        view(
            "A* cash: 1500 | deeds: virginia st-james tennessee\n"
                + "B cash: 1500 | deeds: st-charles states new-york\nC cash: 900\nD cash: 900"));
    // Orange earns more than pink.
    judgement.deal(1, Deed.VIRGINIA.bit(), Deed.NEW_YORK.bit(), 250);
    assertThat(judgement.mine).isPositive();
    assertThat(judgement.theirs).isPositive();
  }

  /// With the same deeds a group is worth more to those who can build on it.
  @Test
  void aGroupIsWorthMoreToThoseWhoCanBuild() {
    double rich = gainOfTheLastOrange(1200);
    double poor = gainOfTheLastOrange(60);
    assertThat(rich).isGreaterThan(2 * poor).isPositive();
  }

  private double gainOfTheLastOrange(int cash) {
    judgement.open(
        view(
            "A* cash: %d | deeds: st-james tennessee\nB cash: 900 | deeds: new-york\nC cash: 900\nD cash: 900"
                .formatted(cash)));
    judgement.deal(1, 0, Deed.NEW_YORK.bit(), 0);
    return judgement.mine;
  }

  @Test
  void judgingLeavesTheSheetAsItWas() {
    judgement.open(view("A* cash: 900 | deeds: virginia\nB cash: 700 | deeds: new-york\nC\nD"));
    double before = judgement.chance(0);
    judgement.deal(1, Deed.VIRGINIA.bit(), Deed.NEW_YORK.bit(), 123);
    judgement.bought(2, Deed.BALTIC.bit(), 50);
    judgement.weigh();
    assertThat(judgement.chance(0)).isCloseTo(before, within(1e-12));
  }

  private static ClassicView view(String text) {
    return Position.pocket(text, 4, 0).view();
  }
}
