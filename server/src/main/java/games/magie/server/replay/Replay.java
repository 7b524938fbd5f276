package games.magie.server.replay;

import games.magie.kernel.Chance;
import games.magie.kernel.Companion;
import games.magie.kernel.Draw;
import games.magie.kernel.Game;
import games.magie.kernel.Measure;
import games.magie.kernel.Move;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Retracing;
import games.magie.kernel.match.Row;
import games.magie.kernel.match.TableClause;
import games.magie.kernel.match.TableEvent;
import games.magie.kernel.match.Told;
import games.magie.table.Refused;
import games.magie.wire.Catalogue;
import games.magie.wire.protocol.Log;
import games.magie.wire.protocol.Replies.Course;
import games.magie.wire.protocol.Replies.CoursePoint;
import games.magie.wire.protocol.Replies.DrawnNumber;
import games.magie.wire.protocol.Replies.ReplayLine;
import games.magie.wire.protocol.Replies.ReplayStep;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.IntStream;

/// A journal played again through the rules, so that any step can be looked at. Only some positions
/// are kept; the steps between them are played when somebody looks.
///
/// Where the rules have changed since, [Retracing] finds what can still be shown. A step that
/// cannot says so, with the board of the last one that can; what was told in it stands in the log.
public final class Replay<S extends State<S>, M extends Move, V extends View> {
  private static final int KEPT_EVERY = 32;

  /// Curves are no finer than this.
  private static final int MOST_POINTS = 400;

  private final Game<S, M, V> game;
  private final Journal journal;
  private final Companion<V> companion;
  private final TreeMap<Integer, S> kept = new TreeMap<>();
  private final BitSet known = new BitSet();
  private final List<DrawnNumber> draws = new ArrayList<>();

  private Replay(Game<S, M, V> game, Journal journal) {
    this.game = game;
    this.journal = journal;
    this.companion = game.companion();
    var traced = new Retracing<>(game, journal);
    for (Row row : journal.rows()) {
      var noted = new ArrayList<DrawnNumber>();
      if (traced.step(each -> new Noting(each, noted))) {
        known.set(row.number());
        keep(row, Objects.requireNonNull(traced.position()));
      }
      draws.addAll(noted.size() == row.draws().size() ? noted : unexplained(row));
    }
    if (known.isEmpty()) {
      throw new Refused("not-found", "the rules of today can show nothing of this game");
    }
  }

  static Replay<?, ?, ?> of(Journal journal) {
    return of(Catalogue.game(journal.game()), journal);
  }

  static Replay<?, ?, ?> of(Game<?, ?, ?> game, Journal journal) {
    return capture(game, journal);
  }

  private static <S extends State<S>, M extends Move, V extends View> Replay<S, M, V> capture(
      Game<S, M, V> game, Journal journal) {
    return new Replay<>(game, journal);
  }

  private void keep(Row row, S position) {
    if (row.number() % KEPT_EVERY == 0 || !followsThePositionBefore(row.number())) {
      kept.put(row.number(), position);
    }
  }

  /// Whether the position of a row is found by playing it in the one before.
  private boolean followsThePositionBefore(int row) {
    boolean takesBack = journal.rows().get(row).input().startsWith("back ");
    return row > 0 && known.get(row - 1) && !takesBack;
  }

  /// What was drawn in a row that the rules of today play otherwise.
  private List<DrawnNumber> unexplained(Row row) {
    return row.draws().stream()
        .map(drawn -> number(row, drawn.label(), drawn.value(), drawn.bound(), ""))
        .toList();
  }

