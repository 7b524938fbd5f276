package games.magie.bots.classic;

import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import games.magie.classic.Space;
import java.util.Arrays;

/// The rents that lie in wait.
final class Danger {
  private static final int SIDES = 6;
  private static final int[] DEED_AT = new int[Space.COUNT];

  static {
    Arrays.fill(DEED_AT, -1);
    for (Deed deed : Deed.ALL) {
      DEED_AT[deed.space()] = deed.ordinal();
    }
  }

  private Danger() {}

  /// What the next roll of this player is expected to cost.
  static double nextRoll(ClassicView view) {
    int seat = view.seat();
    int from = view.place(seat);
    int sum = 0;
    for (int roll = 2; roll <= 2 * SIDES; roll++) {
      int deed = DEED_AT[(from + roll) % Space.COUNT];
      if (deed >= 0) {
        sum += (SIDES - Math.abs(SIDES + 1 - roll)) * rent(view, deed);
      }
    }
    return (double) sum / (SIDES * SIDES);
  }

  /// What a turn costs on average, wherever it begins.
  static double aTurn(ClassicView view) {
    double sum = 0;
    for (int rest = view.sold() & ~view.owned(view.seat()); rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      sum += Rents.LANDINGS[deed] * rent(view, deed);
    }
    return sum;
  }

  /// What a landing costs this player, a utility for a usual roll.
  static int rent(ClassicView view, int deed) {
    int owner = view.owner(deed);
    if (owner < 0 || owner == view.seat() || (view.mortgaged() >> deed & 1) != 0) {
      return 0;
    }
    int group = Values.GROUP_OF[deed];
    int count = Integer.bitCount(view.owned(owner) & Values.MASK[group]);
    if (group == Values.RAILROAD) {
      return Rents.railroad(count);
    } else if (group > Values.RAILROAD) {
      return Rents.utility(count);
    }
    int level = view.level(deed);
    int rent = Rents.of(view.hotelLevel()).site(deed, level);
    return level == 0 && count == Values.SIZE[group] ? 2 * rent : rent;
  }
}
