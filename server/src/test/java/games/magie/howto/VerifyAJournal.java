package games.magie.howto;

import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Match;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;
import java.nio.file.Path;

/// Reads a saved game and verifies it: its chain of hashes when it is read, then every row by the
/// rules. Whatever is wrong is a `BadInput` that names the line or the row.
final class VerifyAJournal {
  private VerifyAJournal() {}

  static String verify(Path file) {
    SavedGame saved = JournalFile.load(file);
    return retold(Catalogue.game(saved.journal().game()), saved);
  }

  private static <S extends State<S>, M extends Move, V extends View> String retold(
      Game<S, M, V> game, SavedGame saved) {
    var match = Match.review(game, saved.journal());
    boolean over = game.rules().over(match.position());
    return "%s, %d rows, %s"
        .formatted(game.id(), match.rows().size(), over ? "over" : "not over yet");
  }
}
