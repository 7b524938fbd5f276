package games.magie.classic.table;

import static games.magie.kernel.Invariants.hold;
import static games.magie.kernel.Invariants.same;

import games.magie.classic.Card;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Selling;
import games.magie.classic.rules.Asked;
import java.util.Collections;
import java.util.List;

/// What can neither come from nowhere nor get lost: money, 28 deeds, 32 houses, 12 hotels, 32
/// cards; and what is kept beside them agrees with them.
public final class Conserved {
  private Conserved() {}

  public static void check(ClassicState s) {
    money(s);
    deeds(s);
    buildings(s);
    cards(s);
    same(s.waiting, Asked.by(s), "who is asked");
  }

  private static void money(ClassicState s) {
    long sum = (long) s.cash[Purse.BANK.ordinal()] + s.pot();
    for (int seat = 0; seat < s.seats; seat++) {
      hold(s.cash[seat] >= 0, "cash");
      int reserves = 0;
      for (int deed = 0; deed < Deed.COUNT; deed++) {
        int value = s.isMortgaged(deed) ? 0 : Board.mortgageOf(deed);
        int sold = Selling.value(Board.group(deed), s.level[deed]);
        reserves += s.owner[deed] == seat ? value + sold : 0;
      }
      same(s.reserves[seat], reserves, "reserves");
      hold(!(s.isOut(seat) && (s.cash[seat] != 0 || s.owned[seat] != 0)), "what a bankrupt keeps");
      sum += s.cash[seat];
    }
    same(0, sum, "money");
  }

  private static void deeds(ClassicState s) {
    int all = 0;
    int count = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      all |= s.owned[seat];
      count += Integer.bitCount(s.owned[seat]);
      for (Group group : Group.ALL) {
        int mask = Board.maskOf(group.ordinal());
        hold(s.isWhole(seat, group) == ((s.owned[seat] & mask) == mask), "whole groups");
        int lacking = mask & ~s.owned[seat];
        int missing = group.colour() && lacking != mask ? lacking : 0;
        same(s.missing[seat] & mask, missing, "missing");
        int last = Integer.bitCount(missing) == 1 ? missing : 0;
        same(s.completing[seat] & mask, last, "completing");
      }
    }
    same(Integer.bitCount(all), count, "deeds with two owners");
    same(0, s.mortgaged & ~all, "mortgaged deeds of the bank");
    for (int deed = 0; deed < Deed.COUNT; deed++) {
      int owner = s.owner[deed];
      hold((owner >= 0) == ((all >> deed & 1) != 0), "the owner of a deed");
      hold(owner < 0 || (s.owned[owner] >> deed & 1) != 0, "the deeds of an owner");
    }
    same(s.sold, all, "deeds sold");
    same(0, s.lots & all, "lots that somebody owns");
  }

  private static void buildings(ClassicState s) {
    int houses = s.houses;
    int hotels = s.hotels;
    for (int deed = 0; deed < Deed.COUNT; deed++) {
      hotels += s.hasHotel(deed) ? 1 : 0;
      houses += s.hasHotel(deed) ? 0 : s.level[deed];
      int hotel = s.options.hotelLevel();
      hold(s.hasHotel(deed) == (s.level[deed] == hotel), "hotels on deeds");
      hold(
          ((s.beforeHotel >> deed & 1) != 0) == (s.level[deed] == hotel - 1),
          "deeds ready for a hotel");
    }
    same(houses, s.options.houses(), "houses");
    same(hotels, s.options.hotels(), "hotels");
    hold(Math.min(s.houses, s.hotels) >= 0, "buildings in the bank");
    for (Group group : Group.ALL) {
      int at = group.ordinal();
      int least = Integer.MAX_VALUE;
      int most = 0;
      for (int deed : Board.deedsOf(at)) {
        least = Math.min(least, s.level[deed]);
        most = Math.max(most, s.level[deed]);
      }
      for (int deed : Board.deedsOf(at)) {
        boolean lowest = group.colour() && s.level[deed] == least;
        boolean highest = group.colour() && s.level[deed] == most;
        hold(((s.lowest >> deed & 1) != 0) == lowest, "lowest");
        hold(((s.highest >> deed & 1) != 0) == highest, "highest");
      }
      boolean mortgaged = (s.mortgaged & Board.maskOf(at)) != 0;
      hold(((s.mortgagedGroups & Board.maskOf(at)) != 0) == mortgaged, "groups with a mortgage");
      boolean built = most > 0;
      hold(((s.builtDeeds & Board.maskOf(at)) != 0) == built, "built deeds");
      hold(s.isBuilt(at) == built, "built groups");
      if (built) {
        hold(most - least <= 1, "evenness");
        same(0, s.mortgaged & Board.maskOf(at), "mortgages under buildings");
        hold(s.isWhole(s.owner[Board.deedsOf(at)[0]], group), "buildings on part of a group");
      }
    }
  }

  private static void cards(ClassicState s) {
    for (Deck deck : Deck.ALL) {
      Pile pile = s.pile(deck);
      int kept = s.holder[deck.ordinal()] >= 0 ? 1 : 0;
      same(pile.size() + kept, deck.cards().size(), "cards");
      List<Card> known = pile.known();
      for (Card card : deck.cards()) {
        int copies = Collections.frequency(known, card) + (pile.isUnseen(card) ? 1 : 0);
        same(card == Card.keep(deck) ? 1 - kept : 1, copies, "copies of " + card.text());
      }
    }
  }
}
