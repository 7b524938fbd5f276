package games.magie.go;

import games.magie.go.study.Attacks;
import games.magie.go.study.Events;
import games.magie.go.study.Visits;
import games.magie.go.terminal.GoBoard;
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

/// What the others need to know of GO!.
final class GoCompanion implements Companion<GoView> {
  /// The dice have the colours of the boards.
  @Override
  public boolean die(String label) {
    return label.matches("red|yellow|green|blue");
  }

  @Override
  public boolean open(String label) {
    return die(label) || label.equals("grab") || label.equals("side");
  }

  private static int begins(Event event) {
    return event instanceof GoEvent.RoundBegan began ? began.roller() : Seats.SPECTATOR;
  }

  @Override
  public List<StudyMeasure<GoView>> studyMeasures() {
    return List.of(new PlayOrder<>(GoCompanion::begins), new Attacks(), new Events(), new Visits());
  }

  @Override
  public List<Measure<GoView>> measures() {
    return List.of(new Measure<>("blocks", GoView::blocks));
  }

  /// Rounds.
  @Override
  public int turns(GoView view, int decisions) {
    return view.round();
  }

  @Override
  public int score(GoView view, int seat) {
    return view.blocks(seat);
  }

  @Override
  public Board<GoView> board(BoardNames names, Ink ink) {
    return new GoBoard(names, ink);
  }
}
