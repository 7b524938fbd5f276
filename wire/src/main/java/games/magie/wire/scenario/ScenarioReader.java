package games.magie.wire.scenario;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Words;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Reads a scenario file. Its scenarios are separated by lines `---`; game and seats hold for those
/// that follow until they are stated anew, everything else is said for each.
public final class ScenarioReader {
  private static final String FORMAT = "format 1";
  private static final String SEPARATOR = "---";

  private final String file;
  private List<Game<?, ?, ?>> games = List.of();
  private int seats;

  private ScenarioReader(String file) {
    this.file = file;
  }

  /// Throws [BadInput] that begins with file and line where the text is no scenario.
  public static List<Scenario> read(String file, String text) {
    return new ScenarioReader(file).readAll(Line.of(text));
  }

  private List<Scenario> readAll(List<Line> lines) {
    if (lines.isEmpty() || !lines.getFirst().text().equals(FORMAT)) {
      int number = lines.isEmpty() ? 1 : lines.getFirst().number();
      throw at(number, "a scenario file begins with '" + FORMAT + "'");
    }
    var scenarios = new ArrayList<Scenario>();
    var part = new ArrayList<Line>();
    for (Line line : lines.subList(1, lines.size())) {
      if (line.text().equals(SEPARATOR)) {
        scenarios.addAll(one(part, line.number()));
        part.clear();
      } else {
        part.add(line);
      }
    }
    scenarios.addAll(one(part, lines.getLast().number()));
    return List.copyOf(scenarios);
  }

  /// One scenario for each game that is named.
  private List<Scenario> one(List<Line> lines, int end) {
    int first = lines.isEmpty() ? end : lines.getFirst().number();
    String title = "";
    Line options = new Line(first, "options", List.of());
    var proves = new ArrayList<String>();
    var body = new ArrayList<Line>();
    for (Line line : lines) {
      List<String> words = Words.split(line.text());
      if (line.isComment()) {
        title = title.isEmpty() ? line.comment() : title;
      } else if (!body.isEmpty()) {
        body.add(line);
      } else {
        switch (words.getFirst()) {
          case "game" -> games = here(line, () -> games(words));
          case "seats" -> seats = here(line, () -> seats(words));
          case "options" -> options = line;
          case "proves" -> proves.addAll(words.subList(1, words.size()));
          default -> body.add(line);
        }
      }
    }
    if (title.isEmpty()) {
      throw at(first, "a scenario needs a title: a line '# The rule in one sentence'");
    }
    if (games.isEmpty() || seats == 0) {
      throw at(first, "a scenario needs a line " + (games.isEmpty() ? "'game ID'" : "'seats A B'"));
    }
    String pairs = options.text().substring("options".length());
    var settings = new ArrayList<Settings>();
    for (Game<?, ?, ?> played : games) {
      Settings chosen = here(options, () -> Settings.parse(played.options(), pairs));
      here(first, () -> played.checkSeats(seats, chosen));
      settings.add(chosen);
    }
    List<Statement> statements = statements(withBraces(body), first);
    var scenarios = new ArrayList<Scenario>();
    for (int at = 0; at < games.size(); at++) {
      Game<?, ?, ?> played = games.get(at);
      String name = games.size() == 1 ? title : title + " (" + played.id() + ")";
      scenarios.add(
          new Scenario(file, first, name, played, settings.get(at), seats, proves, statements));
    }
    return scenarios;
  }

  /// The lines up to a closing brace belong to the line that opens it, however they are indented.
  private List<Line> withBraces(List<Line> lines) {
    var result = new ArrayList<Line>();
    @Nullable Line open = null;
    var inside = new ArrayList<Line>();
    for (Line line : lines) {
      if (open != null && line.text().equals("}")) {
        result.add(new Line(open.number(), open.text(), inside));
        open = null;
      } else if (open != null) {
        inside.add(line);
        inside.addAll(line.block());
      } else if (line.text().endsWith("{")) {
        open = line;
        inside.clear();
        inside.addAll(line.block());
      } else {
        result.add(line);
      }
    }
    if (open != null) {
      throw at(open.number(), "the brace '{' is never closed");
    }
    return result;
  }

  private List<Statement> statements(List<Line> body, int first) {
    var reader = new StatementReader(seats);
    var statements = new ArrayList<Statement>();
    boolean begun = false;
    for (Line line : body) {
      Statement statement = here(line, () -> reader.read(line));
      boolean begins =
          statement instanceof Statement.SetUp || statement instanceof Statement.Position;
      if (begun && begins) {
        throw at(line.number(), "a scenario begins once");
      }
      if (!begun && !begins && !(statement instanceof Statement.Draws)) {
        throw at(line.number(), "'position' or 'setup' must come before '" + line.text() + "'");
      }
      begun |= begins;
      statements.add(statement);
    }
    if (!begun) {
      throw at(first, "a scenario needs a line 'position' or 'setup'");
    }
    return statements;
  }

  private static List<Game<?, ?, ?>> games(List<String> words) {
    if (words.size() < 2) {
      throw new BadInput("'" + String.join(" ", words) + "' should name a game");
    }
    var games = new ArrayList<Game<?, ?, ?>>();
    for (String id : words.subList(1, words.size())) {
      games.add(Catalogue.game(id));
    }
    return games;
  }

  private static int seats(List<String> words) {
    int count = words.size() - 1;
    for (int seat = 0; seat < count; seat++) {
      if (!words.get(seat + 1).equals(Seats.letter(seat))) {
        throw new BadInput("seats are named A, B, C in this order, not " + words.get(seat + 1));
      }
    }
    return count;
  }

  private interface Part<T> {
    T read();
  }

  private <T> T here(Line line, Part<T> part) {
    return here(line.number(), part);
  }

  private <T> T here(int line, Part<T> part) {
    try {
      return part.read();
    } catch (BadInput e) {
      throw at(line, e.getMessage());
    }
  }

  private BadInput at(int line, @Nullable String message) {
    return new BadInput(file + ":" + line + ": " + message);
  }
}
