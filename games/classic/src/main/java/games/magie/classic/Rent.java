package games.magie.classic;

import games.magie.classic.ClassicEvent.OnDeed;
import games.magie.classic.ClassicEvent.Throw;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a property earns, and asking for it. The rent is fixed at the landing and belongs to who
/// was the owner then; it is owed once it is asked for.
final class Rent {
  private static final int ONE_UTILITY = 4;
  private static final int BOTH_UTILITIES = 10;

  private Rent() {}

  static void landed(ClassicState s, int deed, boolean byCard, Chance chance, Out out) {
    int owner = s.owner[deed];
    int idle = Bits.ifEqual(owner, s.active) | Bits.ifSet(s.mortgaged, deed) | jailed(s, owner);
    if (!out.silent()) {
      Movement.tell(s, landingClause(s, deed, owner), s.place[s.active], out);
    }
    int times = times(s, deed, byCard);
    boolean asks = (s.asksByHand >> owner & 1) != 0;
    if (times == 0 && !asks && out.silent()) {
      // A rent of nothing is paid as well.
      int rent = (fixed(s, deed) << (byCard ? 1 : 0)) & ~idle;
      Debt.owe(s, s.active, Seats.mask(owner), rent, Debts.Cause.RENT, deed, out);
    } else if (idle == 0) {
      due(s, deed, owner, times, byCard, chance, out);
    }
  }

  /// All bits where the house rule spares who lands, as the owner is in jail.
  private static int jailed(ClassicState s, int owner) {
    return s.options.rentInJail() ? 0 : Bits.ifSet(s.jailed, owner);
  }

  private static ClassicClause landingClause(ClassicState s, int deed, int owner) {
    if (owner == s.active) {
      return ClassicClause.RENT_OWN;
    } else if (s.isMortgaged(deed)) {
      return ClassicClause.RENT_MORTGAGED;
    }
    return jailed(s, owner) != 0 ? ClassicClause.RENT_IN_JAIL : ClassicClause.RENT_DUE;
  }

  private static void due(
      ClassicState s, int deed, int owner, int factor, boolean byCard, Chance chance, Out out) {
    int times = factor;
    int rent;
    if (times == 0) {
      rent = fixed(s, deed) * (byCard ? 2 : 1);
    } else if (byCard || s.edition().freshUtilityRoll()) {
      rent = 0;
    } else {
      rent = times * (s.first + s.second);
      times = 0;
    }
    if (!out.silent()) {
      out.tell(
          clause(s, deed, byCard),
          new ClassicEvent.RentDue(s.active, owner, Deed.ALL[deed], rent, times));
    }
    if ((s.asksByHand >> owner & 1) == 0) {
      ask(s, s.active, owner, deed, rent, times, chance, out);
    } else {
      s.claims.add(s.active, owner, deed, rent, times);
    }
  }

  /// How many times a roll a utility earns; 0 for all else.
  static int times(ClassicState s, int deed, boolean byCard) {
    if (Board.GROUP_OF[deed] != Board.UTILITY) {
      return 0;
    }
    boolean both = s.isWhole(s.owner[deed], Board.UTILITY);
    return byCard || both ? BOTH_UTILITIES : ONE_UTILITY;
  }

  /// The rent of a site or railroad that somebody owns.
  static int fixed(ClassicState s, int deed) {
    int railroads = s.owned[s.owner[deed]] & Board.MASK_OF[Board.RAILROAD];
    int railroad = Bits.ifLess(Board.RAILROAD - 1, Board.GROUP_OF[deed]);
    int count = Integer.bitCount(railroads) - 1;
    int row = (railroad & count) | (~railroad & row(s, deed, s.level[deed]));
    return s.rents[Board.RENT_ROWS * deed + row];
  }

  /// The rent of a site with so many steps of building on it.
  static int site(ClassicState s, int deed, int step) {
    return s.rents[Board.RENT_ROWS * deed + row(s, deed, step)];
  }

  /// The bare rent, twice the bare rent, and then the buildings.
  private static int row(ClassicState s, int deed, int step) {
    return step + (-(step | doubled(s, deed)) >>> 31);
  }

