package games.magie.express.rules;

import games.magie.express.Amounts;
import games.magie.express.Dice;
import games.magie.express.ExpressClause;
import games.magie.express.ExpressEvent;
import games.magie.express.ExpressMove;
import games.magie.express.Face;
import games.magie.express.table.ExpressState;
import games.magie.express.table.ExpressState.Phase;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;

/// What the house/hotel die shows is carried out at once; only which policeman is freed can be the
/// player's choice.
final class HouseDie {
  private HouseDie() {}

  static void resolve(ExpressState s, Out out) {
    int shown = s.face[Dice.HOUSE_DIE];
    if (shown == ExpressState.UNROLLED) {
      return;
    }
    switch (Face.ALL.get(shown)) {
      case HOUSE -> house(s, out);
      case BROKEN_HOUSE -> broken(s, out);
      case HOTEL -> hotel(s, out);
      case JAIL_FREE -> jailFree(s, out);
      case BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE, RAILROAD, UTILITY ->
          throw notOnThisDie(shown);
      case CHANCE, POLICE, GO, BLANK -> throw notOnThisDie(shown);
    }
  }

  private static IllegalStateException notOnThisDie(int face) {
    return new IllegalStateException("the house/hotel die shows " + Face.ALL.get(face).text());
  }

  private static void house(ExpressState s, Out out) {
    boolean left = s.housesInBank() > 0;
    if (left) {
      s.houses[s.active]++;
      s.turnHouses++;
    }
    if (!out.silent()) {
      out.tell(
          ExpressClause.HOUSE,
          left
              ? new ExpressEvent.HouseTaken(s.active, s.houses[s.active])
              : new ExpressEvent.NoHouseLeft(s.active));
    }
  }

  /// A house of this turn is the first to go (reading X2).
  private static void broken(ExpressState s, Out out) {
    boolean has = s.houses[s.active] > 0;
    if (has) {
      s.houses[s.active]--;
      s.turnHouses = Math.max(0, s.turnHouses - 1);
    }
    if (!out.silent()) {
      out.tell(
          ExpressClause.BROKEN,
          has
              ? new ExpressEvent.HouseBroken(s.active, s.houses[s.active])
              : new ExpressEvent.NothingBroken(s.active));
    }
  }

  private static void hotel(ExpressState s, Out out) {
    boolean all = s.houses[s.active] == ExpressState.HOUSES;
    if (all) {
      s.money += Amounts.HOTEL;
    }
    if (!out.silent()) {
      out.tell(
          ExpressClause.HOTEL,
          all
              ? new ExpressEvent.HotelBuilt(s.active, Amounts.HOTEL)
              : new ExpressEvent.HotelMissed(s.active, s.houses[s.active]));
    }
  }

  /// With one GO die the three differ, and the player chooses among two or more; otherwise they are
  /// alike (X3).
  private static void jailFree(ExpressState s, Out out) {
    if (s.policemen == 0) {
      if (!out.silent()) {
        out.tell(ExpressClause.JAIL_FREE, new ExpressEvent.NobodyFreed(s.active));
      }
    } else if (s.policemen > 1 && s.options.goDice() == 1) {
      s.phase = Phase.FREEING;
    } else {
      freeFirst(s, out);
    }
  }

  /// Frees the lowest number.
  static void freeFirst(ExpressState s, Out out) {
    free(s, firstInJail(s), out);
  }

  private static int firstInJail(ExpressState s) {
    int die = Dice.FIRST_JAIL_DIE;
    while (s.place[die] != ExpressState.IN_JAIL) {
      die++;
    }
    return die;
  }

  static void legal(ExpressState s, Moves<ExpressMove> into) {
    for (int die = Dice.FIRST_JAIL_DIE; die <= Dice.LAST_JAIL_DIE; die++) {
      if (s.place[die] == ExpressState.IN_JAIL) {
        into.add(MoveTable.free(die));
      }
    }
  }

  static @Nullable Refusal objection(ExpressState s, int die) {
    if (s.phase != Phase.FREEING) {
      return new Refusal(ExpressClause.JAIL_FREE, "nobody-to-free");
    }
    boolean jailed = die <= Dice.LAST_JAIL_DIE && die > 0 && s.place[die] == ExpressState.IN_JAIL;
    return jailed ? null : new Refusal(ExpressClause.JAIL_FREE, "not-in-jail", String.valueOf(die));
  }

  static Refusal mustChoose() {
    return new Refusal(ExpressClause.JAIL_FREE, "choose-policeman");
  }

  static void free(ExpressState s, int die, Out out) {
    s.free(die);
    s.policemen--;
    s.phase = Phase.PLACING;
    if (!out.silent()) {
      out.tell(
          ExpressClause.JAIL_FREE, new ExpressEvent.PolicemanFreed(s.active, die, s.policemen));
    }
  }
}
