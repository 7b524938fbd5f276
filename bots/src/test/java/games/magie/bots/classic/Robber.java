package games.magie.bots.classic;

import games.magie.bots.classic.frozen.EasyClassic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.Answer;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicMove.Reply;
import games.magie.classic.ClassicView;
import games.magie.classic.MoveTable;
import games.magie.classic.Phase;
import games.magie.classic.Terms;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import org.jspecify.annotations.Nullable;

/// Plays like `easy@1` in everything but trade, where it does what people find out in an evening:
/// it buys whole groups deed by deed for little more than their list prices, sells single deeds for
/// a little less, mortgages what is left and builds at once.
final class Robber implements Bot<ClassicMove, ClassicView> {
  private static final int OFFERS = 8;
  private static final int PURSE = 60;
  private static final int RESERVE = 60;

  private final EasyClassic easy = new EasyClassic();

  @Override
  public boolean wantsMoves(ClassicView view) {
    return easy.wantsMoves(view);
  }

  @Override
  public boolean wantsProposals() {
    return false;
  }

  @Override
  public ClassicMove choose(ClassicView view, Moves<ClassicMove> legal, Chance own) {
    boolean idle = view.phase() == Phase.ROLL && view.seat() == view.active();
    if (idle && view.offers() == 0 && view.doubles() == 0) {
      ClassicMove move = business(view);
      if (move != null) {
        return move;
      }
    }
    ClassicMove move = easy.choose(view, legal, own);
    boolean gift =
        move instanceof Answer(Reply reply, int number)
            && reply == Reply.ACCEPT
            && completesForOther(view, number);
    return gift
        ? new Answer(Reply.REFUSE, ((Answer) move).number())
        : move instanceof Offer ? ClassicMove.Plain.ROLL : move;
  }

  private static boolean completesForOther(ClassicView view, int number) {
    for (int at = 0; at < view.offers(); at++) {
      if (view.offerNumber(at) == number) {
        int from = view.offerFrom(at);
        int asked = view.offerTerms(at).get();
        int given = view.offerTerms(at).give();
        return (asked & view.completing(from)) != 0 && (given & view.completing(view.seat())) == 0;
      }
    }
    return false;
  }

  private static @Nullable ClassicMove business(ClassicView view) {
    int seat = view.seat();
    ClassicMove offer = view.offersMade(seat) < OFFERS ? offer(view) : null;
    if (offer != null) {
      return offer;
    }
    int sites = view.buildable();
    if (sites != 0) {
      int site = Building.bestSite(view, sites);
      if (view.cash(seat) - Values.HOUSE_COST[site] >= RESERVE) {
        return MoveTable.on(Act.BUILD, site);
      }
      int singles = view.mortgageable() & ~view.wholeDeeds(seat);
      if (singles != 0) {
        return MoveTable.on(Act.MORTGAGE, Integer.numberOfTrailingZeros(singles));
      }
    }
    return null;
  }

  private static @Nullable ClassicMove offer(ClassicView view) {
    int seat = view.seat();
    int mine = view.owned(seat);
    for (int group = 0; group < Values.RAILROAD; group++) {
      int missing = Values.MASK[group] & ~mine;
      boolean begun = missing != 0 && missing != Values.MASK[group];
      if (begun && (missing & ~view.sold()) == 0 && (missing & view.builtDeeds()) == 0) {
        ClassicMove offer = buy(view, missing);
        if (offer != null) {
          return offer;
        }
      }
    }
    boolean builder = view.buildable() != 0 && view.cash(seat) < 500;
    return builder && view.offersMade(seat) < 3 ? sell(view) : null;
  }

  private static @Nullable ClassicMove buy(ClassicView view, int missing) {
    int seat = view.seat();
    for (int other = 0; other < view.seats(); other++) {
      int get = view.owned(other) & missing;
      if (get == 0 || other == seat || (view.refusedBy(other) & get) != 0) {
        continue;
      }
      int pay = price(view, other, 0, get);
      var terms = new Terms(0, Math.max(0, pay), get, 0, 0);
      if (view.cash(seat) - pay >= PURSE && view.deliverable(new Offer(other, terms))) {
        return new Offer(other, terms);
      }
    }
    return null;
  }

  private static @Nullable ClassicMove sell(ClassicView view) {
    int seat = view.seat();
    int singles = view.mortgageable() & ~view.wholeDeeds(seat);
    for (int rest = singles; rest != 0; rest &= rest - 1) {
      int give = rest & -rest;
      for (int other = 0; other < view.seats(); other++) {
        if (other != seat && !view.isOut(other) && (view.completing(other) & give) == 0) {
          int price = Values.PRICE[Integer.numberOfTrailingZeros(give)] - 10;
          var terms = new Terms(give, 0, 0, price, 0);
          if (view.cash(other) - price >= PURSE && view.deliverable(new Offer(other, terms))) {
            return new Offer(other, terms);
          }
        }
      }
    }
    return null;
  }

  /// The least that `easy@1` takes.
  private static int price(ClassicView view, int other, int give, int get) {
    int mine = Values.change(view.owned(view.seat()), give, get, view.mortgaged());
    int theirs = Values.change(view.owned(other), get, give, view.mortgaged());
    return Math.max(10 - theirs, Math.ceilDiv(mine - 3 * theirs, 4));
  }
}
