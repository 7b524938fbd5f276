package games.magie.race;

import games.magie.kernel.Companion;
import games.magie.kernel.Invariants;
import games.magie.kernel.Measure;
import games.magie.kernel.RuleBook;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Ink;
import java.util.ArrayList;
import java.util.List;

/// A race over ten squares.
public final class Race extends RuleBook<RaceState, RaceMove, RaceView> {
  public Race() {
    super(Facts.of("race", RaceClause.values()).seats(2, 4), new RaceRules(), new RaceNotation());
  }

  @Override
  public Invariants<RaceState, RaceMove> invariants() {
    return s -> {
      for (int square : s.square) {
        Invariants.hold(square >= 0 && square <= RaceState.GOAL, "square");
      }
    };
  }

  @Override
  public Companion<RaceView> companion() {
    return new Companion<>() {
      @Override
      public boolean die(String label) {
        return label.equals("die");
      }

      @Override
      public List<Measure<RaceView>> measures() {
        return List.of(new Measure<>("square", RaceView::square));
      }

      @Override
      public int turns(RaceView view, int decisions) {
        return view.turn() - 1;
      }

      @Override
      public int score(RaceView view, int seat) {
        return view.square(seat);
      }

      @Override
      public Board<RaceView> board(BoardNames names, Ink ink) {
        return (view, players) -> {
          var lines = new ArrayList<String>();
          for (int seat = 0; seat < players.size(); seat++) {
            lines.add("|" + ".".repeat(view.square(seat)) + ">" + " " + players.get(seat));
          }
          return lines;
        };
      }
    };
  }
}
