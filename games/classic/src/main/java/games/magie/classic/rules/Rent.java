package games.magie.classic.rules;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.MoveTable;
import games.magie.classic.PaymentEvent;
import games.magie.classic.SeatSet;
import games.magie.classic.estate.Board;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Debts;
import games.magie.classic.table.Debts.Owed;
import games.magie.classic.table.OpenRents.OpenRent;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a property earns, and asking for it. The rent is fixed at the landing and belongs to who
/// was the owner then; it is owed once it is asked for.
public final class Rent {
  private static final int ONE_UTILITY = 4;
  private static final int BOTH_UTILITIES = 10;

  private Rent() {}

  static void landed(ClassicState s, Deed deed, boolean byCard, Chance chance, Out out) {
    int owner = s.owner[deed.ordinal()];
    if (!out.silent()) {
      Movement.tell(s, landingClause(s, deed, owner), s.place[s.active], out);
    }
    if (owner == s.active || s.isMortgaged(deed.ordinal()) || spared(s, owner)) {
      return;
    }
    if ((s.asksByHand >> owner & 1) == 0) {
      ask(s, fallsDue(s, deed, byCard, out), chance, out);
    } else {
      s.openRents.add(fallsDue(s, deed, byCard, out));
    }
  }

  /// Whether the house rule spares who lands, as the owner is in jail.
  private static boolean spared(ClassicState s, int owner) {
    return !s.options.rentInJail() && s.isJailed(owner);
  }

  private static ClassicClause landingClause(ClassicState s, Deed deed, int owner) {
    if (owner == s.active) {
      return ClassicClause.RENT_OWN;
    } else if (s.isMortgaged(deed.ordinal())) {
      return ClassicClause.RENT_MORTGAGED;
    }
    return spared(s, owner) ? ClassicClause.RENT_IN_JAIL : ClassicClause.RENT_DUE;
  }

  /// What the active player, who landed there, comes to owe.
  private static OpenRent due(ClassicState s, Deed deed, boolean byCard) {
    int owner = s.owner[deed.ordinal()];
    int times = times(s, deed, byCard);
    if (times == 0) {
      int rent = fixed(s, deed) * (byCard ? 2 : 1);
      return new OpenRent(s.active, owner, deed, rent, 0);
    }
    return byCard || s.edition().freshUtilityRoll
        ? new OpenRent(s.active, owner, deed, 0, times)
        : new OpenRent(s.active, owner, deed, times * (s.first + s.second), 0);
  }

  private static OpenRent fallsDue(ClassicState s, Deed deed, boolean byCard, Out out) {
    OpenRent rent = due(s, deed, byCard);
    if (!out.silent()) {
      out.tell(
          clause(s, deed, byCard),
          rent.times() > 0
              ? new PaymentEvent.RentByRoll(rent.debtor(), rent.owner(), deed, rent.times())
              : new PaymentEvent.RentDue(rent.debtor(), rent.owner(), deed, rent.amount()));
    }
    return rent;
  }

  /// How many times a roll a utility earns; 0 for all else.
  public static int times(ClassicState s, Deed deed, boolean byCard) {
    if (deed.group() != Group.UTILITY) {
      return 0;
    }
    boolean both = s.isWhole(s.owner[deed.ordinal()], Group.UTILITY);
    return byCard || both ? BOTH_UTILITIES : ONE_UTILITY;
  }

  /// The rent of a site or railroad that somebody owns.
  public static int fixed(ClassicState s, Deed deed) {
    int at = deed.ordinal();
    if (deed.group() != Group.RAILROAD) {
      return site(s, deed, s.level[at]);
    }
    int railroads = s.owned[s.owner[at]] & Board.maskOf(Board.RAILROAD);
    return s.rents[Board.RENT_ROWS * at + Integer.bitCount(railroads) - 1];
  }

  /// The rent of a site with so many steps of building on it: the bare rent, twice the bare rent,
  /// and then the buildings.
  public static int site(ClassicState s, Deed deed, int steps) {
    int bare = steps == 0 && !doubled(s, deed) ? 0 : Board.DOUBLE_RENT;
    return s.rents[Board.RENT_ROWS * deed.ordinal() + bare + steps];
  }

