package games.magie.classic.study;

import games.magie.classic.ClassicView;
import games.magie.classic.Deed;
import games.magie.classic.PaymentEvent;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Watch;

/// Rent against the money that stands in deeds: at the start of each round what the owned deeds and
/// their buildings cost is added to what the rent is divided by, so a figure is the yield of a
/// dollar in a round.
abstract class Yields implements Watch<ClassicView> {
  private static final int PERCENT = 100;

  private final Figures figures;
  private int round;

  Yields(Figures figures) {
    this.figures = figures;
  }

  /// The figure that a deed counts for as it stands now, or -1.
  abstract int figure(ClassicView view, Deed deed);

  @Override
  public final void begin(ClassicView view) {
    round = 0;
  }

  @Override
  public final void heard(ClassicView view, Clause why, Event what) {
    if (view.round() > round) {
      round = view.round();
      Deed.ALL.forEach(deed -> stands(view, deed));
    }
    if (what instanceof PaymentEvent.RentClaimed rent) {
      int figure = figure(view, rent.deed());
      if (figure >= 0) {
        figures.add(figure, PERCENT * rent.amount());
      }
    }
  }

  /// A game that never ends would outweigh thousands that do.
  @Override
  public final void end(ClassicView view, Finish finish) {
    if (!finish.over()) {
      figures.clear();
    }
  }

  private void stands(ClassicView view, Deed deed) {
    int at = deed.ordinal();
    int figure = view.owner(at) < 0 || (view.mortgaged() >> at & 1) != 0 ? -1 : figure(view, deed);
    if (figure >= 0) {
      figures.per(figure, deed.price() + view.level(at) * deed.group().houseCost());
    }
  }
}
