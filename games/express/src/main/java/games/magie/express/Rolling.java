package games.magie.express;

import games.magie.express.ExpressState.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// A roll and all that follows from it by itself, in the order of express.roll.order: policemen,
/// the third one, GO, the house/hotel die.
final class Rolling {
  static final int GO_MONEY = 200;
  static final int POLICEMEN_TO_JAIL = 3;

  private Rolling() {}

  static @Nullable Refusal objection(ExpressState s) {
    return s.phase == Phase.FREEING ? HouseDie.mustChoose() : null;
  }

  static void play(ExpressState s, Chance chance, Out out) {
    int atStake = out.silent() ? 0 : Scoring.turnValue(s); // only told
    int policemen = rollRemaining(s, chance);
    s.rolls++;
    s.freshChance = 0;
    s.phase = Phase.PLACING;
    if (!out.silent()) {
      tellRoll(s, out);
    }
    if (policemen > 0) {
      placePolicemen(s, out);
    }
    boolean freedFirst =
        s.options.jailFreeFirst() && s.face[Dice.HOUSE_DIE] == Face.JAIL_FREE.ordinal();
    if (s.policemen == POLICEMEN_TO_JAIL && !freedFirst) {
      TurnFlow.jail(s, atStake, out);
      return;
    }
    payGo(s, out);
    HouseDie.resolve(s, out);
  }

  /// Rolls every die that is not on the board; returns how many policemen it brought.
  private static int rollRemaining(ExpressState s, Chance chance) {
    int policemen = 0;
    for (int dice = s.looseDice(); dice != 0; dice &= dice - 1) {
      int die = Integer.numberOfTrailingZeros(dice);
      byte face = s.options.roll(die, chance);
      s.face[die] = face;
      if (face == Face.POLICE.ordinal()) {
        policemen++;
      }
    }
    return policemen;
  }

  private static void placePolicemen(ExpressState s, Out out) {
    for (int die = Dice.FIRST_JAIL_DIE; die <= Dice.LAST_JAIL_DIE; die++) {
      if (s.place[die] == ExpressState.LOOSE && s.face[die] == Face.POLICE.ordinal()) {
        s.lay(die, ExpressState.IN_JAIL);
        s.policemen++;
        if (!out.silent()) {
          out.tell(
              ExpressClause.POLICE_PLACE,
              new ExpressEvent.PolicemanPlaced(s.active, die, s.policemen));
        }
      }
    }
  }

  private static void payGo(ExpressState s, Out out) {
    for (int die = Dice.FIRST_JAIL_DIE; die <= Dice.LAST_JAIL_DIE; die++) {
      if (s.place[die] == ExpressState.LOOSE && s.face[die] == Face.GO.ordinal()) {
        s.money += GO_MONEY;
        if (!out.silent()) {
          out.tell(ExpressClause.GO, new ExpressEvent.CollectedGo(s.active, GO_MONEY));
        }
      }
    }
  }

  private static void tellRoll(ExpressState s, Out out) {
    var shown = new ArrayList<ExpressEvent.Shown>();
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      if (s.loose(die)) {
        shown.add(new ExpressEvent.Shown(die, Face.ALL[s.face[die]]));
      }
    }
    out.tell(
        s.rolls == 1 ? ExpressClause.ROLL_FIRST : ExpressClause.ROLL_ALL,
        new ExpressEvent.Rolled(s.active, s.rolls, shown));
  }
}
