package games.magie.wire.pack;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.wire.WholeFile;
import java.nio.file.Path;
import java.util.Locale;

/// A packed table as text (UTF-8, LF):
///
///     magie table 1
///     pack 0f3a…
///     game deal
///     rules 1
///     options
///     terms
///     clock 0
///     on-leave out
///     seat A person Ann
///     seat B bot:easy Easy B
///     rows 37
///     last 77e1…
///     seal shares
///     share A 91ab…
///     nonce 5f0c…
///     sealed k3Vx…
///     end 03cd…
///
/// An open table has its rows, each closed by its link, in the place of the sealed lines. The last
/// line is the SHA-256 of all lines before it.
public final class PackedFile {
  /// So large a file is read, and none that is larger.
  public static final int LARGEST = 8 << 20;

  static final String FIRST_WORDS = "magie table ";
  static final String FORMAT = "1";

  private static final int LINE = 96;

  private PackedFile() {}

  public static String text(PackedTable table) {
    var text = new StringBuilder(head(table.head(), table.seal()));
    String contents = table.contents();
    if (table.seal() instanceof Seal.Open) {
      text.append(contents);
    } else {
      for (int at = 0; at < contents.length(); at += LINE) {
        text.append("sealed ");
        text.append(contents, at, Math.min(contents.length(), at + LINE)).append('\n');
      }
    }
    String hash = Key.sha256(text.toString());
    return text.append("end ").append(hash).append('\n').toString();
  }

  /// What stands in the clear; a sealed journal is bound to it.
  static String head(PackHead head, Seal seal) {
    var text = new StringBuilder(FIRST_WORDS).append(FORMAT).append('\n');
    line(text, "pack", head.pack());
    line(text, "game", head.game());
    line(text, "rules", String.valueOf(head.version()));
    line(text, "options", head.settings());
    line(text, "terms", head.terms());
    line(text, "clock", String.valueOf(head.clock()));
    line(text, "on-leave", head.onLeave());
    for (int seat = 0; seat < head.seats().size(); seat++) {
      PackHead.Seat one = head.seats().get(seat);
      String kind = one.kind().text() + (one.bot().isEmpty() ? "" : ":" + one.bot());
      line(text, "seat", Seats.letter(seat) + " " + kind + " " + one.name());
    }
    line(text, "rows", String.valueOf(head.rows()));
    line(text, "last", head.last());
    switch (seal) {
      case Seal.Open open -> line(text, "seal", open.text());
      case Seal.Shares shares -> {
        line(text, "seal", shares.text());
        shares
            .checks()
            .forEach((seat, hash) -> line(text, "share", Seats.letter(seat) + " " + hash));
        line(text, "nonce", shares.nonce());
      }
      case Seal.Phrase phrase -> {
        line(text, "seal", phrase.text() + " " + phrase.salt());
        line(text, "nonce", phrase.nonce());
      }
    }
    return text.toString();
  }

  private static void line(StringBuilder into, String word, String value) {
    into.append(word).append(value.isEmpty() ? "" : " ").append(value).append('\n');
  }

  /// Whether this could be a packed table rather than something else.
  public static boolean isOne(String text) {
    return text.startsWith(FIRST_WORDS);
  }

  /// What stands at the beginning of a file.
  public record Top(PackHead head, Seal seal) {}

  /// So many characters at the beginning of a file hold its head, whatever the names and options.
  public static final int TOP = 16 << 10;

  /// Reads the beginning of a file that was read as a whole before.
  ///
  /// @param text its first [#TOP] characters at least
  public static Top top(String text) {
    return new PackedReader(text.substring(0, text.lastIndexOf('\n') + 1)).top();
  }

  /// Reads what [#text] writes; throws [BadInput] with one line that says what is wrong.
  public static PackedTable parse(String text) {
    if (!isOne(text)) {
      throw new BadInput("this is no packed table");
    }
    String format = text.lines().findFirst().orElse("").substring(FIRST_WORDS.length());
    if (!format.equals(FORMAT)) {
      String shown =
          format.substring(0, Math.min(format.length(), 10)).replaceAll("\\P{Print}", "?");
      throw new BadInput(
          "a packed table of format '%s', this program reads format %s".formatted(shown, FORMAT));
    }
    int end = text.lastIndexOf("\nend ") + 1;
    if (end == 0
        || !text.substring(end).equals("end " + Key.sha256(text.substring(0, end)) + "\n")) {
      throw new BadInput("the file was changed or cut off: its last line does not fit the others");
    }
    PackedTable table = new PackedReader(text.substring(0, end)).read();
    if (!text(table).equals(text)) {
      throw new BadInput("the file is written in another form than this program's");
    }
    return table;
  }

  public static PackedTable load(Path file) {
    try {
      return parse(WholeFile.read(file, LARGEST));
    } catch (BadInput e) {
      String why = String.valueOf(e.getMessage());
      throw why.startsWith(file.toString()) ? e : new BadInput(file + ": " + why);
    }
  }

  /// How many megabytes a file may have, for messages.
  public static String largest() {
    return String.format(Locale.ROOT, "%d MB", LARGEST >> 20);
  }
}
