package games.magie.lab.study;

import games.magie.bots.Bots;
import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.text.Words;
import games.magie.lab.Plan;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Reads a study file: lines of a field and its value. `docs/howto/studies.md` has the fields.
///
/// What is wrong is said with its line and field. Everything is bounded, as a file may come from
/// anybody.
public final class StudyReader {
  public static final int MOST_CHARACTERS = 64 * 1024;

  private static final int MOST_LINES = 500;
  private static final int MOST_MEASURES = 32;
  private static final int MOST_PACE = 600;
  private static final int LONGEST_TITLE = 200;
  private static final long MOST_GAMES = 1_000_000_000_000_000L;

  private static final Set<String> FIELDS =
      new LinkedHashSet<>(
          List.of(
              "title",
              "game",
              "seats",
              "options",
              "vary",
              "measure",
              "games",
              "precision",
              "seed",
              "pace",
              "most-steps",
              "compare",
              "rows"));

  /// Fields that may stand on several lines.
  private static final Set<String> REPEATED = Set.of("seats", "vary");

  private record Line(int number, String value) {}

  private final Map<String, List<Line>> fields = new LinkedHashMap<>();
  private final String text;

  private StudyReader(String text) {
    this.text = text;
  }

  public static Study read(String text) {
    if (text.length() > MOST_CHARACTERS) {
      throw new BadInput(
          "a study has at most %d characters, not %d".formatted(MOST_CHARACTERS, text.length()));
    }
    return new StudyReader(text).read();
  }

