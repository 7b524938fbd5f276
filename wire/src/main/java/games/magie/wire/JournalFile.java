package games.magie.wire;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.chance.Drawn;
import games.magie.kernel.match.Digest;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Row;
import games.magie.wire.SavedGame.Player;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/// A game as one text file (UTF-8, LF) that people can read and that checks itself:
///
///     magie journal 1
///     game express
///     rules 1
///     options target=10000
///     on-leave out
///     seat A me Ann
///     seat B easy Bea
///     link 5f0c… 91ab…
///     row 0 start
///     draws start=0/2
///     event * express.start turn A
///     digest 0c53a8e1b2d94f67
///     position turn: 1 | starter: A
///     position A* score: 0 | houses: 0
///     link 77e1… 03cd…
///     end 03cd…
///
/// A `link` closes the header and every row: 16 random bytes, then a link of the [HashChain] over
/// the lines since the last one. The last line repeats the head, so that a file that was cut off is
/// told from a whole one.
public final class JournalFile {
  static final String FIRST_WORDS = "magie journal ";
  static final String FORMAT = "1";

  private static final int LARGEST = 16 << 20;

  private JournalFile() {}

  /// @param salts gives 16 bytes each time; random ones, but for tests
  public static String text(SavedGame game, Supplier<byte[]> salts) {
    var chain = new HashChain();
    var text = new StringBuilder();
    close(header(game), chain, salts, text);
    for (Row row : game.journal().rows()) {
      close(row(row), chain, salts, text);
    }
    return text.append("end ").append(chain.head()).append('\n').toString();
  }

  private static void close(
      String block, HashChain chain, Supplier<byte[]> salts, StringBuilder into) {
    byte[] salt = salts.get();
    into.append(block).append("link ").append(HexFormat.of().formatHex(salt)).append(' ');
    into.append(chain.link(salt, block)).append('\n');
  }

  private static String header(SavedGame game) {
    Journal journal = game.journal();
    var text = new StringBuilder(FIRST_WORDS).append(FORMAT).append('\n');
    line(text, "game", journal.game());
    line(text, "rules", String.valueOf(journal.version()));
    line(text, "options", journal.settings());
    line(text, "on-leave", game.onLeave().text());
    for (int seat = 0; seat < journal.seats(); seat++) {
      Player player = game.players().get(seat);
      line(text, "seat", Seats.letter(seat) + " " + player.kind() + " " + player.name());
    }
    return text.toString();
  }

  /// One row as the lines of a file, without the link that closes it.
  public static String row(Row row) {
    var text = new StringBuilder();
    line(text, "row", row.number() + " " + row.input());
    if (!row.draws().isEmpty()) {
      line(text, "draws", row.draws().stream().map(Drawn::text).collect(Collectors.joining(" ")));
    }
    row.events().forEach(event -> line(text, "event", event));
    line(text, "digest", Digest.hex(row.digest()));
    if (row.position() != null) {
      row.position().lines().forEach(line -> line(text, "position", line));
    }
    return text.toString();
  }

  private static void line(StringBuilder into, String word, String value) {
    if (value.indexOf('\n') >= 0 || value.indexOf('\r') >= 0) {
      throw new IllegalArgumentException("a line break in " + word);
    }
    into.append(word).append(value.isEmpty() ? "" : " ").append(value).append('\n');
  }

  /// Reads what [#text] writes and checks every link; throws [games.magie.kernel.BadInput] with the
  /// line and what is wrong there.
  public static SavedGame parse(String text) {
    return new JournalReader(text).read();
  }

  /// Reads one row, as [#row] writes it.
  public static Row parseRow(int number, String block) {
    return new JournalReader(block).row(number);
  }

  /// Writes the whole file or leaves the old one untouched. A file that is no journal is not
  /// written over.
  public static void save(Path file, SavedGame game, Supplier<byte[]> salts) {
    WholeFile.write(file, text(game, salts), FIRST_WORDS, "magie journal");
  }

  public static SavedGame load(Path file) {
    String text = WholeFile.read(file, LARGEST);
    try {
      return parse(text);
    } catch (BadInput e) {
      throw new BadInput(file + ": " + e.getMessage());
    }
  }
}
