package games.magie.bots.classic;

import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicView;
import org.jspecify.annotations.Nullable;

/// Plays the classic board by what things are worth: what it buys, bids, builds and deals follows
/// from rents that can be expected and from who is ahead.
public final class Trader extends Routine {
  private static final int RICH = 1000;
  private static final int LAST_ROLL_IN_JAIL = 2;

  private final Judgement judgement;
  private final TradingBook book;
  private final Bids bids;
  private final Building building;
  private final double shelter;

  /// The usual opponent: good judgement and no foresight.
  public static Trader medium() {
    return new Trader(Style.trader());
  }

  Trader(Style style) {
    this.judgement = new Judgement(style);
    this.book = new TradingBook(judgement, style);
    this.bids = new Bids(judgement, style);
    this.building = new Building(style);
    this.shelter = style.of(Weight.SHELTER);
  }

  @Override
  @Nullable ClassicMove business(ClassicView view) {
    ClassicMove next = view.doubles() == 0 ? book.offer(view) : null;
    return next != null ? next : building.next(view);
  }

  @Override
  boolean wantsOut(ClassicView view) {
    return Danger.aTurn(view) < shelter || view.failedRolls(view.seat()) == LAST_ROLL_IN_JAIL;
  }

  @Override
  ClassicMove buy(ClassicView view) {
    int deed = view.landedOn();
    int missing = bids.missing(view, deed);
    if (missing <= 0) {
      return bids.wants(view, deed) ? Plain.BUY : Plain.DECLINE;
    }
    // For the last deed of a group single ones are worth a mortgage.
    boolean last = (view.completing(view.seat()) >> deed & 1) != 0;
    ClassicMove loan = last && bids.wants(view, deed) ? Building.loan(view, missing) : null;
    return loan != null ? loan : Plain.DECLINE;
  }

  @Override
  ClassicMove bid(ClassicView view) {
    return bids.bid(view);
  }

  @Override
  ClassicMove answer(ClassicView view, int at) {
    return book.answer(view, at);
  }

  @Override
  ClassicMove raise(ClassicView view) {
    return Raising.next(view);
  }

  @Override
  boolean lifts(ClassicView view) {
    return view.cash(view.seat()) > RICH;
  }

  @Override
  int wishes(ClassicView view) {
    return Math.max(0, view.cash(view.seat()) - building.reserve(view)) / 100;
  }

  @Override
  int bestSite(ClassicView view, int sites) {
    return Building.bestSite(view, sites);
  }
}
