package games.magie.express.rules;

import static games.magie.kernel.Invariants.hold;
import static games.magie.kernel.Invariants.same;

import games.magie.express.Dice;
import games.magie.express.ExpressMove;
import games.magie.express.Face;
import games.magie.express.Group;
import games.magie.express.table.ExpressState;
import games.magie.kernel.Invariants;
import java.util.List;

/// Four houses in all, and each die in one place that agrees with what is kept beside it.
public final class ExpressInvariants implements Invariants<ExpressState, ExpressMove> {
  @Override
  public void conserved(ExpressState s) {
    hold(s.housesInBank() >= 0 && s.housesInBank() <= ExpressState.HOUSES, "houses in the bank");
    int policemen = 0;
    int[] filled = new int[Group.ALL.size()];
    int[] shown = new int[Group.ALL.size()];
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      int place = s.place[die];
      if (place == ExpressState.IN_JAIL) {
        policemen++;
      } else if (place != ExpressState.LOOSE) {
        filled[place]++;
        boolean chance = s.shows(die, Face.CHANCE);
        shown[place] += chance ? 0 : Group.ALL.get(place).faceValue();
      }
    }
    same(s.policemen, policemen, "policemen");
    hold(policemen <= 3, "policemen in jail");
    for (Group group : Group.ALL) {
      int at = group.ordinal();
      same(s.options.squares(at) - s.empty[at], filled[at], "filled squares");
      hold(filled[at] <= 4, "squares of a group");
      same(s.shown[at], shown[at], "the value shown");
      boolean full = filled[at] == s.options.squares(at);
      hold((s.complete & group.bit()) != 0 == full, "complete groups");
    }
  }

  @Override
  public List<String> possessions() {
    return List.of("score", "houses");
  }
}
