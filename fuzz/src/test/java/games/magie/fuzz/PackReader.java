package games.magie.fuzz;

import static java.nio.charset.StandardCharsets.UTF_8;

import games.magie.kernel.match.Match;
import games.magie.wire.Catalogue;
import games.magie.wire.SavedGame;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/// Packed tables, as they are and with hashes that fit; a game that is open is played again.
final class PackReader implements Reader {
  private static final String OPEN = "\nseal open\n";

  @Override
  public void read(String text) {
    Reader.accepts(() -> PackedFile.parse(text));
    Reader.accepts(() -> {
      PackedTable table = PackedFile.parse(ended(text));
      if (table.seal() instanceof Seal.Open) {
        SavedGame game = table.savedGame(table.rows());
        Match.resume(Catalogue.game(game.journal().game()), game.journal());
      }
    });
  }

  /// With the hash of all lines, and of the rows if they are open.
  private static String ended(String text) {
    String whole = text.replaceFirst("(?s)\nend .*", "\n");
    int open = whole.indexOf(OPEN);
    if (open >= 0) {
      Links links = new Links().add(whole.substring(open + OPEN.length())).close();
      whole =
          whole
                  .substring(0, open)
                  .replaceFirst("\nrows [^\n]*", "\nrows " + links.blocks())
                  .replaceFirst("\nlast [^\n]*", "\nlast " + links.head())
              + OPEN
              + links.text();
    }
    try {
      byte[] hash = MessageDigest.getInstance("SHA-256").digest(whole.getBytes(UTF_8));
      return whole + "end " + HexFormat.of().formatHex(hash) + "\n";
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public List<String> seeds() {
    return Repository.texts("corpus", ".table");
  }
}
