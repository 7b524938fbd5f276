package games.magie.kernel.match;

import games.magie.kernel.Chance;
import games.magie.kernel.Clause;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Refusal;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Taped;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One game being played: the committed position and the rows that led to it. An input is first
/// attempted, on a copy; the host makes the row safe and then commits it. Between the two nobody
/// sees anything.
public final class Match<S extends State<S>, M extends Move, V extends View> {
  /// A position to which `seat` may still go back, as it stood after row `number`.
  private record Earlier<S>(int number, int seat, S position) {}

  private final Game<S, M, V> game;
  private final Settings settings;
  private final int seats;
  private final int firstVersion;
  private final List<Row> rows = new ArrayList<>();
  private final List<Earlier<S>> earlier = new ArrayList<>();
  private S position;

  /// As [#shown], -1 for the last row.
  private int shown = -1;

  private Match(Game<S, M, V> game, Settings settings, int seats, int firstVersion, S position) {
    this.game = game;
    this.settings = settings;
    this.seats = seats;
    this.firstVersion = firstVersion;
    this.position = position;
  }

  /// Sets a game up; the set-up is row 0.
  public static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> start(
      Game<S, M, V> game, Settings settings, int seats, Chance chance) {
    game.checkSeats(seats, settings);
    var tape = new Taped(chance);
    var told = new Recorder();
    S position = game.rules().setUp(settings, seats, tape, told);
    var match = new Match<>(game, settings, seats, game.version(), position);
    match.rows.add(match.row(Row.START, tape, told, position, true));
    return match;
  }

  /// Goes on from a journal. Rows that were played by this version of the rules are played again
  /// and must agree in every draw, event and digest; [games.magie.kernel.BadInput] says the row and
  /// the difference. A game of an older version goes on from where it stands, found by [Retracing],
  /// and a further row says so; where newer rules lead elsewhere, the same row says since when.
  public static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> resume(
      Game<S, M, V> game, Journal journal) {
    return new Resuming<>(game, journal).run();
  }

  /// A journal to be looked at and not to be gone on with. Of an older version of the rules it
  /// stands at the last position that the rules of today can show; see [#shown].
  public static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> review(
      Game<S, M, V> game, Journal journal) {
    return new Resuming<>(game, journal).review();
  }

  static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> at(
      Game<S, M, V> game, Journal journal, S position, List<Row> rows) {
    var settings = Settings.parse(game.options(), journal.settings());
    var match = new Match<>(game, settings, journal.seats(), journal.version(), position);
    match.rows.addAll(rows);
    return match;
  }

  /// A game that begins in a given position, as scenarios do.
  public static <S extends State<S>, M extends Move, V extends View> Match<S, M, V> from(
      Game<S, M, V> game, Settings settings, int seats, S position) {
    var match = new Match<>(game, settings, seats, game.version(), position);
    match.rows.add(match.row(Row.GIVEN, new Taped(Chance.NONE), new Recorder(), position, true));
    return match;
  }

  public Game<S, M, V> game() {
    return game;
  }

  public Settings settings() {
    return settings;
  }

  public int seats() {
    return seats;
  }

  Match<S, M, V> showing(int row) {
    shown = row;
    return this;
  }

  /// The row whose position this is: the last one, but in a [#review] whose last position cannot be
  /// shown by the rules of today.
  public int shown() {
    return shown < 0 ? rows.size() - 1 : shown;
  }

  /// Whether this is the position after the last row.
  public boolean showsLast() {
    return shown() == rows.size() - 1;
  }

  /// The committed position, to be read and never written.
  public S position() {
    return position;
  }

  public List<Row> rows() {
    return List.copyOf(rows);
  }

  public Row row(int number) {
    return rows.get(number);
  }

  public Row lastRow() {
    return rows.getLast();
  }

  public Journal journal() {
    return new Journal(game.id(), firstVersion, settings.text(), seats, rows);
  }

