package games.magie.bots.classic;

import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import java.util.Arrays;

/// The balance sheet of a table, copied from a view: who has which money, deeds and buildings. On
/// it a trader tries out what a deal or a purchase would change. Written again and again.
final class Sheet {
  private static final int MOST_SEATS = 8;

  int seats;

  /// The seats that are still in the game.
  int alive;

  final int[] cash = new int[MOST_SEATS];
  final int[] owned = new int[MOST_SEATS];
  int mortgaged;

  /// The deeds of groups with a building, which cannot change hands.
  int built;

  /// By group, the steps of building on it.
  final int[] steps = new int[Values.GROUPS];

  /// The deeds that players own.
  int sold;

  Rents rents = Rents.of(Values.HOTEL);

  void read(ClassicView view) {
    seats = view.seats();
    alive = 0;
    for (int seat = 0; seat < seats; seat++) {
      alive |= view.isOut(seat) ? 0 : 1 << seat;
      cash[seat] = view.cash(seat);
      owned[seat] = view.owned(seat);
    }
    mortgaged = view.mortgaged();
    built = view.builtDeeds();
    sold = view.sold();
    rents = Rents.of(view.hotelLevel());
    Arrays.fill(steps, 0);
    for (int rest = built; rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      steps[Values.GROUP_OF[deed]] += view.level(deed);
    }
  }

  /// How many players would pay rent to one of them.
  int others() {
    return Integer.bitCount(alive) - 1;
  }

  boolean plays(int seat) {
    return (alive >> seat & 1) != 0;
  }

  /// Hands deeds and money over, as in a deal; giving both back undoes it, but for the interest.
  void hand(int from, int to, int deeds, int money) {
    owned[from] &= ~deeds;
    owned[to] |= deeds;
    cash[from] -= money;
    cash[to] += money;
  }

  /// What the bank asks at once of whoever receives these deeds.
  int interest(int deeds) {
    int sum = 0;
    for (int rest = deeds & mortgaged; rest != 0; rest &= rest - 1) {
      sum += Deed.ALL.get(Integer.numberOfTrailingZeros(rest)).interest();
    }
    return sum;
  }
}
