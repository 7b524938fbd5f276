package games.magie.express.rules;

import games.magie.express.Amounts;
import games.magie.express.Dice;
import games.magie.express.ExpressClause;
import games.magie.express.ExpressEvent;
import games.magie.express.Face;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.ArrayList;
import org.jspecify.annotations.Nullable;

/// A roll and all that follows from it by itself, in the order of express.roll.order: policemen,
/// the third one, GO, the house/hotel die.
public final class Rolling {
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
    boolean freedFirst = s.options.jailFreeFirst() && s.shows(Dice.HOUSE_DIE, Face.JAIL_FREE);
    if (s.policemen == Amounts.POLICEMEN_TO_JAIL && !freedFirst) {
      TurnFlow.jail(s, atStake, out);
      return;
    }
    payGo(s, out);
    HouseDie.resolve(s, out);
  }

  /// Rolls every die that is not on the board; returns how many policemen it brought.
  private static int rollRemaining(ExpressState s, Chance chance) {
    int policemen = 0;
    for (int dice = s.looseDice(); dice != 0; dice = Bits.rest(dice)) {
      int die = Bits.first(dice);
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
      if (s.place[die] == ExpressState.LOOSE && s.shows(die, Face.POLICE)) {
        s.jail(die);
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
      if (s.place[die] == ExpressState.LOOSE && s.shows(die, Face.GO)) {
        s.money += Amounts.GO;
        if (!out.silent()) {
          out.tell(ExpressClause.GO, new ExpressEvent.CollectedGo(s.active, Amounts.GO));
        }
      }
    }
  }

  private static void tellRoll(ExpressState s, Out out) {
    var shown = new ArrayList<ExpressEvent.Shown>();
    for (int die = 1; die <= Dice.HOUSE_DIE; die++) {
      if (s.loose(die)) {
        shown.add(new ExpressEvent.Shown(die, Face.ALL.get(s.face[die])));
      }
    }
    out.tell(
        s.rolls == 1 ? ExpressClause.ROLL_FIRST : ExpressClause.ROLL_ALL,
        new ExpressEvent.Rolled(s.active, s.rolls, shown));
  }
}
