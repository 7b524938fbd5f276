package games.magie.fuzz;

import games.magie.kernel.Game;
import games.magie.kernel.match.Match;
import games.magie.wire.Catalogue;
import games.magie.wire.HashChain;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;
import games.magie.wire.SavedGame.OnLeave;
import games.magie.wire.SavedGame.Player;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// Saved games, as they are and with links that fit; a game that can be read is played again.
final class JournalFileReader implements Reader {
  @Override
  public void read(String text) {
    Reader.accepts(() -> JournalFile.parse(text));
    Reader.accepts(() -> JournalFile.parseRow(0, text));
    Links links = new Links().add(text).close();
    Reader.accepts(() -> {
      SavedGame read = JournalFile.parse(links.text() + "end " + links.head() + "\n");
      Reader.same(read, JournalFile.parse(text(read)));
      Match.resume(Catalogue.game(read.journal().game()), read.journal());
    });
  }

  static String text(SavedGame game) {
    return JournalFile.text(game, () -> new byte[HashChain.SALT_BYTES]);
  }

  @Override
  public List<String> seeds() {
    var seeds = new ArrayList<String>();
    for (Game<?, ?, ?> game : Catalogue.games()) {
      for (int moves = 0; moves < 60; moves += 20) {
        Match<?, ?, ?> match = Played.match(game, 2, moves, moves);
        var players = Collections.nCopies(2, new Player("me", "Ann"));
        seeds.add(text(new SavedGame(match.journal(), players, OnLeave.OUT)));
      }
    }
    return seeds;
  }
}
