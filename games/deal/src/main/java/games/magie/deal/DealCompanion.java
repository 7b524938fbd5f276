package games.magie.deal;

import games.magie.deal.study.Actions;
import games.magie.deal.study.Cards;
import games.magie.deal.terminal.DealBoard;
import games.magie.kernel.Companion;
import games.magie.kernel.Event;
import games.magie.kernel.Measure;
import games.magie.kernel.Seats;
import games.magie.kernel.study.PlayOrder;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Ink;
import java.util.List;

/// What the others need to know of Deal.
final class DealCompanion implements Companion<DealView> {
  @Override
  public boolean open(String label) {
    return label.equals("start");
  }

  private static int begins(Event event) {
    return event instanceof OpenEvent.TurnBegan began ? began.seat() : Seats.SPECTATOR;
  }

  @Override
  public List<StudyMeasure<DealView>> studyMeasures() {
    return List.of(new PlayOrder<>(DealCompanion::begins), new Cards(), new Actions());
  }

  @Override
  public List<Measure<DealView>> measures() {
    return List.of(
        new Measure<>("sets", (view, seat) -> view.picture().players().get(seat).sets()),
        new Measure<>("cash", (view, seat) -> view.picture().players().get(seat).bankValue()));
  }

  @Override
  public int turns(DealView view, int decisions) {
    return view.turn();
  }

  /// Complete sets of different colours.
  @Override
  public int score(DealView view, int seat) {
    return Integer.bitCount(view.sets(seat));
  }

  @Override
  public Board<DealView> board(BoardNames names, Ink ink) {
    return new DealBoard(names, ink);
  }
}
