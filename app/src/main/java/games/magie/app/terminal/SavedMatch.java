package games.magie.app.terminal;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.wire.SavedGame;
import java.nio.file.Path;

/// Plays a saved game again up to where it stands. Its chain of hashes was checked when it was
/// read; now the rules check every row.
final class SavedMatch {
  private SavedMatch() {}

  static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> of(
      Game<S, M, V> game, SavedGame saved, Path file) {
    try {
      for (int seat = 0; seat < saved.players().size(); seat++) {
        Seating.check(game, saved.players().get(seat).kind(), seat);
      }
      return Match.resume(game, saved.journal());
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.getMessage());
    }
  }
}
