package games.magie.server;

import games.magie.kernel.Attempt;
import games.magie.kernel.BadInput;
import games.magie.kernel.Chance;
import games.magie.kernel.Companion;
import games.magie.kernel.Draw;
import games.magie.kernel.Game;
import games.magie.kernel.Inputs;
import games.magie.kernel.Journal;
import games.magie.kernel.Match;
import games.magie.kernel.Measure;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Replayed;
import games.magie.kernel.Row;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.wire.Catalogue;
import games.magie.wire.protocol.Log;
import games.magie.wire.protocol.Replies.Course;
import games.magie.wire.protocol.Replies.CoursePoint;
import games.magie.wire.protocol.Replies.DrawnNumber;
import games.magie.wire.protocol.Replies.ReplayLine;
import games.magie.wire.protocol.Replies.ReplayStep;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A journal played again through the rules, so that any step can be looked at. Only some positions
/// are kept; the steps between them are played when somebody looks.
///
/// Where the rules have changed in the middle, it begins after the last change: what was before
/// cannot be played by the rules of today.
final class Replay<S extends State<S>, M extends Move, V extends View> {
  private static final int KEPT_EVERY = 32;

  /// Curves are no finer than this.
  private static final int MOST_POINTS = 400;

  private final Game<S, M, V> game;
  private final Journal journal;
  private final Settings settings;
  private final Companion<V> companion;
  private final int first;
  private final TreeMap<Integer, S> kept = new TreeMap<>();
  private final List<DrawnNumber> draws = new ArrayList<>();

  private Replay(Game<S, M, V> game, Journal journal) {
    this.game = game;
    this.journal = journal;
    this.settings = Settings.parse(game.options(), journal.settings());
    this.companion = game.companion();
    this.first = lastChangeOfRules();
    Match<S, M, V> match = begin();
    kept.put(first, match.position());
    for (Row row : journal.rows().subList(first + 1, journal.rows().size())) {
      match.commit(play(match, row, new Noting(row)));
      if (row.number() % KEPT_EVERY == 0 || takesBack(row)) {
        kept.put(row.number(), match.position());
      }
    }
  }

  static Replay<?, ?, ?> of(Journal journal) {
    return capture(Catalogue.game(journal.game()), journal);
  }

  private static <S extends State<S>, M extends Move, V extends View> Replay<S, M, V> capture(
      Game<S, M, V> game, Journal journal) {
    return new Replay<>(game, journal);
  }

  private Match<S, M, V> begin() {
    List<Row> rows = journal.rows();
    if (first == 0 && rows.getFirst().input().equals(Row.START)) {
      return Match.start(game, settings, journal.seats(), new Noting(rows.getFirst()));
    }
    rows.subList(0, first + 1)
        .forEach(row ->
            row.draws()
                .forEach(
                    drawn -> note(row.number(), drawn.label(), drawn.value(), drawn.bound(), "")));
    return Match.resume(
        game,
        new Journal(
            journal.game(),
            journal.version(),
            journal.settings(),
            journal.seats(),
            rows.subList(0, first + 1)));
  }

  private int lastChangeOfRules() {
    int at = journal.rows().size() - 1;
    while (at > 0 && !journal.rows().get(at).input().startsWith("rules ")) {
      at--;
    }
    return at;
  }

  /// Goes back to an earlier position, so that it cannot be played from a kept one between.
  private static boolean takesBack(Row row) {
    return row.input().startsWith("back ");
  }

  private Attempt.Ready<S> play(Match<S, M, V> match, Row row, Chance chance) {
    var input = Inputs.parse(game, match.position(), journal.seats(), row.input());
    return switch (match.attempt(input, chance)) {
      case Attempt.Ready<S> ready -> ready;
      case Attempt.Refused<S>(Refusal why) ->
          throw new BadInput("row " + row.number() + " is refused: " + why.text());
    };
  }

  int first() {
    return first;
  }

  int last() {
    return journal.rows().size() - 1;
  }

  int seats() {
    return journal.seats();
  }

  /// Every draw, with what it meant.
  List<DrawnNumber> draws() {
    return List.copyOf(draws);
  }