  /// What the deed says, step by step.
  public static List<Integer> printed(ClassicState s, int deed) {
    int group = Board.groupOf(deed);
    if (group == Board.UTILITY) {
      return List.of(ONE_UTILITY, BOTH_UTILITIES);
    }
    boolean railroad = group == Board.RAILROAD;
    int rows = railroad ? Integer.bitCount(Board.maskOf(group)) : s.options.hotelLevel() + 2;
    var steps = new ArrayList<Integer>();
    for (int row = 0; row < rows; row++) {
      if (railroad || row != Board.DOUBLE_RENT) {
        steps.add(s.rents[Board.RENT_ROWS * deed + row]);
      }
    }
    return steps;
  }

  /// Whether a site without buildings earns double.
  private static boolean doubled(ClassicState s, Deed deed) {
    int group = Board.maskOf(deed.group().ordinal());
    boolean ended = s.edition().mortgageEndsDoubleRent && (s.mortgaged & group) != 0;
    return !ended && s.isWhole(s.owner[deed.ordinal()], deed.group());
  }

  private static ClassicClause clause(ClassicState s, Deed deed, boolean byCard) {
    if (byCard) {
      return ClassicClause.CARD_NEAREST;
    } else if (deed.group() == Group.UTILITY) {
      return s.edition().rentUtility;
    } else if (deed.group() == Group.RAILROAD) {
      return ClassicClause.RENT_RAILROAD;
    } else if (s.level[deed.ordinal()] > 0) {
      return ClassicClause.RENT_BUILDINGS;
    }
    boolean whole = s.isWhole(s.owner[deed.ordinal()], deed.group());
    return whole ? s.edition().rentDouble : ClassicClause.RENT_DUE;
  }

  @SuppressWarnings("ReferenceEquality") // only the first of several for one deed is listed
  static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    int listed = 0;
    for (OpenRent rent : s.openRents.all()) {
      if (rent.owner() == seat && (listed & rent.deed().bit()) == 0) {
        listed |= rent.deed().bit();
        into.add(MoveTable.on(ClassicMove.Act.CLAIM, rent.deed().ordinal()));
      }
    }
  }

  static @Nullable Refusal objection(ClassicState s, int seat, Deed deed) {
    return s.openRents.find(seat, deed) != null
        ? null
        : new Refusal(ClassicClause.RENT_CLAIM, "nothing-to-claim", deed.text());
  }

  /// An owner asks for the oldest open rent of a deed, if there is one.
  static void claim(ClassicState s, int seat, Deed deed, Chance chance, Out out) {
    OpenRent rent = s.openRents.find(seat, deed);
    if (rent != null) {
      s.openRents.remove(rent);
      ask(s, rent, chance, out);
    }
  }

  /// Asks for a rent; a utility's roll is thrown now, and is no roll of the turn.
  private static void ask(ClassicState s, OpenRent rent, Chance chance, Out out) {
    int amount =
        rent.times() > 0 ? rent.times() * roll(s, rent.debtor(), chance, out) : rent.amount();
    if (!out.silent()) {
      out.tell(
          ClassicClause.RENT_CLAIM,
          new PaymentEvent.RentClaimed(rent.owner(), rent.deed(), amount));
    }
    var owner = SeatSet.only(rent.owner());
    Debt.owe(s, new Owed(rent.debtor(), owner, amount, Debts.Cause.RENT, rent.deed()), out);
  }

  private static int roll(ClassicState s, int seat, Chance chance, Out out) {
    int first = Movement.throwDie(chance);
    int second = Movement.throwDie(chance);
    if (!out.silent()) {
      out.tell(s.edition().rentUtility, new PaymentEvent.UtilityRolled(seat, first, second));
    }
    return first + second;
  }

  /// Another player throws the dice: what was not asked for is not owed. The last one goes first.
  static void close(ClassicState s, Out out) {
    for (OpenRent rent : s.openRents.all().reversed()) {
      if (rent.debtor() != s.active) {
        if (!out.silent()) {
          out.tell(
              ClassicClause.RENT_CLAIM,
              new PaymentEvent.RentUnclaimed(rent.owner(), rent.deed(), rent.amount()));
        }
        s.openRents.remove(rent);
      }
    }
  }

  /// A player is out: nobody owes it rent, and it owes none.
  static void forget(ClassicState s, int seat) {
    for (OpenRent rent : s.openRents.all()) {
      if (rent.debtor() == seat || rent.owner() == seat) {
        s.openRents.remove(rent);
      }
    }
  }
}
