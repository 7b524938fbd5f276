package games.magie.classic.table;

import games.magie.classic.PaymentEvent;
import games.magie.classic.estate.Board;
import games.magie.kernel.Clause;
import games.magie.kernel.Out;

/// Money only ever moves, from one purse to another. The bank's purse may be below zero, for the
/// bank never goes broke.
public final class Money {
  private Money() {}

  public static void pay(ClassicState s, Purse from, Purse to, int amount, Clause why, Out out) {
    s.cash[from.ordinal()] -= amount;
    s.cash[to.ordinal()] += amount;
    if (amount != 0 && !out.silent()) {
      out.tell(why, new PaymentEvent.Paid(from.party(), to.party(), amount));
    }
  }

  /// What a player pays the bank.
  public static void toBank(ClassicState s, int seat, int amount, Clause why, Out out) {
    pay(s, Purse.of(seat), Purse.BANK, amount, why, out);
  }

  /// What the bank pays a player.
  public static void fromBank(ClassicState s, int seat, int amount, Clause why, Out out) {
    pay(s, Purse.BANK, Purse.of(seat), amount, why, out);
  }

  /// What a player could have by selling every building and mortgaging every deed.
  public static int raisable(ClassicState s, int seat) {
    return s.cash[seat] + s.reserves[seat];
  }

  /// The purchase price of a player's buildings, of hotels with the houses that went into them.
  public static int buildings(ClassicState s, int seat) {
    int sum = 0;
    for (int groups = s.built & s.whole[seat]; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      int steps = 0;
      for (int deed : Board.deedsOf(group)) {
        steps += s.level[deed];
      }
      sum += steps * Board.houseCost(group);
    }
    return sum;
  }
}