  private Study read() {
    List<String> lines = text.lines().toList();
    if (lines.size() > MOST_LINES) {
      throw new BadInput(
          "a study has at most %d lines, not %d".formatted(MOST_LINES, lines.size()));
    }
    for (int at = 0; at < lines.size(); at++) {
      String line = lines.get(at).replace('\t', ' ').strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        add(at + 1, line);
      }
    }
    List<Game<?, ?, ?>> games = games();
    var cases = new Cases(games);
    Line options = optional("options");
    if (options != null) {
      at("options", options, () -> cases.options(options.value()));
    }
    for (Line line : fields.getOrDefault("vary", List.of())) {
      at("vary", line, () -> cases.vary(line.value()));
    }
    for (Line line : fields.getOrDefault("seats", List.of())) {
      at("seats", line, () -> cases.seats(words(line)));
    }
    Line measures = required("measure");
    var study =
        new Study(
            text,
            title(),
            cases.all(),
            measures(measures, games),
            number("games", 1_000, 1, MOST_GAMES),
            precision(),
            number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE),
            (int) number("pace", 5, 1, MOST_PACE),
            (int) number("most-steps", Plan.MOST_STEPS, 1, Integer.MAX_VALUE),
            flag("compare"),
            flag("rows"));
    check(study);
    return study;
  }

  private void add(int number, String line) {
    int blank = line.indexOf(' ');
    String field = blank < 0 ? line : line.substring(0, blank);
    if (!FIELDS.contains(field)) {
      throw new BadInput(
          "line %d: no field '%s': there are %s"
              .formatted(number, field, String.join(", ", FIELDS)));
    }
    if (blank < 0) {
      throw new BadInput("line %d, %s: there is no value".formatted(number, field));
    }
    List<Line> known = fields.computeIfAbsent(field, _ -> new ArrayList<>());
    if (!known.isEmpty() && !REPEATED.contains(field)) {
      throw new BadInput("line %d, %s: it is given twice".formatted(number, field));
    }
    known.add(new Line(number, line.substring(blank).strip()));
  }

  private @Nullable Line optional(String field) {
    List<Line> lines = fields.get(field);
    return lines == null ? null : lines.getFirst();
  }

  private Line required(String field) {
    Line line = optional(field);
    if (line == null) {
      throw new BadInput("a study needs the field '" + field + "'");
    }
    return line;
  }

  private static void at(String field, Line line, Runnable step) {
    read(
        field,
        line,
        () -> {
          step.run();
          return true;
        });
  }

  /// Names the place of whatever is wrong.
  private static <T> T read(String field, Line line, Supplier<T> step) {
    try {
      return step.get();
    } catch (BadInput e) {
      throw new BadInput("line %d, %s: %s".formatted(line.number(), field, e.getMessage()));
    }
  }

  private static List<String> words(Line line) {
    return Words.split(line.value());
  }

  private String title() {
    Line line = required("title");
    return read(
        "title",
        line,
        () -> {
          if (line.value().length() > LONGEST_TITLE) {
            throw new BadInput("at most %d characters".formatted(LONGEST_TITLE));
          }
          return line.value();
        });
  }

  private List<Game<?, ?, ?>> games() {
    Line line = required("game");
    return read(
        "game",
        line,
        () -> {
          var games = new ArrayList<Game<?, ?, ?>>();
          for (String word : words(line)) {
            Game<?, ?, ?> game = Catalogue.game(word);
            if (games.contains(game)) {
              throw new BadInput(word + " is given twice");
            }
            games.add(game);
          }
          return games;
        });
  }

  private static List<String> measures(Line line, List<Game<?, ?, ?>> games) {
    return read(
        "measure",
        line,
        () -> {
          var names = new LinkedHashSet<String>();
          for (String word : words(line)) {
            games.forEach(game -> Measures.check(game, word));
            if (!names.add(word)) {
              throw new BadInput(word + " is given twice");
            }
            if (names.size() > MOST_MEASURES) {
              throw new BadInput("at most %d measures".formatted(MOST_MEASURES));
            }
          }
          return List.copyOf(names);
        });
  }

  private @Nullable Precision precision() {
    Line line = optional("precision");
    if (line == null) {
      return null;
    }
    return read(
        "precision",
        line,
        () -> {
          List<String> words = words(line);
          if (words.size() != 2 || !words.get(1).matches("[0-9]{1,9}(\\.[0-9]{1,9})?")) {
            throw new BadInput("a figure and a margin, for example length.turns 0.5");
          }
          double margin = Double.parseDouble(words.get(1));
          if (margin == 0) {
            throw new BadInput("a margin of 0 is never reached");
          }
          return new Precision(words.get(0), margin);
        });
  }

  private long number(String field, long fallback, long least, long most) {
    Line line = optional(field);
    if (line == null) {
      return fallback;
    }
    return read(field, line, () -> whole(line.value(), least, most));
  }

  private static long whole(String text, long least, long most) {
    try {
      long number = Long.parseLong(text);
      if (Long.toString(number).equals(text)) {
        return inside(number, least, most);
      }
    } catch (NumberFormatException e) {
      // said below, in our words
    }
    throw new BadInput("'" + text + "' is not a whole number");
  }

  private static long inside(long number, long least, long most) {
    if (number < least || number > most) {
      throw new BadInput("%d is not from %d to %d".formatted(number, least, most));
    }
    return number;
  }

  /// On unless it is said to be off.
  private boolean flag(String field) {
    Line line = optional(field);
    return line == null
        || read(
            field,
            line,
            () ->
                switch (line.value()) {
                  case "on" -> true;
                  case "off" -> false;
                  default -> throw new BadInput("on or off, not '" + line.value() + "'");
                });
  }

  /// What only the whole study can tell: bots that a game has, a figure that is measured.
  private void check(Study study) {
    Line seats = optional("seats");
    for (StudyCase one : study.cases()) {
      for (String bot : one.bots()) {
        if (seats == null) {
          Bots.player(one.game(), bot);
        } else {
          at("seats", seats, () -> Bots.player(one.game(), bot));
        }
      }
    }
    Line precision = optional("precision");
    if (precision != null) {
      at("precision", precision, () -> new Layout(study).checkPrecision());
    }
  }
}
