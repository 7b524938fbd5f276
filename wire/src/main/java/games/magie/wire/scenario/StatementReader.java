package games.magie.wire.scenario;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import games.magie.kernel.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Reads the statements that follow the header of a scenario.
final class StatementReader {
  /// The inputs that begin with no seat.
  private static final Set<String> INPUTS = Set.of("time", "left", "agreed", "back", "rules");

  /// 5 acts have 120 orders.
  private static final int MOST_ACTS_IN_ANY_ORDER = 5;

  private final int seats;

  StatementReader(int seats) {
    this.seats = seats;
  }

  Statement read(Line line) {
    Statement statement = unchecked(line);
    boolean takesBlock =
        switch (statement) {
          case Statement.Position _,
              Statement.Draws _,
              Statement.Legal _,
              Statement.NotLegal _,
              Statement.Seen _,
              Statement.AnyOrder _ ->
              true;
          case Statement.SetUp _,
              Statement.Act _,
              Statement.Told _,
              Statement.Stands _,
              Statement.Absent _,
              Statement.Awaited _,
              Statement.SamePosition _,
              Statement.SaveLoad _,
              Statement.Winners _,
              Statement.Rank _ ->
              false;
        };
    if (!takesBlock && !line.block().isEmpty()) {
      throw new BadInput("nothing may be indented below '" + line.text() + "'");
    }
    return statement;
  }

  private Statement unchecked(Line line) {
    String text = line.text();
    List<String> words = Words.split(text);
    String first = words.getFirst();
    if (first.endsWith(":") || isSeatLine(text, first)) {
      return new Statement.Stands(line, text);
    }
    if (INPUTS.contains(first) || isSeat(first)) {
      return act(line);
    }
    return switch (first) {
      case "setup" -> setUp(line, words);
      case "position" -> new Statement.Position(line, positionText(line));
      case "draws" ->
          new Statement.Draws(line, Words.split(rest(text, 1) + " " + oneLine(line.block())));
      case "event" -> told(line, words, 1, true);
      case "no" ->
          words.size() > 1 && words.get(1).equals("field")
              ? absent(line, words)
              : noEvent(line, words);
      case "legal" -> new Statement.Legal(line, subject(text, 1), moves(line));
      case "not" -> {
        expect(words, 1, "legal", text);
        yield new Statement.NotLegal(line, subject(text, 2), moves(line));
      }
      case "seen" -> {
        expect(words, 1, "by", text);
        yield new Statement.Seen(
            line, subject(text, 2), afterColon(text) + "\n" + line.blockText());
      }
      case "awaited" -> new Statement.Awaited(line, mask(words, 1, text));
      case "same" -> {
        expect(words, 1, "position", text);
        count(words, 2, text);
        yield new Statement.SamePosition(line);
      }
      case "save-load" -> {
        count(words, 1, text);
        yield new Statement.SaveLoad(line);
      }
      case "any" -> anyOrder(line, text);
      case "winner" -> {
        count(words, 2, text);
        yield new Statement.Winners(line, mask(words, 1, text));
      }
      case "tie" -> {
        if (words.size() < 3) {
          throw noSense(text);
        }
        yield new Statement.Winners(line, mask(words, 1, text));
      }
      case "rank" -> {
        count(words, 3, text);
        yield new Statement.Rank(
            line, Seats.seat(words.get(1), seats), Numbers.parse(words.get(2), "rank", 1, seats));
      }
      default -> throw noSense(text);
    };
  }

  private static boolean isSeat(String word) {
    return word.length() == 1 && word.charAt(0) >= 'A' && word.charAt(0) <= 'Z';
  }

  /// `A score: 5` and `A*` speak of the position, `A roll` is an act.
  private static boolean isSeatLine(String text, String first) {
    boolean starred = first.length() == 2 && isSeat(first.substring(0, 1)) && first.endsWith("*");
    return starred || (isSeat(first) && text.indexOf(':') > 0);
  }

  private static Statement setUp(Line line, List<String> words) {
    if (words.size() == 1) {
      return new Statement.SetUp(line, null);
    }
    expect(words, 1, "seed", line.text());
    count(words, 3, line.text());
    return new Statement.SetUp(line, Numbers.parse(words.get(2), "seed"));
  }

