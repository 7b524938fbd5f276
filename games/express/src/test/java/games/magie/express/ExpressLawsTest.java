package games.magie.express;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.testkit.Laws;

class ExpressLawsTest extends Laws<ExpressState, ExpressMove, ExpressView> {
  ExpressLawsTest() {
    super(new Express());
  }

  @Override
  protected String pin() {
    return "2a8fa94aa22a0c61";
  }

  /// Four houses in all, and each die in one place that agrees with what is kept beside it.
  @Override
  protected void conserved(ExpressState s) {
    assertThat(s.housesInBank()).isBetween(0, ExpressState.HOUSES);
    int policemen = 0;
    int[] filled = new int[Group.ALL.length];
    int[] shown = new int[Group.ALL.length];
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      int place = s.place[die];
      if (place == ExpressState.IN_JAIL) {
        policemen++;
      } else if (place != ExpressState.LOOSE) {
        filled[place]++;
        boolean chance = s.face[die] == Face.CHANCE.ordinal();
        shown[place] += chance ? 0 : Group.ALL[place].faceValue();
      }
    }
    assertThat(s.policemen).isEqualTo(policemen).isLessThanOrEqualTo(3);
    for (Group group : Group.ALL) {
      int at = group.ordinal();
      assertThat(s.options.squares(at) - s.empty[at]).isEqualTo(filled[at]).isLessThanOrEqualTo(4);
      assertThat(s.shown[at]).isEqualTo(shown[at]);
      boolean full = filled[at] == s.options.squares(at);
      assertThat((s.complete & group.bit()) != 0).isEqualTo(full);
    }
  }
}
