package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.wire.SavedGame;
import java.nio.file.Path;
import java.util.function.BiFunction;

/// Plays a saved game again up to where it stands. Its chain of hashes was checked when it was
/// read; now the rules check every row.
final class SavedMatch {
  private SavedMatch() {}

  /// To go on with.
  static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> of(
      Game<S, M, V> game, SavedGame saved, Path file) {
    return checked(game, saved, file, Match::resume);
  }

  /// To be looked at.
  static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> review(
      Game<S, M, V> game, SavedGame saved, Path file) {
    return checked(game, saved, file, Match::review);
  }

  private static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> checked(
      Game<S, M, V> game,
      SavedGame saved,
      Path file,
      BiFunction<Game<S, M, V>, Journal, Match<S, M, V>> take) {
    try {
      for (int seat = 0; seat < saved.players().size(); seat++) {
        Seating.check(game, saved.players().get(seat).kind(), seat);
      }
      return take.apply(game, saved.journal());
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.getMessage());
    }
  }
}
