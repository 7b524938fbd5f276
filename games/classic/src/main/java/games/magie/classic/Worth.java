package games.magie.classic;

/// What a player is worth where that decides: money, deeds at their price or half of it when
/// mortgaged, buildings at their purchase price.
final class Worth {
  private Worth() {}

  static int of(ClassicState s, int seat) {
    int worth = s.cash[seat] + Money.buildings(s, seat);
    for (int deeds = s.owned[seat]; deeds != 0; deeds &= deeds - 1) {
      int deed = Board.first(deeds);
      worth += s.isMortgaged(deed) ? Board.PRICE[deed] / 2 : Board.PRICE[deed];
    }
    return worth;
  }
}
