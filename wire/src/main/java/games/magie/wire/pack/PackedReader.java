package games.magie.wire.pack;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Numbers;
import games.magie.wire.PlainText;
import games.magie.wire.pack.PackedFile.Top;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.TreeMap;
import java.util.function.Function;

/// Reads the lines of a packed table between the first and the last, whose hash fits.
final class PackedReader {
  private static final String HEX_16 = "[0-9a-f]{32}";
  private static final String HEX_32 = "[0-9a-f]{64}";
  private static final String HEX_NONCE = "[0-9a-f]{24}";
  private static final int LONGEST_CLOCK = 24 * 60 * 60;
  private static final int MOST_ROWS = 1_000_000;

  /// On average, with its link: rows have some 300 bytes, the longest ones 2,000.
  private static final int LONGEST_ROW = 4096;

  /// The words `row`, `digest` and `link` with their numbers alone.
  private static final int SHORTEST_ROW = 130;

  /// For the padding of a sealed journal, and for short games with long rows.
  private static final int SLACK = 16 << 10;

  private final List<String> lines;

  /// The next line to read, from 0; the first was looked at before.
  private int at = 1;

  PackedReader(String text) {
    this.lines = List.of(text.split("\n"));
  }

  PackedTable read() {
    checkCharacters();
    Top top = top();
    PackHead head = top.head();
    return new PackedTable(
        head, top.seal(), top.seal() instanceof Seal.Open ? rest() : sealed(head.rows()));
  }

  Top top() {
    PackHead head = head();
    return new Top(head, seal(head));
  }

  /// Whatever the file says may be shown in a terminal, which control characters could steer. Names
  /// are looked at where they are read.
  private void checkCharacters() {
    for (int line = 0; line < lines.size(); line++) {
      if (!lines.get(line).startsWith("seat ") && !PlainText.isShowable(lines.get(line))) {
        at = line;
        throw wrong("a control character");
      }
    }
  }

  private PackHead head() {
    String pack = value("pack", text -> hex(text, HEX_16));
    String game = value("game", Function.identity());
    int version = number("rules", 1, Integer.MAX_VALUE);
    String settings = value("options", Function.identity());
    String terms = value("terms", Function.identity());
    int clock = number("clock", 0, LONGEST_CLOCK);
    String onLeave = value("on-leave", Function.identity());
    var seats = new ArrayList<PackHead.Seat>();
    while (has("seat")) {
      String letter = Seats.letter(seats.size());
      seats.add(value("seat", text -> seat(text, letter)));
    }
    int rows = number("rows", 1, MOST_ROWS);
    String last = value("last", text -> hex(text, HEX_32));
    return new PackHead(pack, game, version, settings, terms, clock, onLeave, seats, rows, last);
  }

  private int number(String word, int least, int most) {
    return value(word, text -> Numbers.parse(text, word, least, most));
  }

  private static PackHead.Seat seat(String text, String letter) {
    String[] words = text.split(" ", 3);
    if (words.length < 3 || !words[0].equals(letter)) {
      throw new BadInput("expected seat " + letter + ", who sits there and a name");
    }
    String[] kind = words[1].split(":", 2);
    return new PackHead.Seat(PackHead.Kind.of(kind[0]), kind.length == 2 ? kind[1] : "", words[2]);
  }

  private Seal seal(PackHead head) {
    String words = value("seal", Function.identity());
    if (words.equals("open")) {
      return new Seal.Open();
    }
    if (words.startsWith("phrase ")) {
      at--;
      String salt = value("seal", text -> hex(text.substring("phrase ".length()), HEX_16));
      return new Seal.Phrase(salt, nonce());
    }
    if (!words.equals("shares")) {
      at--;
      throw wrong("a table is open or sealed by shares or a phrase");
    }
    var checks = new TreeMap<Integer, String>();
    for (int seat = 0; seat < head.seats().size(); seat++) {
      if (head.seats().get(seat).person()) {
        String letter = Seats.letter(seat) + " ";
        checks.put(seat, value("share", text -> check(text, letter)));
      }
    }
    if (checks.isEmpty()) {
      throw wrong("nobody has a share");
    }
    return new Seal.Shares(checks, nonce());
  }

  private static String check(String text, String letter) {
    if (!text.startsWith(letter)) {
      throw new BadInput("expected the share of seat " + letter.strip());
    }
    return hex(text.substring(letter.length()), HEX_32);
  }

  private String nonce() {
    return value("nonce", text -> hex(text, HEX_NONCE));
  }

  private static String hex(String text, String form) {
    if (!text.matches(form)) {
      throw new BadInput("expected hexadecimal digits of another number");
    }
    return text;
  }

  private String rest() {
    var text = new StringBuilder();
    lines.subList(at, lines.size()).forEach(line -> text.append(line).append('\n'));
    return text.toString();
  }

  /// A journal of so many rows is neither much longer nor much shorter, sealed or not: nobody can
  /// keep anything else here.
  private static void checkLength(long bytes, int rows) {
    if (bytes > (long) rows * LONGEST_ROW + SLACK || bytes + SLACK < (long) rows * SHORTEST_ROW) {
      throw new BadInput("the sealed lines cannot be %d rows".formatted(rows));
    }
  }

  private String sealed(int rows) {
    var base64 = new StringBuilder();
    while (at < lines.size()) {
      base64.append(value("sealed", Function.identity()));
    }
    try {
      checkLength(Base64.getDecoder().decode(base64.toString()).length, rows);
    } catch (IllegalArgumentException e) {
      throw new BadInput("the sealed lines are no Base64");
    }
    return base64.toString();
  }

  private boolean has(String word) {
    return at < lines.size()
        && (lines.get(at).equals(word) || lines.get(at).startsWith(word + " "));
  }

  private <T> T value(String word, Function<String, T> read) {
    if (!has(word)) {
      throw wrong("expected '" + word + "'");
    }
    try {
      String line = lines.get(at);
      T value = read.apply(line.equals(word) ? "" : line.substring(word.length() + 1));
      at++;
      return value;
    } catch (BadInput e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  private BadInput wrong(String what) {
    return new BadInput("line " + (at + 1) + ": " + what);
  }
}