  /// What the deed says, step by step.
  static List<Integer> printed(ClassicState s, int deed) {
    int group = Board.GROUP_OF[deed];
    if (group == Board.UTILITY) {
      return List.of(ONE_UTILITY, BOTH_UTILITIES);
    }
    boolean railroad = group == Board.RAILROAD;
    int rows = railroad ? Integer.bitCount(Board.MASK_OF[group]) : s.options.hotelLevel() + 2;
    var steps = new ArrayList<Integer>();
    for (int row = 0; row < rows; row++) {
      if (railroad || row != Board.DOUBLE_RENT) {
        steps.add(s.rents[Board.RENT_ROWS * deed + row]);
      }
    }
    return steps;
  }

  /// 1 where a group without buildings earns double, else 0.
  private static int doubled(ClassicState s, int deed) {
    int group = Board.GROUP_OF[deed];
    boolean ended = s.edition().freeGroupDoubles() && (s.mortgaged & Board.MASK_OF[group]) != 0;
    return ended ? 0 : s.whole[s.owner[deed]] >> group & 1;
  }

  private static ClassicClause clause(ClassicState s, int deed, boolean byCard) {
    int group = Board.GROUP_OF[deed];
    if (byCard) {
      return ClassicClause.CARD_NEAREST;
    } else if (group == Board.UTILITY) {
      return s.edition().rentUtility();
    } else if (group == Board.RAILROAD) {
      return ClassicClause.RENT_RAILROAD;
    } else if (s.level[deed] > 0) {
      return ClassicClause.RENT_BUILDINGS;
    }
    return s.isWhole(s.owner[deed], group) ? s.edition().rentDouble() : ClassicClause.RENT_DUE;
  }

  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    for (int at = 0; at < s.claims.count; at++) {
      if (s.claims.owner(at) == seat && s.claims.find(seat, s.claims.deed(at)) == at) {
        into.add(MoveTable.on(ClassicMove.Act.CLAIM, s.claims.deed(at)));
      }
    }
  }

  static @Nullable Refusal objection(ClassicState s, int seat, int deed) {
    return s.claims.find(seat, deed) >= 0
        ? null
        : new Refusal(ClassicClause.RENT_CLAIM, "nothing-to-claim", Deed.ALL[deed].text());
  }

  static void claim(ClassicState s, int seat, int deed, Chance chance, Out out) {
    int at = s.claims.find(seat, deed);
    int debtor = s.claims.debtor(at);
    int rent = s.claims.amount(at);
    int times = s.claims.times(at);
    s.claims.remove(at);
    ask(s, debtor, seat, deed, rent, times, chance, out);
  }

  /// Asks for a rent; a utility's roll is thrown now, and is no roll of the turn.
  private static void ask(
      ClassicState s,
      int debtor,
      int owner,
      int deed,
      int fixed,
      int times,
      Chance chance,
      Out out) {
    int rent = fixed;
    if (times > 0) {
      int first = Movement.throwDie(chance);
      int second = Movement.throwDie(chance);
      rent = times * (first + second);
      if (!out.silent()) {
        out.tell(
            s.edition().rentUtility(),
            new ClassicEvent.Threw(Throw.UTILITY_ROLLED, debtor, first, second));
      }
    }
    if (!out.silent()) {
      out.tell(
          ClassicClause.RENT_CLAIM,
          new ClassicEvent.AtDeed(OnDeed.CLAIMED, owner, Deed.ALL[deed], rent));
    }
    Debt.owe(s, debtor, Seats.mask(owner), rent, Debts.Cause.RENT, deed, out);
  }

  /// Another player throws the dice: what was not asked for is not owed.
  static void close(ClassicState s, Out out) {
    for (int at = s.claims.count - 1; at >= 0; at--) {
      if (s.claims.debtor(at) != s.active) {
        if (!out.silent()) {
          out.tell(
              ClassicClause.RENT_CLAIM,
              new ClassicEvent.AtDeed(
                  OnDeed.UNCLAIMED,
                  s.claims.owner(at),
                  Deed.ALL[s.claims.deed(at)],
                  s.claims.amount(at)));
        }
        s.claims.remove(at);
      }
    }
  }

  /// A player is out: nobody owes it rent, and it owes none.
  static void forget(ClassicState s, int seat) {
    for (int at = s.claims.count - 1; at >= 0; at--) {
      if (s.claims.debtor(at) == seat || s.claims.owner(at) == seat) {
        s.claims.remove(at);
      }
    }
  }
}
