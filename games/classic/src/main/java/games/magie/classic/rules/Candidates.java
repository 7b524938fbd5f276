package games.magie.classic.rules;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Bid;
import games.magie.classic.ClassicMove.Choose;
import games.magie.classic.ClassicMove.OnDeed;
import games.magie.classic.ClassicMove.Order;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.ClassicMove.SellDown;
import games.magie.classic.ClassicMove.Standing;
import games.magie.classic.ClassicMove.UseCard;
import games.magie.classic.ClassicMove.Wish;
import games.magie.classic.Deck;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.Token;
import games.magie.classic.estate.Selling;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.OpenRents.OpenRent;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Everything a player could say, whether or not it is allowed now, in one order that fits every
/// moment of the game. Those without an objection are the plain list of moves, which the fast list
/// of [ClassicRules#legal] is compared with; so nothing here looks at masks, phases or tables made
/// for speed.
///
/// Of the open families it names what the fast list names: the lowest bid, and where the bank has
/// too few houses for a hotel, the sales of the whole group that keep the most.
final class Candidates {
  private static final int MOST_WISHED = 88;

  private static final int HIGHEST_STEP = 5;
  private static final int MOST_SITES = 3;

  /// Lists of steps by highest step, then by number of sites, which are always the same.
  private static final List<List<List<List<Integer>>>> COMBINATIONS =
      IntStream.rangeClosed(0, HIGHEST_STEP)
          .mapToObj(step ->
              IntStream.rangeClosed(0, MOST_SITES)
                  .mapToObj(sites -> makeCombinations(step, sites))
                  .toList())
          .toList();

  private final ClassicState s;
  private final int seat;
  private final Consumer<? super ClassicMove> into;

  Candidates(ClassicState s, int seat, Consumer<? super ClassicMove> into) {
    this.s = s;
    this.seat = seat;
    this.into = into;
  }

  void list() {
    for (Token token : Token.values()) {
      into.accept(new Choose(token));
    }
    into.accept(Plain.ROLL);
    into.accept(Plain.PAY_FINE);
    for (Deck deck : Deck.values()) {
      into.accept(new UseCard(deck));
    }
    into.accept(Plain.BUY);
    into.accept(Plain.DECLINE);
    into.accept(Plain.PASS);
    into.accept(new Bid(s.auction.high + 1L));
    into.accept(Plain.PAY);
    into.accept(Plain.BANKRUPT);
    for (Deed deed : Deed.ALL) {
      into.accept(new OnDeed(Act.KEEP, deed));
      into.accept(new OnDeed(Act.LIFT, deed));
    }
    for (int count = 0; count <= MOST_WISHED; count++) {
      into.accept(new Wish(count));
    }
    onEachDeed(Act.PLACE);
    into.accept(Plain.DONE);
    into.accept(Plain.HOLD);
    onEachDeed(Act.BUILD);
    for (Group group : Group.values()) {
      sales(group);
    }
    onEachDeed(Act.MORTGAGE);
    onEachDeed(Act.REPAY);
    for (Standing what : Standing.values()) {
      into.accept(new Order(what, false));
      into.accept(new Order(what, true));
    }
    claims();
    for (int at = 0; at < s.offers.count; at++) {
      for (Reply reply : Reply.values()) {
        into.accept(new Answer(reply, s.offers.number(at)));
      }
    }
  }

  private void onEachDeed(Act act) {
    for (Deed deed : Deed.ALL) {
      into.accept(new OnDeed(act, deed));
    }
  }

  private void sales(Group group) {
    for (Deed deed : Deed.ALL) {
      if (deed.group() == group) {
        into.accept(new OnDeed(Act.SELL, deed));
      }
    }
    if (group.colour() && s.houses < s.options.hotelLevel() - 1) {
      largestSales(group).forEach(into);
    }
  }

  /// Of all sales of the group in one transaction that are allowed, those that keep the most.
  private List<SellDown> largestSales(Group group) {
    var largest = new ArrayList<SellDown>();
    int most = 0;
    for (List<Integer> steps : combinations(s.options.hotelLevel(), sitesOf(group))) {
      var sale = new SellDown(group, steps);
      int kept = 0;
      for (int step : steps) {
        kept += step;
      }
      if (kept >= most && Selling.objection(s, seat, sale) == null) {
        if (kept > most) {
          largest.clear();
        }
        most = kept;
        largest.add(sale);
      }
    }
    return largest;
  }

  private static int sitesOf(Group group) {
    int sites = 0;
    for (Deed deed : Deed.ALL) {
      sites += deed.group() == group ? 1 : 0;
    }
    return sites;
  }

  /// For this many sites all lists of up to so many steps, the first site changing slowest.
  private static List<List<Integer>> combinations(int steps, int count) {
    return COMBINATIONS.get(steps).get(count);
  }

  private static List<List<Integer>> makeCombinations(int steps, int count) {
    List<List<Integer>> all = List.of(List.of());
    for (int site = 0; site < count; site++) {
      var longer = new ArrayList<List<Integer>>();
      for (List<Integer> begun : all) {
        for (int step = 0; step <= steps; step++) {
          var one = new ArrayList<>(begun);
          one.add(step);
          longer.add(List.copyOf(one));
        }
      }
      all = longer;
    }
    return all;
  }

  /// Rents in the order in which they fell due, each deed once; then all other deeds.
  private void claims() {
    var deeds = new ArrayList<Deed>();
    for (OpenRent rent : s.openRents.all()) {
      if (rent.owner() == seat && !deeds.contains(rent.deed())) {
        deeds.add(rent.deed());
      }
    }
    for (Deed deed : Deed.ALL) {
      if (!deeds.contains(deed)) {
        deeds.add(deed);
      }
    }
    for (Deed deed : deeds) {
      into.accept(new OnDeed(Act.CLAIM, deed));
    }
  }
}