  private static String positionText(Line line) {
    return rest(line.text(), 1).replace(';', '\n') + "\n" + line.blockText();
  }

  private static Statement.Act act(Line line) {
    List<String> words = Words.split(line.text());
    @Nullable String refusal = null;
    if (words.getLast().startsWith("!")) {
      refusal = words.getLast().substring(1);
      words = words.subList(0, words.size() - 1);
      if (refusal.isEmpty()) {
        throw new BadInput("which clause refuses? '!' should be followed by its id");
      }
    }
    return new Statement.Act(line, String.join(" ", words), refusal);
  }

  private static Statement told(Line line, List<String> words, int at, boolean wanted) {
    if (words.size() <= at) {
      throw new BadInput("'" + line.text() + "' should name a clause");
    }
    return new Statement.Told(line, words.get(at), words.subList(at + 1, words.size()), wanted);
  }

  private static Statement noEvent(Line line, List<String> words) {
    expect(words, 1, "event", line.text());
    return told(line, words, 2, false);
  }

  /// `no field offers`, `no field A jail`
  private Statement absent(Line line, List<String> words) {
    boolean ofSeat = words.size() == 4;
    count(words, ofSeat ? 4 : 3, line.text());
    int subject = ofSeat ? Seats.seat(words.get(2), seats) : Fields.TABLE;
    if (words.getLast().endsWith(":")) {
      throw new BadInput("'" + line.text() + "' should name a field, without a colon");
    }
    return new Statement.Absent(line, subject, words.getLast());
  }

  private static List<String> moves(Line line) {
    var moves = new ArrayList<String>();
    String all = afterColon(line.text()) + "," + line.blockText().replace('\n', ',');
    for (String move : all.split(",", -1)) {
      String text = String.join(" ", Words.split(move));
      if (!text.isEmpty() && !text.equals("-")) {
        moves.add(text);
      }
    }
    return moves;
  }

  private Statement anyOrder(Line line, String text) {
    if (!text.equals("any order {")) {
      throw noSense(text);
    }
    var acts = new ArrayList<Statement.WithDraws>();
    var draws = new ArrayList<String>();
    for (Line inner : line.block()) {
      Statement statement = unchecked(inner);
      if (statement instanceof Statement.Draws given) {
        draws.addAll(given.draws());
      } else if (statement instanceof Statement.Act act && act.refusal() == null) {
        acts.add(new Statement.WithDraws(act, draws));
        draws.clear();
      } else {
        throw new BadInput("'" + inner.text() + "' cannot stand in 'any order'");
      }
    }
    if (acts.size() < 2 || acts.size() > MOST_ACTS_IN_ANY_ORDER || !draws.isEmpty()) {
      throw new BadInput("'any order' holds 2 to 5 acts, draws before the act that uses them");
    }
    return new Statement.AnyOrder(line, acts);
  }

  /// The seat before the colon, after `skip` words; `-` is a spectator.
  private int subject(String text, int skip) {
    int colon = text.indexOf(':');
    if (colon < 0) {
      throw noSense(text);
    }
    String letter = rest(text.substring(0, colon), skip);
    return letter.equals("-") ? Seats.SPECTATOR : Seats.seat(letter, seats);
  }

  private int mask(List<String> words, int from, String text) {
    int mask = 0;
    if (words.size() == from) {
      throw noSense(text);
    }
    if (words.size() == from + 1 && words.get(from).equals("-")) {
      return 0;
    }
    for (String word : words.subList(from, words.size())) {
      mask |= Seats.mask(Seats.seat(word, seats));
    }
    return mask;
  }

  private static String afterColon(String text) {
    return text.substring(text.indexOf(':') + 1).strip();
  }

  private static String rest(String text, int skip) {
    List<String> words = Words.split(text);
    return String.join(" ", words.subList(Math.min(skip, words.size()), words.size()));
  }

  private static String oneLine(List<Line> block) {
    return String.join(" ", block.stream().map(Line::text).toList());
  }

  private static void expect(List<String> words, int at, String word, String text) {
    if (words.size() <= at || !words.get(at).equals(word)) {
      throw noSense(text);
    }
  }

  private static void count(List<String> words, int count, String text) {
    if (words.size() != count) {
      throw noSense(text);
    }
  }

  private static BadInput noSense(String text) {
    return new BadInput("'" + text + "' is no statement of a scenario");
  }
}
