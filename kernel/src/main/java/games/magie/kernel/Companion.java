package games.magie.kernel;

import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.terminal.Board;
import games.magie.kernel.terminal.BoardNames;
import games.magie.kernel.terminal.Ink;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What everybody around a game needs to know of it beside its rules: the server, the lab, the
/// terminal. Everything has a default that is safe for a game nobody has thought about yet.
public interface Companion<V extends View> {
  /// Verbs that cost the others their patience or the journal its room, so that a server limits how
  /// often a seat may say them.
  enum Limited {
    BIDS,
    OFFERS
  }

  /// Whether draws with this label are dice, which roll before everybody's eyes.
  default boolean die(String label) {
    return false;
  }

  /// Whether what is drawn with this label is public at once. What is not may be somebody's secret
  /// until the game is over.
  default boolean open(String label) {
    return die(label);
  }

  /// What tells how a game goes.
  default List<Measure<V>> measures() {
    return List.of();
  }

  /// What a study can measure in this game, beside what it can in every game.
  default List<StudyMeasure<V>> studyMeasures() {
    return List.of();
  }

  /// How long a game was, read off a spectator's view.
  ///
  /// @param decisions how many moves were chosen in the whole game
  default int turns(V view, int decisions) {
    return decisions;
  }

  /// What a simulation counts beside the rank, read off a spectator's view.
  default int score(V view, int seat) {
    return 0;
  }

  /// Which limit a verb falls under, or none.
  default @Nullable Limited limited(String verb) {
    return null;
  }

  /// Whether whoever answers first takes something from the others, so that bots let people choose
  /// before them.
  ///
  /// @param view what a spectator sees
  default boolean peopleFirst(V view) {
    return false;
  }

  /// The board in a terminal, or null where the text of the view must do.
  default @Nullable Board<V> board(BoardNames names, Ink ink) {
    return null;
  }
}
