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
  private static final int ONE_RAILROAD = 25;
  private static final int ONE_UTILITY = 4;
  private static final int BOTH_UTILITIES = 10;

  private Rent() {}

  static void landed(ClassicState s, int deed, boolean byCard, Chance chance, Out out) {
    int owner = s.owner[deed];
    int at = s.place[s.active];
    if (s.isMortgaged(deed)) {
      Movement.tell(s, ClassicClause.RENT_MORTGAGED, at, out);
      return;
    }
    if (!s.options.rentInJail() && s.isJailed(owner)) {
      Movement.tell(s, ClassicClause.RENT_IN_JAIL, at, out);
      return;
    }
    Movement.tell(s, ClassicClause.RENT_DUE, at, out);
    int times = times(s, deed, byCard);
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
    s.claims.add(s.active, owner, deed, rent, times);
    if ((s.asksByHand >> owner & 1) == 0) {
      ask(s, s.claims.count - 1, chance, out);
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
    int group = Board.GROUP_OF[deed];
    if (group == Board.RAILROAD) {
      int railroads = s.owned[s.owner[deed]] & Board.MASK_OF[group];
      return ONE_RAILROAD << (Integer.bitCount(railroads) - 1);
    }
    return site(s, deed, s.level[deed]);
  }

  /// The rent of a site with so many steps of building on it.
  static int site(ClassicState s, int deed, int step) {
    int[] rents = Board.RENT[deed];
    if (step > 0) {
      return rents[step == s.options.hotelLevel() ? Deed.HOTEL_RENT : step];
    }
    return doubles(s, deed) ? 2 * rents[0] : rents[0];
  }

  /// What the deed says, step by step.
  static List<Integer> printed(ClassicState s, int deed) {
    int group = Board.GROUP_OF[deed];
    if (group == Board.UTILITY) {
      return List.of(ONE_UTILITY, BOTH_UTILITIES);
    }
    var steps = new ArrayList<Integer>();
    if (group == Board.RAILROAD) {
      for (int owned = 0; owned < Integer.bitCount(Board.MASK_OF[group]); owned++) {
        steps.add(ONE_RAILROAD << owned);
      }
      return steps;
    }
    int[] rents = Board.RENT[deed];
    for (int step = 0; step <= s.options.hotelLevel(); step++) {
      steps.add(rents[step == s.options.hotelLevel() ? Deed.HOTEL_RENT : step]);
    }
    return steps;
  }

  private static boolean doubles(ClassicState s, int deed) {
    int group = Board.GROUP_OF[deed];
    boolean free = !s.edition().freeGroupDoubles() || (s.mortgaged & Board.MASK_OF[group]) == 0;
    return free && s.isWhole(s.owner[deed], group);
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
    ask(s, s.claims.find(seat, deed), chance, out);
  }

  /// Asks for a rent; a utility's roll is thrown now, and is no roll of the turn.
  private static void ask(ClassicState s, int at, Chance chance, Out out) {
    int debtor = s.claims.debtor(at);
    int owner = s.claims.owner(at);
    int deed = s.claims.deed(at);
    int rent = s.claims.amount(at);
    int times = s.claims.times(at);
    s.claims.remove(at);
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
