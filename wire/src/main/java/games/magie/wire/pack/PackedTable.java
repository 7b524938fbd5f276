package games.magie.wire.pack;

import games.magie.kernel.match.Journal;
import games.magie.wire.LinkedRow;
import games.magie.wire.SavedGame;
import games.magie.wire.SavedGame.OnLeave;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// A table that was packed: what everybody may know of it, and the journal, open or sealed.
///
/// @param contents the lines of the rows, or the sealed bytes in Base64
public record PackedTable(PackHead head, Seal seal, String contents) {
  /// A sealed journal is filled up to a multiple of this, so that its length tells no secret.
  private static final int BLOCK = 4096;

  private static final SecureRandom RANDOM = new SecureRandom();

  /// A name for a new packing.
  public static String newName() {
    return random(16);
  }

  private static String random(int bytes) {
    var random = new byte[bytes];
    RANDOM.nextBytes(random);
    return HexFormat.of().formatHex(random);
  }

  /// For a game in which nothing is secret.
  public static PackedTable open(PackHead head, List<LinkedRow> rows) {
    return new PackedTable(head, new Seal.Open(), RowLines.text(rows));
  }

  /// @param codes of each person's seat, 256 random bits
  public static PackedTable withShares(
      PackHead head, List<LinkedRow> rows, SortedMap<Integer, String> codes) {
    var checks = new TreeMap<Integer, String>();
    codes.forEach((seat, code) -> checks.put(seat, Key.check(code)));
    var shares = codes.values().stream().map(code -> Key.share(head.pack(), code)).toList();
    return sealed(
        head, rows, new Seal.Shares(checks, random(Key.NONCE_BYTES)), Key.ofShares(shares));
  }

  public static PackedTable withPhrase(PackHead head, List<LinkedRow> rows, String phrase) {
    var seal = new Seal.Phrase(random(16), random(Key.NONCE_BYTES));
    return sealed(head, rows, seal, Key.ofPhrase(phrase, seal.salt()));
  }

  private static PackedTable sealed(PackHead head, List<LinkedRow> rows, Seal seal, Key key) {
    byte[] lines = RowLines.text(rows).getBytes(StandardCharsets.UTF_8);
    byte[] plain = java.util.Arrays.copyOf(lines, (lines.length / BLOCK + 1) * BLOCK);
    java.util.Arrays.fill(plain, lines.length, plain.length, (byte) '\n');
    byte[] bytes = key.seal(plain, nonce(seal), PackedFile.head(head, seal));
    return new PackedTable(head, seal, Base64.getEncoder().encodeToString(bytes));
  }

  private static String nonce(Seal seal) {
    return switch (seal) {
      case Seal.Open() -> "";
      case Seal.Shares(var _, String nonce) -> nonce;
      case Seal.Phrase(String _, String nonce) -> nonce;
    };
  }

  /// The rows of a journal that everybody may read.
  public List<LinkedRow> rows() {
    if (!(seal instanceof Seal.Open)) {
      throw new IllegalStateException("sealed");
    }
    return RowLines.parse(contents);
  }

  /// The rows of a sealed journal; throws [games.magie.kernel.BadInput] where the key does not fit.
  public List<LinkedRow> rows(Key key) {
    byte[] bytes = Base64.getDecoder().decode(contents);
    byte[] plain = key.open(bytes, nonce(seal), PackedFile.head(head, seal));
    return RowLines.parse(new String(plain, StandardCharsets.UTF_8).stripTrailing() + "\n");
  }

  /// Checks every link. That the rules would do the same is not known before it is played again.
  public Journal journal(List<LinkedRow> rows) {
    return new Journal(
        head.game(),
        head.version(),
        head.settings(),
        head.seats().size(),
        RowLines.check(rows, head));
  }

  /// As the terminal plays it.
  public SavedGame savedGame(List<LinkedRow> rows) {
    var players = head.seats().stream().map(PackHead.Seat::player).toList();
    return new SavedGame(
        journal(rows), players, head.onLeave().equals("out") ? OnLeave.OUT : OnLeave.BOT);
  }
}
