package games.magie.kernel.match;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.text.Fields;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Finds the positions of a journal again, whichever version of the rules has written it, row by
/// row. A position is known where it is stored, and where the one before it is known and the rules
/// of today come from there to the same digest: then it is the position of that time, whatever they
/// say to the move now. So nothing is asked but the digest, not even whether the move is allowed. A
/// digest is that of the text as the version of its row wrote it.
///
/// Where it is not known, rows hold what was told, and the next stored position is known again.
/// Until then the rules go on from where they got to, which may differ in a detail that soon goes
/// away: where they come to the digest of a row after all, its position is known again.
public final class Retracing<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final Journal journal;
  private final Settings settings;

  /// The known positions to which a row may still go back: none of them is before a draw.
  private final TreeMap<Integer, S> recent = new TreeMap<>();

  /// The version by which the last row was written.
  private int version;

  private int next;
  private int lastKnown = -1;
  private @Nullable S position;

  /// Where the rules of today got to instead of a position that is not known, by row.
  private final TreeMap<Integer, S> guesses = new TreeMap<>();

  private List<Told> told = List.of();

  public Retracing(Game<S, M, V> game, Journal journal) {
    this.game = game;
    this.journal = journal;
    this.settings = Settings.parse(game.options(), journal.settings());
    this.version = journal.version();
  }

  /// Begins after a row whose position is known. A row that goes back behind it is not found.
  public Retracing(Game<S, M, V> game, Journal journal, int row, S known) {
    this(game, journal);
    version = journal.versionAt(row);
    next = row + 1;
    lastKnown = row;
    position = known;
    recent.put(row, known);
  }

  /// Goes on to the next row; whether its position is known.
  ///
  /// @param tapes gives the numbers that a row has drawn
  public boolean step(Function<Row, Chance> tapes) {
    Row row = journal.rows().get(next++);
    told = List.of();
    S found = again(row, tapes);
    if (found == null) {
      found = stored(row);
    }
    if (!row.draws().isEmpty()) {
      guesses.headMap(row.number()).clear();
    }
    if (found != null) {
      if (!row.draws().isEmpty()) {
        recent.clear();
      }
      guesses.clear();
      lastKnown = row.number();
      recent.put(lastKnown, found);
    }
    position = found;
    return found != null;
  }

  /// Goes to the end of the journal.
  Retracing<S, M, V> run() {
    while (next < journal.rows().size()) {
      step(row -> new Replayed(row.draws()));
    }
    return this;
  }

  /// The position after the row of the last step, to be read and never written; null where it is
  /// not known.
  public @Nullable S position() {
    return position;
  }

  /// What was told in the last step; nothing where the rules of today would tell it otherwise.
  public List<Told> told() {
    return told;
  }

  /// The last row so far whose position is known, -1 where there is none.
  int lastKnown() {
    return lastKnown;
  }

  /// The known positions of the last rows.
  SortedMap<Integer, S> recent() {
    return recent;
  }

  private @Nullable S again(Row row, Function<Row, Chance> tapes) {
    try {
      if (Journal.changesRules(row)) {
        version = journal.versionAt(row.number());
      }
      var recorder = new Recorder();
      S after = played(row, tapes.apply(row), recorder);
      if (after == null) {
        return null;
      }
      String text = game.textOfVersion(after, version);
      if (Digest.of(text) != row.digest()) {
        guesses.put(row.number(), after);
        return null;
      }
      if (recorder.told().stream().map(Row::text).toList().equals(row.events())) {
        told = recorder.told();
      }
      return after;
    } catch (RuntimeException | StackOverflowError e) {
      return null; // other rules than those of that time may fail at its moves
    }
  }

  private @Nullable S played(Row row, Chance tape, Recorder out) {
    Rules<S, M, V> rules = game.rules();
    if (row.input().equals(Row.START)) {
      return rules.setUp(settings, journal.seats(), tape, out);
    }
    S before = position != null ? position : guesses.get(row.number() - 1);
    if (before == null || row.input().equals(Row.GIVEN)) {
      return null;
    }
    S after = before.copy();
    switch (Inputs.parse(game, before, journal.seats(), row.input())) {
      case Input.Played<M>(int seat, M move) -> rules.play(after, seat, move, tape, out);
      case Input.TimeUp<M>(String label, int seats) -> rules.timeUp(after, label, seats, tape, out);
      case Input.Left<M>(int seat) -> rules.leave(after, seat, tape, out);
      case Input.AgreedEnd<M>() -> rules.agree(after, out);
      case Input.NewRules<M> _ -> {}
      case Input.TakenBack<M>(int seat, int number) -> {
        out.tell(TableClause.TAKE_BACK, new TableEvent.TookBack(seat, number));
        S earlier = recent.get(number);
        return earlier != null ? earlier : guesses.get(number);
      }
    }
    return after;
  }

  private @Nullable S stored(Row row) {
    String text = row.position();
    if (text == null || Digest.of(text) != row.digest()) {
      return null;
    }
    try {
      return game.notation()
          .position(settings, journal.seats(), Fields.parse(text, journal.seats()));
    } catch (RuntimeException | StackOverflowError e) {
      return null; // newer rules may not read it
    }
  }
}
