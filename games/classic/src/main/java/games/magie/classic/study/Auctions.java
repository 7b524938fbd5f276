package games.magie.classic.study;

import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.TradeEvent;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Settings;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;

/// What deeds fetch at auction.
public final class Auctions implements StudyMeasure<ClassicView> {
  private static final int PERCENT = 100;

  @Override
  public String name() {
    return "auctions";
  }

  @Override
  public String about() {
    return "What deeds fetched at auction, in per cent of their printed price.";
  }

  @Override
  public Shape shape(Settings settings, int seats) {
    return Shape.ratios("% of price", Group.ALL.stream().map(Group::text).toList());
  }

  @Override
  public Watch<ClassicView> watch(Settings settings, int seats, Figures figures) {
    return new Watch<>() {
      @Override
      public void heard(ClassicView view, Clause why, Event what) {
        if (what instanceof TradeEvent.AuctionWon won && won.lot().number() < Deed.COUNT) {
          Deed deed = Deed.ALL.get(won.lot().number());
          figures.add(deed.group().ordinal(), PERCENT * won.amount(), deed.price());
        }
      }
    };
  }
}
