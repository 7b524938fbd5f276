package games.magie.classic.estate;

import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;

/// What a player is worth where that decides: money, deeds at their price or half of it when
/// mortgaged, buildings at their purchase price.
public final class Worth {
  private Worth() {}

  public static int of(ClassicState s, int seat) {
    int worth = s.cash[seat] + Money.buildings(s, seat);
    for (int deeds = s.owned[seat]; deeds != 0; deeds &= deeds - 1) {
      int deed = Board.first(deeds);
      worth += s.isMortgaged(deed) ? Board.price(deed) / 2 : Board.price(deed);
    }
    return worth;
  }
}
