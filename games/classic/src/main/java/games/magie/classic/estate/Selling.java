package games.magie.classic.estate;

import games.magie.classic.ClassicClause;
import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.EstateEvent;
import games.magie.classic.Group;
import games.magie.classic.MoveTable;
import games.magie.classic.rules.Business;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Money;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Buildings go back to the bank at half price and evenly: a step at a time, or where a hotel
/// cannot be broken down for want of houses, in one transaction of the whole group.
public final class Selling {
  private Selling() {}

  public static void legal(ClassicState s, int seat, Moves<ClassicMove> into) {
    if (!stuck(s, seat)) {
      for (int sites = sites(s, seat); sites != 0; sites &= sites - 1) {
        into.add(MoveTable.on(ClassicMove.Act.SELL, Board.first(sites)));
      }
      return;
    }
    for (int groups = s.built & s.whole[seat]; groups != 0; groups &= groups - 1) {
      int group = Integer.numberOfTrailingZeros(groups);
      if (blocked(s, group)) {
        for (List<Integer> steps : largest(s, group)) {
          into.add(new ClassicMove.SellDown(Group.ALL.get(group), steps));
        }
        continue;
      }
      for (int sites = s.highest & Board.maskOf(group); sites != 0; sites &= sites - 1) {
        into.add(MoveTable.on(ClassicMove.Act.SELL, Board.first(sites)));
      }
    }
  }

  /// The sites from which a player could sell one step of building.
  public static int sites(ClassicState s, int seat) {
    int sites = Board.deedsIn(s.built & s.whole[seat]) & s.highest;
    return tooFewHouses(s) ? sites & ~s.withHotel : sites;
  }

  /// Whether a hotel of a player cannot be exchanged for houses.
  public static boolean stuck(ClassicState s, int seat) {
    return tooFewHouses(s) && (s.owned[seat] & s.withHotel) != 0;
  }

  /// Whether a hotel stands there that cannot be exchanged for houses.
  private static boolean blocked(ClassicState s, int group) {
    return tooFewHouses(s) && (Board.maskOf(group) & s.withHotel) != 0;
  }

  /// Whether the bank has too few houses for a hotel.
  private static boolean tooFewHouses(ClassicState s) {
    return s.houses < s.options.hotelLevel() - 1;
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, Deed deed) {
    int group = Board.groupOf(deed.ordinal());
    if (s.owner[deed.ordinal()] != seat || s.level[deed.ordinal()] == 0) {
      return new Refusal(ClassicClause.SELL_HALF, "nothing-to-sell", deed.text());
    }
    if ((s.highest >> deed.ordinal() & 1) == 0) {
      return new Refusal(ClassicClause.SELL_HALF, "uneven", deed.text());
    }
    if (blocked(s, group)) {
      return new Refusal(
          ClassicClause.SELL_HOTEL_NO_HOUSES, "too-few-houses", String.valueOf(s.houses));
    }
    return Business.objectionToRaise(s, seat, ClassicClause.SELL_HALF);
  }

  public static void sell(ClassicState s, int seat, Deed deed, Out out) {
    step(s, seat, deed, s.level[deed.ordinal()] - 1, clause(s, deed.ordinal()), out);
  }

  private static ClassicClause clause(ClassicState s, int deed) {
    if (!s.hasHotel(deed)) {
      return ClassicClause.SELL_HALF;
    }
    return s.options.quicker() ? ClassicClause.POCKET_QUICK_HOTEL : s.edition().sellHotel;
  }

  private static void step(
      ClassicState s, int seat, Deed deed, int step, ClassicClause why, Out out) {
    int steps = s.level[deed.ordinal()] - step;
    s.setLevel(deed, step);
    if (!out.silent()) {
      out.tell(why, new EstateEvent.Sold(seat, deed, step));
    }
    Money.fromBank(s, seat, value(deed.group(), steps), why, out);
    Trades.moved(s, Board.maskOf(deed.group().ordinal()), out);
  }

