package games.magie.express;

import games.magie.express.study.Scores;
import games.magie.express.study.Turns;
import games.magie.express.terminal.ExpressBoard;
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

/// What the others need to know of Express.
final class ExpressCompanion implements Companion<ExpressView> {
  /// The dice are called d1, d2 and so on.
  @Override
  public boolean die(String label) {
    return label.matches("d\\d+");
  }

  @Override
  public boolean open(String label) {
    return die(label) || label.equals("start");
  }

  private static int begins(Event event) {
    return event instanceof ExpressEvent.TurnBegan began ? began.seat() : Seats.SPECTATOR;
  }

  @Override
  public List<StudyMeasure<ExpressView>> studyMeasures() {
    return List.of(new PlayOrder<>(ExpressCompanion::begins), new Turns(), new Scores());
  }

  @Override
  public List<Measure<ExpressView>> measures() {
    return List.of(new Measure<>("score", ExpressView::score));
  }

  @Override
  public int turns(ExpressView view, int decisions) {
    return view.turn();
  }

  @Override
  public int score(ExpressView view, int seat) {
    return view.score(seat);
  }

  @Override
  public Board<ExpressView> board(BoardNames names, Ink ink) {
    return new ExpressBoard(names, ink);
  }
}
