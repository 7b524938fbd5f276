package games.magie.classic.table;

import games.magie.classic.ClassicEvent;
import games.magie.classic.PaymentEvent;
import games.magie.classic.estate.Board;
import games.magie.kernel.Clause;
import games.magie.kernel.Out;

/// Money only ever moves, from one purse to another. The bank's purse may be below zero, for the
/// bank never goes broke.
public final class Money {
  public static final int BANK = ClassicState.NOBODY;
  public static final int POT = ClassicEvent.POT;

  private Money() {}

  public static void pay(ClassicState s, int from, int to, int amount, Clause why, Out out) {
    s.cash[purse(from)] -= amount;
    s.cash[purse(to)] += amount;
    if (amount != 0 && !out.silent()) {
      out.tell(why, new PaymentEvent.Paid(from, to, amount));
    }
  }

  /// Where [ClassicState#cash] keeps the money of a seat, of the pot or of the bank.
  public static int purse(int of) {
    return of & ClassicState.PURSES - 1;
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
