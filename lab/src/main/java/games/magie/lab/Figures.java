package games.magie.lab;

import games.magie.classic.ClassicView;
import games.magie.deal.DealView;
import games.magie.express.ExpressView;
import games.magie.go.GoView;
import games.magie.kernel.Game;
import games.magie.kernel.View;

/// What a simulation counts of a finished game, read from the view of a spectator. Each game says
/// here what its turns and scores are; one that does not has its decisions counted, and no scores.
public interface Figures<V extends View> {
  /// @param decisions how many moves were chosen in the whole game
  int turns(V view, int decisions);

  int score(V view, int seat);

  @SuppressWarnings("unchecked") // the figures stand beside the id of the game they read
  static <V extends View> Figures<V> of(Game<?, ?, V> game) {
    Figures<?> figures =
        switch (game.id()) {
          case "pocket", "brands" -> new Classic();
          case "express" -> new Express();
          case "deal" -> new Deal();
          case "go" -> new Go();
          default -> new Plain<>();
        };
    return (Figures<V>) figures;
  }

  record Express() implements Figures<ExpressView> {
    @Override
    public int turns(ExpressView view, int decisions) {
      return view.turn();
    }

    @Override
    public int score(ExpressView view, int seat) {
      return view.score(seat);
    }
  }

  /// Rounds, and worth at the end.
  record Classic() implements Figures<ClassicView> {
    @Override
    public int turns(ClassicView view, int decisions) {
      return view.round();
    }

    @Override
    public int score(ClassicView view, int seat) {
      return view.worth(seat);
    }
  }

  /// The score of Deal is the number of complete sets of different colours.
  record Deal() implements Figures<DealView> {
    @Override
    public int turns(DealView view, int decisions) {
      return view.turn();
    }

    @Override
    public int score(DealView view, int seat) {
      return Integer.bitCount(view.sets(seat));
    }
  }

  /// Rounds, and blocks on the board.
  record Go() implements Figures<GoView> {
    @Override
    public int turns(GoView view, int decisions) {
      return view.round();
    }

    @Override
    public int score(GoView view, int seat) {
      return view.blocks(seat);
    }
  }

  record Plain<V extends View>() implements Figures<V> {
    @Override
    public int turns(V view, int decisions) {
      return decisions;
    }

    @Override
    public int score(V view, int seat) {
      return 0;
    }
  }
}
