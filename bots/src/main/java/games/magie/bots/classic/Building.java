package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicView;
import games.magie.classic.MoveTable;
import org.jspecify.annotations.Nullable;

/// Puts money into buildings: on the site where it earns most, with a reserve for the rents that
/// the next roll may cost, and early with the mortgages of single deeds. What is left over repays
/// them.
final class Building {
  private static final int THREE_HOUSES = 3;

  private final double reserve;
  private final double risk;
  private final double mortgageFor;
  private final int repaying;

  Building(Style style) {
    this.reserve = style.of(Weight.RESERVE);
    this.risk = style.of(Weight.RISK);
    this.mortgageFor = style.of(Weight.MORTGAGE_FOR);
    this.repaying = (int) style.of(Weight.REPAYING);
  }

  /// What this player keeps.
  int reserve(ClassicView view) {
    return (int) (reserve + risk * Danger.nextRoll(view));
  }

  /// The next thing to do with money, or null.
  @Nullable ClassicMove next(ClassicView view) {
    int seat = view.seat();
    int cash = view.cash(seat);
    int owned = view.owned(seat);
    int sites = view.buildable();
    int loans = owned & view.mortgaged();
    if (sites == 0 && loans == 0) {
      return null;
    }
    int kept = reserve(view);
    if (sites != 0) {
      int site = bestSite(view, sites);
      int cost = Values.HOUSE_COST[site];
      if (cash - cost >= kept) {
        return MoveTable.on(Act.BUILD, site);
      }
      ClassicMove loan = view.level(site) < mortgageFor ? loan(view, cost + kept - cash) : null;
      if (loan != null) {
        return loan;
      }
    }
    return loans == 0 ? null : repay(view, loans, kept);
  }

  /// First what keeps a whole group from being built on.
  private @Nullable ClassicMove repay(ClassicView view, int loans, int kept) {
    int cash = view.cash(view.seat());
    int urgent = loans & view.wholeDeeds(view.seat());
    for (int rest = urgent != 0 ? urgent : loans; rest != 0; rest &= rest - 1) {
      int deed = Integer.numberOfTrailingZeros(rest);
      int left = cash - Values.REPAYMENT[deed];
      if (left >= kept + (urgent != 0 ? Values.HOUSE_COST[deed] : repaying)) {
        return MoveTable.on(Act.REPAY, deed);
      }
    }
    return null;
  }

  /// Mortgages a deed without others of its colour, if all of them together bring what is missing.
  static @Nullable ClassicMove loan(ClassicView view, int missing) {
    int singles = view.mortgageable();
    for (int group = 0; group < Values.RAILROAD; group++) {
      int deeds = view.owned(view.seat()) & Values.MASK[group];
      singles &= (deeds & deeds - 1) != 0 ? ~deeds : -1;
    }
    int all = 0;
    for (int rest = singles; rest != 0; rest &= rest - 1) {
      all += Values.PRICE[Integer.numberOfTrailingZeros(rest)] / 2;
    }
    boolean enough = singles != 0 && all >= missing;
    return enough ? MoveTable.on(Act.MORTGAGE, Raising.least(view, singles)) : null;
  }

  /// What a deed that is not built on earns its owner in a turn of another player.
  static double earns(ClassicView view, int deed) {
    int group = Values.GROUP_OF[deed];
    int count = Integer.bitCount(view.owned(view.seat()) & Values.MASK[group]);
    int rent =
        group < Values.RAILROAD
            ? Rents.of(view.hotelLevel()).site(deed, 0) * (count == Values.SIZE[group] ? 2 : 1)
            : group == Values.RAILROAD ? Rents.railroad(count) : Rents.utility(count);
    return Rents.LANDINGS[deed] * rent;
  }

  /// The site whose next buildings, up to the third house, earn most for their price.
  static int bestSite(ClassicView view, int sites) {
    int best = -1;
    double most = -1;
    for (int rest = sites; rest != 0; rest &= rest - 1) {
      int site = Integer.numberOfTrailingZeros(rest);
      double more = added(view, site);
      if (more > most) {
        most = more;
        best = site;
      }
    }
    return best;
  }

  private static double added(ClassicView view, int site) {
    Rents rents = Rents.of(view.hotelLevel());
    int step = view.level(site);
    int to = Math.max(THREE_HOUSES, step + 1);
    int now = rents.site(site, step) * (step == 0 ? 2 : 1);
    double more = Rents.LANDINGS[site] * (rents.site(site, to) - now);
    return more / ((to - step) * Values.HOUSE_COST[site]);
  }

  /// The site from which a building is missed least.
  static int leastSite(ClassicView view, int sites) {
    Rents rents = Rents.of(view.hotelLevel());
    int best = -1;
    double least = Double.MAX_VALUE;
    for (int rest = sites; rest != 0; rest &= rest - 1) {
      int site = Integer.numberOfTrailingZeros(rest);
      int step = view.level(site);
      int below = rents.site(site, step - 1) * (step == 1 ? 2 : 1);
      double lost = Rents.LANDINGS[site] * (rents.site(site, step) - below);
      if (lost / Values.HOUSE_COST[site] < least) {
        least = lost / Values.HOUSE_COST[site];
        best = site;
      }
    }
    return best;
  }
}