  public static @Nullable Refusal objection(ClassicState s, int seat, ClassicMove.SellDown move) {
    int group = move.group().ordinal();
    boolean hotel = (Board.maskOf(group) & s.withHotel) != 0;
    if (!s.isWhole(seat, move.group())
        || !hotel
        || move.steps().size() != Board.deedsOf(group).length) {
      return new Refusal(s.edition().sellHotel, "no-hotel-there", move.group().text());
    }
    if (!lower(s, group, move.steps())) {
      return new Refusal(ClassicClause.SELL_HALF, "uneven", move.group().text());
    }
    if (housesAfter(s, move.steps()) > housesFor(s, group)) {
      return new Refusal(
          ClassicClause.SELL_HOTEL_NO_HOUSES, "too-few-houses", String.valueOf(s.houses));
    }
    if (!s.edition().outrightHotels) {
      if (!blocked(s, group)) {
        return new Refusal(s.edition().sellHotel, "break-down", move.group().text());
      }
      if (!largest(s, group).contains(move.steps())) {
        return new Refusal(
            ClassicClause.SELL_HOTEL_NO_HOUSES, "keeps-too-little", move.group().text());
      }
    }
    return Business.objectionToRaise(s, seat, ClassicClause.SELL_HALF);
  }

  public static void sellDown(ClassicState s, int seat, ClassicMove.SellDown move, Out out) {
    int group = move.group().ordinal();
    int hotel = Board.first(Board.maskOf(group) & s.withHotel);
    ClassicClause why = blocked(s, group) ? ClassicClause.SELL_HOTEL_NO_HOUSES : clause(s, hotel);
    int[] deeds = Board.deedsOf(group);
    for (int at = 0; at < deeds.length; at++) {
      if (move.steps().get(at) < s.level[deeds[at]]) {
        step(s, seat, Deed.ALL.get(deeds[at]), move.steps().get(at), why, out);
      }
    }
  }

  /// Whether these steps are even, nowhere above the present ones and somewhere below.
  private static boolean lower(ClassicState s, int group, List<Integer> steps) {
    int least = Integer.MAX_VALUE;
    int most = 0;
    boolean less = false;
    for (int at = 0; at < steps.size(); at++) {
      int now = s.level[Board.deedsOf(group)[at]];
      int step = steps.get(at);
      if (step < 0 || step > now) {
        return false;
      }
      less |= step < now;
      least = Math.min(least, step);
      most = Math.max(most, step);
    }
    return less && most - least <= 1;
  }

  private static int housesAfter(ClassicState s, List<Integer> steps) {
    return steps.stream().mapToInt(step -> step == s.options.hotelLevel() ? 0 : step).sum();
  }

  /// The houses that could stand on a group: those of the bank and those that stand there.
  private static int housesFor(ClassicState s, int group) {
    int houses = s.houses;
    for (int deed : Board.deedsOf(group)) {
      houses += s.hasHotel(deed) ? 0 : s.level[deed];
    }
    return houses;
  }

  /// The lower states of a group that keep as much as the bank allows. Even states have one step on
  /// all sites and one more on some of them, so each is a lowest step and a mask of sites.
  static List<List<Integer>> largest(ClassicState s, int group) {
    var best = new ArrayList<List<Integer>>();
    int size = Board.deedsOf(group).length;
    int all = (1 << size) - 1;
    for (int total = size * s.options.hotelLevel() - 1; total >= 0 && best.isEmpty(); total--) {
      for (int higher = all - 1; higher >= 0; higher--) {
        if (Integer.bitCount(higher) == total % size) {
          var steps = new ArrayList<Integer>();
          for (int at = 0; at < size; at++) {
            steps.add(total / size + (higher >> (size - 1 - at) & 1));
          }
          if (lower(s, group, steps) && housesAfter(s, steps) <= housesFor(s, group)) {
            best.add(List.copyOf(steps));
          }
        }
      }
    }
    Collections.reverse(best);
    return best;
  }

  /// All buildings of a player, for who is bankrupt.
  public static void sellAll(ClassicState s, int seat, Out out) {
    for (int deeds = s.owned[seat]; deeds != 0; deeds &= deeds - 1) {
      int deed = Board.first(deeds);
      if (s.level[deed] > 0) {
        step(s, seat, Deed.ALL.get(deed), 0, ClassicClause.SELL_HALF, out);
      }
    }
  }

  /// What so many steps of building bring.
  public static int value(Group group, int steps) {
    return steps * group.houseCost() / 2;
  }
}