  /// Tries an input on a copy. Nothing is changed; what was drawn is in the row.
  public Attempt<S> attempt(Input<M> input, Chance chance) {
    var rules = game.rules();
    var tape = new Taped(chance);
    var told = new Recorder();
    S after = position.copy();
    boolean wasOver = rules.over(position);
    @Nullable Refusal refusal =
        switch (input) {
          case Input.Played<M>(int seat, M move) -> {
            var objection = rules.objection(after, seat, move);
            if (objection == null) {
              rules.play(after, seat, move, tape, told);
            }
            yield objection;
          }
          case Input.TimeUp<M>(String label, int late) -> {
            if (!runs(label, late)) {
              yield new Refusal(TableClause.TIME, "no-such-clock", label, Seats.letters(late));
            }
            rules.timeUp(after, label, late, tape, told);
            yield null;
          }
          case Input.Left<M>(int seat) -> {
            if (wasOver || seat < 0 || seat >= seats) {
              yield new Refusal(TableClause.LEAVE, "cannot-leave");
            }
            rules.leave(after, seat, tape, told);
            yield null;
          }
          case Input.AgreedEnd<M>() -> {
            if (wasOver) {
              yield new Refusal(TableClause.OVER, "over");
            }
            rules.agree(after, told);
            yield null;
          }
          case Input.TakenBack<M>(int seat, int number) -> {
            S before = findEarlier(seat, number);
            if (before == null) {
              yield new Refusal(TableClause.TAKE_BACK, "cannot-take-back");
            }
            after.become(before);
            told.tell(TableClause.TAKE_BACK, new TableEvent.TookBack(seat, number));
            yield null;
          }
          case Input.NewRules<M>(int version) -> {
            tellNewRules(version, version - 1, told);
            yield null;
          }
        };
    if (refusal != null) {
      return new Attempt.Refused<>(refusal);
    }
    boolean keep =
        input instanceof Input.NewRules
            || rows.size() % Row.POSITION_EVERY == 0
            || rules.over(after); // so that the end can be shown whatever becomes of the rules
    Row row = row(input.text(), tape, told, after, keep);
    boolean open = told.told().stream().allMatch(t -> t.audience() == Seats.EVERYBODY);
    boolean takeable =
        input instanceof Input.Played<M>(int _, M move)
            && rules.returns(position, move)
            && row.draws().isEmpty()
            && open
            && !rules.over(after);
    return new Attempt.Ready<>(row, after, told.told(), takeable, input);
  }

  private void tellNewRules(int version, int before, Recorder told) {
    var changed = game.changedSince(before).stream().map(Clause::id).toList();
    told.tell(
        TableClause.NEW_RULES, new TableEvent.RulesChanged(version, String.join(",", changed)));
  }

  /// A row that says by which rules the game goes on.
  ///
  /// @param before the version by which it went until now
  /// @param since where these rules did not come to the same position
  void goOnByNewRules(int before, TableEvent.@Nullable LedElsewhere since) {
    var told = new Recorder();
    tellNewRules(game.version(), before, told);
    if (since != null) {
      told.tell(TableClause.NEW_RULES, since);
    }
    String input = new Input.NewRules<M>(game.version()).text();
    rows.add(row(input, new Taped(Chance.NONE), told, position, true));
  }

  /// Makes an attempted step the present.
  public void commit(Attempt.Ready<S> step) {
    if (step.row().number() != rows.size()) {
      throw new IllegalStateException(
          "row " + step.row().number() + " after " + (rows.size() - 1) + " rows");
    }
    keepEarlier(step);
    rows.add(step.row());
    position = step.after();
  }

  private void keepEarlier(Attempt.Ready<S> step) {
    if (step.input() instanceof Input.TakenBack<?>(int _, int number)) {
      while (earlier.getLast().number() != number) {
        earlier.removeLast();
      }
      earlier.removeLast();
    } else if (step.takeable() && step.input() instanceof Input.Played<?>(int seat, Move _)) {
      if (!earlier.isEmpty() && earlier.getLast().seat() != seat) {
        earlier.clear();
      }
      earlier.add(new Earlier<>(rows.size() - 1, seat, position));
    } else {
      earlier.clear();
    }
  }

  /// The row to which `seat` can go back by one move, or -1.
  public int canTakeBack(int seat) {
    return earlier.isEmpty() || earlier.getLast().seat() != seat ? -1 : earlier.getLast().number();
  }

  private @Nullable S findEarlier(int seat, int number) {
    for (Earlier<S> one : earlier) {
      if (one.seat() == seat && one.number() == number) {
        return one.position();
      }
    }
    return null;
  }

  private boolean runs(String label, int late) {
    var deadlines = new ArrayList<Deadline>();
    if (!game.rules().over(position)) {
      game.rules().deadlines(position, deadlines);
    }
    return late != 0
        && deadlines.stream().anyMatch(d -> d.label().equals(label) && (late & ~d.seats()) == 0);
  }

  private Row row(String input, Taped tape, Recorder told, S after, boolean keepPosition) {
    String text = game.text(after);
    return new Row(
        rows.size(),
        input,
        tape.tape(),
        told.told().stream().map(Row::text).toList(),
        Digest.of(text),
        keepPosition ? text : null);
  }
}