  /// Those that were made before everybody's eyes.
  List<DrawnNumber> openDraws() {
    return draws.stream().filter(drawn -> companion.open(drawn.label())).toList();
  }

  /// The log of a viewer.
  List<ReplayLine> log(int seat) {
    var lines = new ArrayList<ReplayLine>();
    for (Row row : journal.rows()) {
      for (Log.Entry entry : entries(row, seat)) {
        lines.add(new ReplayLine(Math.max(first, row.number()), entry.clause(), entry.text()));
      }
    }
    return lines;
  }

  /// What a viewer saw from one step on.
  List<ReplayStep> steps(int from, int count, int seat) {
    int to = Math.min(last(), from + count - 1);
    var steps = new ArrayList<ReplayStep>();
    int start = kept.floorKey(from);
    Match<S, M, V> match = from(start);
    if (start == from) {
      steps.add(step(from, entries(journal.rows().get(from), seat), match.position(), seat));
    }
    for (int at = start + 1; at <= to; at++) {
      Row row = journal.rows().get(at);
      List<Log.Entry> told;
      if (takesBack(row)) {
        match = from(at);
        told = entries(row, seat);
      } else {
        Attempt.Ready<S> ready = play(match, row, new Replayed(row.draws()));
        match.commit(ready);
        told =
            ready.told().stream()
                .filter(each -> each.reaches(seat))
                .map(each -> new Log.Entry(each.why().id(), each.what().text(), each.what()))
                .toList();
      }
      if (at >= from) {
        steps.add(step(at, told, match.position(), seat));
      }
    }
    return steps;
  }

  private Match<S, M, V> from(int at) {
    return Match.from(game, settings, journal.seats(), Objects.requireNonNull(kept.get(at)));
  }

  private ReplayStep step(int at, List<Log.Entry> told, S position, int seat) {
    int awaited = game.rules().over(position) ? 0 : game.rules().awaited(position);
    var waiting = new ArrayList<Integer>();
    for (int each = 0; each < journal.seats(); each++) {
      if ((awaited & Seats.mask(each)) != 0) {
        waiting.add(each);
      }
    }
    return new ReplayStep(at, told, waiting, game.rules().view(position, seat).picture());
  }

  private static List<Log.Entry> entries(Row row, int seat) {
    var entries = new ArrayList<Log.Entry>();
    for (String event : row.events()) {
      String[] parts = event.split(" ", 3);
      if (Seats.reaches(Seats.parseLetters(parts[0]), seat)) {
        entries.add(new Log.Entry(parts[1], parts[2], null));
      }
    }
    return entries;
  }

  /// How the game went, at so many steps that a curve can be drawn.
  Course course() {
    int every = Math.max(1, (last() - first + MOST_POINTS - 1) / MOST_POINTS);
    var points = new ArrayList<CoursePoint>();
    Match<S, M, V> match = from(first);
    points.add(new CoursePoint(first, measured(match.position())));
    for (int at = first + 1; at <= last(); at++) {
      Row row = journal.rows().get(at);
      if (takesBack(row)) {
        match = from(at);
      } else {
        match.commit(play(match, row, new Replayed(row.draws())));
      }
      if ((at - first) % every == 0 || at == last()) {
        points.add(new CoursePoint(at, measured(match.position())));
      }
    }
    return new Course(companion.measures().stream().map(Measure::name).toList(), points);
  }

  /// By measure, then by seat.
  private List<List<Integer>> measured(S position) {
    V view = game.rules().view(position, Seats.SPECTATOR);
    return companion.measures().stream()
        .map(measure ->
            IntStream.range(0, journal.seats()).mapToObj(seat -> measure.of(view, seat)).toList())
        .toList();
  }

  private void note(int step, String label, int value, int bound, String text) {
    draws.add(new DrawnNumber(step, label, value + 1, bound, text, companion.die(label)));
  }

  /// Gives the numbers of a row again and notes what they mean.
  private final class Noting implements Chance {
    private final Row row;
    private final Replayed numbers;

    Noting(Row row) {
      this.row = row;
      this.numbers = new Replayed(row.draws());
    }

    @Override
    public int draw(Draw from) {
      int value = numbers.draw(from);
      note(row.number(), from.label(), value, from.bound(), from.text(value));
      return value;
    }
  }
}
