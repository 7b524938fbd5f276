package games.magie.classic;

import static org.assertj.core.api.Assertions.assertThat;

/// What can neither come from nowhere nor get lost: money, 28 deeds, 32 houses, 12 hotels, 32
/// cards; and what is kept beside them agrees with them.
final class Conserved {
  private Conserved() {}

  static void check(ClassicState s) {
    money(s);
    deeds(s);
    buildings(s);
    cards(s);
    assertThat(s.waiting).as("who is asked").isEqualTo(Asked.by(s));
  }

  private static void money(ClassicState s) {
    long sum = (long) s.cash[Money.purse(Money.BANK)] + s.pot();
    for (int seat = 0; seat < s.seats; seat++) {
      assertThat(s.cash[seat]).as("cash of " + seat).isNotNegative();
      int reserves = 0;
      for (int deed = 0; deed < Deed.COUNT; deed++) {
        int value = s.isMortgaged(deed) ? 0 : Board.MORTGAGE[deed];
        int sold = Selling.value(Board.GROUP_OF[deed], s.level[deed]);
        reserves += s.owner[deed] == seat ? value + sold : 0;
      }
      assertThat(s.reserves[seat]).as("reserves of " + seat).isEqualTo(reserves);
      assertThat(s.isOut(seat) && (s.cash[seat] != 0 || s.owned[seat] != 0)).isFalse();
      sum += s.cash[seat];
    }
    assertThat(sum).as("money").isZero();
  }

  private static void deeds(ClassicState s) {
    int all = 0;
    int count = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      all |= s.owned[seat];
      count += Integer.bitCount(s.owned[seat]);
      for (Group group : Group.ALL) {
        int mask = Board.MASK_OF[group.ordinal()];
        assertThat(s.isWhole(seat, group.ordinal())).isEqualTo((s.owned[seat] & mask) == mask);
        int lacking = mask & ~s.owned[seat];
        int missing = group.colour() && lacking != mask ? lacking : 0;
        assertThat(s.missing[seat] & mask).as("missing").isEqualTo(missing);
        int last = Integer.bitCount(missing) == 1 ? missing : 0;
        assertThat(s.completing[seat] & mask).as("completing").isEqualTo(last);
      }
    }
    assertThat(Integer.bitCount(all)).as("deeds with two owners").isEqualTo(count);
    assertThat(s.mortgaged & ~all).as("mortgaged deeds of the bank").isZero();
    for (int deed = 0; deed < Deed.COUNT; deed++) {
      int owner = s.owner[deed];
      assertThat(owner >= 0).isEqualTo((all >> deed & 1) != 0);
      assertThat(owner < 0 || (s.owned[owner] >> deed & 1) != 0).isTrue();
    }
    assertThat(s.sold).isEqualTo(all);
    assertThat(s.lots & all).as("lots that somebody owns").isZero();
  }

  private static void buildings(ClassicState s) {
    int houses = s.houses;
    int hotels = s.hotels;
    for (int deed = 0; deed < Deed.COUNT; deed++) {
      hotels += s.hasHotel(deed) ? 1 : 0;
      houses += s.hasHotel(deed) ? 0 : s.level[deed];
      int hotel = s.options.hotelLevel();
      assertThat(s.hasHotel(deed)).isEqualTo(s.level[deed] == hotel);
      assertThat((s.beforeHotel >> deed & 1) != 0).isEqualTo(s.level[deed] == hotel - 1);
    }
    assertThat(houses).as("houses").isEqualTo(s.options.houses());
    assertThat(hotels).as("hotels").isEqualTo(s.options.hotels());
    assertThat(Math.min(s.houses, s.hotels)).as("buildings in the bank").isNotNegative();
    for (Group group : Group.ALL) {
      int at = group.ordinal();
      int least = Integer.MAX_VALUE;
      int most = 0;
      for (int deed : Board.DEEDS_OF[at]) {
        least = Math.min(least, s.level[deed]);
        most = Math.max(most, s.level[deed]);
      }
      for (int deed : Board.DEEDS_OF[at]) {
        boolean lowest = group.colour() && s.level[deed] == least;
        boolean highest = group.colour() && s.level[deed] == most;
        assertThat((s.lowest >> deed & 1) != 0).as("lowest").isEqualTo(lowest);
        assertThat((s.highest >> deed & 1) != 0).as("highest").isEqualTo(highest);
      }
      boolean mortgaged = (s.mortgaged & Board.MASK_OF[at]) != 0;
      assertThat((s.mortgagedGroups & Board.MASK_OF[at]) != 0).isEqualTo(mortgaged);
      boolean built = most > 0;
      assertThat((s.builtDeeds & Board.MASK_OF[at]) != 0).isEqualTo(built);
      assertThat(s.isBuilt(at)).isEqualTo(built);
      if (built) {
        assertThat(most - least).as("evenness").isLessThanOrEqualTo(1);
        assertThat(s.mortgaged & Board.MASK_OF[at]).as("mortgages under buildings").isZero();
        assertThat(s.isWhole(s.owner[Board.DEEDS_OF[at][0]], at)).isTrue();
      }
    }
  }

  private static void cards(ClassicState s) {
    for (Deck deck : Deck.ALL) {
      Pile pile = s.pile(deck);
      int kept = s.holder[deck.ordinal()] >= 0 ? 1 : 0;
      assertThat(pile.size() + kept).as("cards of " + deck.text()).isEqualTo(Deck.SIZE);
      int seen = pile.unseen;
      for (int at = 0; at < pile.known(); at++) {
        assertThat(seen >> pile.knownAt(at) & 1).as("a card twice").isZero();
        seen |= 1 << pile.knownAt(at);
      }
      boolean inPile = (seen >> Card.keep(deck).number() & 1) != 0;
      assertThat(inPile).isEqualTo(kept == 0);
    }
  }
}
