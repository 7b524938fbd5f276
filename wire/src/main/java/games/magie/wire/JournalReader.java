package games.magie.wire;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.chance.Drawn;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Row;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import games.magie.wire.SavedGame.OnLeave;
import games.magie.wire.SavedGame.Player;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads a journal file line by line; first the link over a block of lines, then what they say.
final class JournalReader {
  private static final String HEX_SALT = "[0-9a-f]{32}";
  private static final String HEX_HASH = "[0-9a-f]{64}";
  private static final String HEX_DIGEST = "[0-9a-f]{16}";

  private final String[] lines;
  private final HashChain chain = new HashChain();

  /// The next line to read, from 0.
  private int at;

  JournalReader(String text) {
    this.lines = text.split("\n", -1);
  }

  SavedGame read() {
    checkFirstLine();
    checkCharacters();
    checkLink();
    SavedGame header = header();
    pass();
    var rows = new ArrayList<Row>();
    while (!current().startsWith("end ")) {
      checkLink();
      rows.add(row(rows.size()));
      pass();
    }
    checkEnd();
    Journal empty = header.journal();
    return new SavedGame(
        new Journal(empty.game(), empty.version(), empty.settings(), empty.seats(), rows),
        header.players(),
        header.onLeave());
  }

  private void checkFirstLine() {
    if (!lines[0].startsWith(JournalFile.FIRST_WORDS)) {
      throw wrong("this is no magie journal");
    }
    String format = lines[0].substring(JournalFile.FIRST_WORDS.length());
    if (!format.equals(JournalFile.FORMAT)) {
      throw wrong(
          "a journal of format '%s', this program reads format %s"
              .formatted(shortened(format), JournalFile.FORMAT));
    }
  }

  /// Whatever the file says may be shown in a terminal, which control characters could steer. Names
  /// are looked at where they are read.
  private void checkCharacters() {
    for (String line : lines) {
      if (!line.startsWith("seat ") && !PlainText.isShowable(line)) {
        throw wrong("a control character");
      }
      at++;
    }
    at = 0;
  }

  /// Looks ahead to the link that closes the block which begins here, and checks it.
  private void checkLink() {
    int link = at;
    var block = new StringBuilder();
    while (!lines[link].startsWith("link ")) {
      block.append(lines[link]).append('\n');
      if (++link == lines.length) {
        at = lines.length - 1;
        throw wrong("the file is cut off or damaged, no link closes line " + lineOf(block));
      }
    }
    List<String> words = List.of(lines[link].split(" ", -1));
    boolean shaped =
        words.size() == 3 && words.get(1).matches(HEX_SALT) && words.get(2).matches(HEX_HASH);
    int first = at + 1;
    if (!shaped) {
      at = link;
      throw wrong("a link should be 32 and 64 hexadecimal digits");
    }
    byte[] salt = HexFormat.of().parseHex(words.get(1));
    if (!chain.link(salt, block.toString()).equals(words.get(2))) {
      at = link;
      throw wrong(
          "something was changed in lines %d to %d: the hash does not fit"
              .formatted(first, link + 1));
    }
  }

  private int lineOf(StringBuilder block) {
    return lines.length - (int) block.chars().filter(c -> c == '\n').count() + 1;
  }

  private void checkEnd() {
    if (!current().equals("end " + chain.head())) {
      throw wrong("the end does not fit the rows, or the file is cut off");
    }
    at++;
    if (at != lines.length - 1 || !lines[at].isEmpty()) {
      at = Math.min(at, lines.length - 1);
      throw wrong("nothing but a line break may follow the end");
    }
  }

  private SavedGame header() {
    at++;
    String game = value("game", Function.identity());
    int version = value("rules", text -> Numbers.parse(text, "rules", 1, Integer.MAX_VALUE));
    String options = value("options", Function.identity());
    OnLeave onLeave = value("on-leave", OnLeave::of);
    var players = new ArrayList<Player>();
    while (has("seat")) {
      int seat = players.size();
      players.add(value("seat", text -> player(text, seat)));
    }
    var journal = new Journal(game, version, options, players.size(), List.of());
    return new SavedGame(journal, players, onLeave);
  }

  private static Player player(String text, int seat) {
    String[] words = text.split(" ", 3);
    if (words.length < 3 || !words[0].equals(Seats.letter(seat))) {
      throw new BadInput("expected seat %s, who plays and a name".formatted(Seats.letter(seat)));
    }
    return Player.ofFile(words[1], words[2]);
  }

  Row row(int number) {
    String input =
        value(
            "row",
            text -> {
              String start = number + " ";
              if (!text.startsWith(start)) {
                throw new BadInput("row " + number + " is missing");
              }
              return text.substring(start.length());
            });
    List<Drawn> draws =
        has("draws")
            ? value("draws", text -> Words.split(text).stream().map(Drawn::parse).toList())
            : List.of();
    var events = new ArrayList<String>();
    while (has("event")) {
      events.add(value("event", Function.identity()));
    }
    long digest = value("digest", JournalReader::digest);
    @Nullable StringBuilder position = null;
    while (has("position")) {
      position = position == null ? new StringBuilder() : position.append('\n');
      position.append(value("position", JournalReader::notEmpty));
    }
    return new Row(
        number, input, draws, events, digest, position == null ? null : position.toString());
  }

  private static String notEmpty(String text) {
    if (text.isEmpty()) {
      throw new BadInput("an empty line of a position");
    }
    return text;
  }

  private static long digest(String text) {
    if (!text.matches(HEX_DIGEST)) {
      throw new BadInput("a digest is 16 hexadecimal digits");
    }
    return Long.parseUnsignedLong(text, 16);
  }

  private boolean has(String word) {
    return current().equals(word) || current().startsWith(word + " ");
  }

  /// What follows `word` in this line, which must begin with it; goes on to the next line.
  private <T> T value(String word, Function<String, T> read) {
    if (!has(word)) {
      throw wrong("expected '%s', found '%s'".formatted(word, shortened(current())));
    }
    try {
      T value = read.apply(current().equals(word) ? "" : current().substring(word.length() + 1));
      at++;
      return value;
    } catch (BadInput e) {
      throw wrong(String.valueOf(e.getMessage()));
    }
  }

  /// Goes past the link, which was checked before.
  private void pass() {
    if (!current().startsWith("link ")) {
      throw wrong("did not expect '" + shortened(current()) + "' here");
    }
    at++;
  }

  private String current() {
    if (at >= lines.length) {
      at = lines.length - 1;
      throw wrong("the file is cut off");
    }
    return lines[at];
  }

  private BadInput wrong(String what) {
    return new BadInput("line " + (at + 1) + ": " + what);
  }

  private static String shortened(String text) {
    String plain = text.replaceAll("\\P{Print}", "?");
    return plain.length() <= 40 ? plain : plain.substring(0, 40) + "…";
  }
}
