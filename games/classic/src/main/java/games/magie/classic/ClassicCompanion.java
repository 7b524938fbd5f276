package games.magie.classic;

import games.magie.classic.study.Auctions;
import games.magie.classic.study.Business;
import games.magie.classic.study.GroupYields;
import games.magie.classic.study.LevelYields;
import games.magie.classic.study.Visits;
import games.magie.classic.terminal.ClassicBoard;
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
import org.jspecify.annotations.Nullable;

/// What the others need to know of the classic board.
final class ClassicCompanion implements Companion<ClassicView> {
  @Override
  public boolean die(String label) {
    return label.equals("die");
  }

  /// Cards are turned up and deeds dealt before everybody's eyes.
  @Override
  public boolean open(String label) {
    return switch (label) {
      case "chance", "chest", "deed" -> true;
      default -> die(label);
    };
  }

  private static int begins(Event event) {
    return event instanceof BoardEvent.TurnBegan began ? began.seat() : Seats.SPECTATOR;
  }

  @Override
  public List<StudyMeasure<ClassicView>> studyMeasures() {
    return List.of(
        new PlayOrder<>(ClassicCompanion::begins),
        new Visits(),
        new GroupYields(),
        new LevelYields(),
        new Auctions(),
        new Business());
  }

  @Override
  public List<Measure<ClassicView>> measures() {
    return List.of(new Measure<>("worth", ClassicCompanion::worth));
  }

  private static int worth(ClassicView view, int seat) {
    return view.picture().players().get(seat).out() ? 0 : view.worth(seat);
  }

  /// Rounds.
  @Override
  public int turns(ClassicView view, int decisions) {
    return view.round();
  }

  @Override
  public int score(ClassicView view, int seat) {
    return view.worth(seat);
  }

  @Override
  public @Nullable Limited limited(String verb) {
    return switch (verb) {
      case "bid" -> Limited.BIDS;
      case "offer", "counter" -> Limited.OFFERS;
      default -> null;
    };
  }

  /// Each token is there once.
  @Override
  public boolean peopleFirst(ClassicView view) {
    return view.phase() == Phase.TOKENS;
  }

  @Override
  public Board<ClassicView> board(BoardNames names, Ink ink) {
    return new ClassicBoard(names, ink);
  }
}