  /// The first step that can be shown.
  int first() {
    return known.nextSetBit(0);
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
      int at = row.number();
      for (Log.Entry entry : entries(row, seat)) {
        lines.add(new ReplayLine(Math.max(first(), at), entry.clause(), entry.text()));
      }
      if (at > first() && !known.get(at) && known.get(at - 1)) {
        Log.Entry missing = missing(at);
        lines.add(new ReplayLine(at, missing.clause(), missing.text()));
      }
    }
    return lines;
  }

  private Log.Entry missing(int at) {
    var event = new TableEvent.NotShown(known.previousSetBit(at));
    return new Log.Entry(TableClause.NEW_RULES.id(), event.text(), event);
  }

  /// What a viewer saw from one step on.
  List<ReplayStep> steps(int from, int count, int seat) {
    int to = Math.min(last(), from + count - 1);
    var steps = new ArrayList<ReplayStep>();
    var walk = new Walk(known.previousSetBit(from));
    if (known.get(from)) {
      steps.add(step(from, walk.told(seat), walk.position, seat));
    }
    for (int at = known.get(from) ? from + 1 : from; at <= to; at++) {
      walk.goTo(at);
      steps.add(
          known.get(at)
              ? step(at, walk.told(seat), walk.position, seat)
              : new ReplayStep(at, List.of(missing(at)), List.of(), picture(walk.position, seat)));
    }
    return steps;
  }

  /// From one known position to the next.
  private final class Walk {
    private int at;
    private S position;
    private List<Told> told = List.of();
    private Retracing<S, M, V> trace;

    /// @param to a known position
    Walk(int to) {
      at = kept.floorKey(to);
      position = Objects.requireNonNull(kept.get(at));
      trace = new Retracing<>(game, journal, at, position);
      while (at < to) {
        goTo(at + 1);
      }
    }

    /// Goes on to the next step, or stays where the position is known that is to be shown there.
    void goTo(int next) {
      if (!known.get(next)) {
        return;
      }
      if (followsThePositionBefore(next)) {
        trace.step(row -> new Replayed(row.draws()));
        position = Objects.requireNonNull(trace.position());
        told = trace.told();
      } else {
        position = Objects.requireNonNull(kept.get(next));
        trace = new Retracing<>(game, journal, next, position);
        told = List.of();
      }
      at = next;
    }

    /// With what each event says, where the rules of today tell it as it was told.
    List<Log.Entry> told(int seat) {
      return told.isEmpty()
          ? entries(journal.rows().get(at), seat)
          : told.stream()
              .filter(each -> each.reaches(seat))
              .map(each -> new Log.Entry(each.why().id(), each.what().text(), each.what()))
              .toList();
    }
  }

  private ReplayStep step(int at, List<Log.Entry> told, S position, int seat) {
    int awaited = game.rules().over(position) ? 0 : game.rules().awaited(position);
    var waiting = new ArrayList<Integer>();
    for (int each = 0; each < journal.seats(); each++) {
      if ((awaited & Seats.mask(each)) != 0) {
        waiting.add(each);
      }
    }
    return new ReplayStep(at, told, waiting, picture(position, seat));
  }

  private Record picture(S position, int seat) {
    return game.rules().view(position, seat).picture();
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
    int first = first();
    int every = Math.max(1, (last() - first + MOST_POINTS - 1) / MOST_POINTS);
    var points = new ArrayList<CoursePoint>();
    var walk = new Walk(first);
    points.add(new CoursePoint(first, measured(walk.position)));
    for (int at = first + 1; at <= last(); at++) {
      walk.goTo(at);
      if (known.get(at) && ((at - first) % every == 0 || at == last())) {
        points.add(new CoursePoint(at, measured(walk.position)));
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

  private DrawnNumber number(Row row, String label, int value, int bound, String text) {
    return new DrawnNumber(row.number(), label, value + 1, bound, text, companion.die(label));
  }

  /// Gives the numbers of a row again and notes what they mean.
  private final class Noting implements Chance {
    private final Row row;
    private final List<DrawnNumber> into;
    private final Replayed numbers;

    Noting(Row row, List<DrawnNumber> into) {
      this.row = row;
      this.into = into;
      this.numbers = new Replayed(row.draws());
    }

    @Override
    public int draw(Draw from) {
      int value = numbers.draw(from);
      into.add(number(row, from.label(), value, from.bound(), from.text(value)));
      return value;
    }
  }
}
