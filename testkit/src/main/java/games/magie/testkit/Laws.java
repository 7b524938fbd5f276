package games.magie.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Attempt;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Digest;
import games.magie.kernel.Fields;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Option;
import games.magie.kernel.Out;
import games.magie.kernel.Recorder;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.Told;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What every game keeps, whatever its rulebook. A game's test class extends this and says what
/// only it can know: what must be conserved, what is secret, what is sealed, and the pin of its
/// move lists.
///
/// A failing law prints the seed, the options, the step and the position; `-Dmagie.seed=N` walks
/// that game alone.
public abstract class Laws<S extends State<S>, M extends Move, V extends View> {
  protected final Game<S, M, V> game;
  protected final Rules<S, M, V> rules;

  protected Laws(Game<S, M, V> game) {
    this.game = game;
    this.rules = game.rules();
  }

  // What a game says of itself.

  /// A fingerprint of all move lists of some seeded games: it changes only when the rules or the
  /// order of moves do.
  protected abstract String pin();

  /// Fails if something came from nowhere or got lost.
  protected abstract void conserved(S s);

  /// A position that differs only in what `seat` may not know, or the same position if there is no
  /// such thing.
  protected String otherSecrets(
      String position, Settings settings, int seats, int seat, Seeded random) {
    return position;
  }

  /// Whether this move is sealed: nobody learns it before the others have chosen, so the order does
  /// not matter.
  protected boolean sealed(S s, int seat, M move) {
    return false;
  }

  /// Fields of a view that hide something which, in this position, can have one value only.
  protected boolean onlyOneValue(S s, int seat, String field) {
    return false;
  }

  /// Bytes that a move may cost in silent play, moves and lists included.
  protected int bytesPerMove() {
    return 100;
  }

  /// Random games end within so many inputs.
  protected int mostInputs() {
    return 20_000;
  }

  /// Games per number of seats and table of options.
  protected int games() {
    return 4;
  }

  /// Inputs per game that the costlier laws look at.
  protected int inputs() {
    return 300;
  }

  // The laws.

  @Test
  void replayReproducesEveryDigest() {
    for (Table table : tables()) {
      var match = Match.start(game, table.settings, table.seats, new Seeded(table.seed, 0));
      table.walk(
          inputs(),
          (s, input, chances) -> {
            if (match.attempt(input, chances.again()) instanceof Attempt.Ready<S> ready) {
              match.commit(ready);
            } else {
              throw new AssertionError("the match refuses " + input.text());
            }
          });
      var again = Match.resume(game, match.journal());
      assertThat(again.rows()).isEqualTo(match.rows());
      assertThat(game.text(again.position())).isEqualTo(game.text(match.position()));
    }
  }

  @Test
  void aCopyNeverDisturbsItsOrigin() {
    eachStep((s, input, chances) -> {
      String before = game.text(s);
      S copy = s.copy();
      assertThat(game.text(copy)).isEqualTo(before);
      Walk.apply(rules, copy, input, chances.again(), Out.SILENT);
      assertThat(game.text(s)).isEqualTo(before);
      String after = game.text(copy);
      S second = s.copy();
      second.become(copy);
      assertThat(game.text(second)).isEqualTo(after);
      second.become(s);
      assertThat(game.text(second)).isEqualTo(before);
      assertThat(game.text(copy)).isEqualTo(after);
    });
  }

  @Test
  void everyEnumeratedMoveIsAcceptedAndAnsweredInTheSameOrder() {
    eachStep((s, input, chances) -> {
      for (int seat = 0; seat < seats(s); seat++) {
        List<M> moves = legal(s, seat);
        assertThat(legal(s, seat)).isEqualTo(moves);
        assertThat(moves).doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(128);
        for (M move : moves) {
          assertThat(rules.objection(s, seat, move)).as(move.text()).isNull();
        }
        if (!moves.isEmpty()) {
          assertThat(rules.allowed(s) & Seats.mask(seat)).isNotZero();
        }
      }
    });
  }

  /// Moves that were possible elsewhere in the game are judged here, by every seat: what is
  /// accepted is enumerated, what is not is refused with a clause of this game, and judging changes
  /// nothing.
  @Test
  void everyAcceptedMoveOfAClosedFamilyIsEnumerated() {
    for (Table table : tables()) {
      var pool = new ArrayList<M>();
      var random = new Seeded(table.seed, 7);
      table.walk(
          inputs(),
          (s, input, chances) -> {
            String before = game.text(s);
            for (int seat = 0; seat < table.seats; seat++) {
              List<M> moves = legal(s, seat);
              for (M move : moves) {
                if (pool.size() < 500) {
                  pool.add(move);
                } else if (random.below(8) == 0) {
                  pool.set(random.below(pool.size()), move);
                }
              }
              for (int tries = 0; tries < 12 && !pool.isEmpty(); tries++) {
                M move = pool.get(random.below(pool.size()));
                var objection = rules.objection(s, seat, move);
                if (objection != null) {
                  assertThat(game.clauses()).contains(objection.clause());
                } else if (!rules.open(move)) {
                  assertThat(moves).as("accepted for " + seat).contains(move);
                }
              }
            }
            assertThat(game.text(s)).isEqualTo(before);
          });
    }
  }

  @Test
  void imaginingLeavesTheViewAndCoversWhatIsHidden() {
    var visits = new int[1];
    eachStep((s, input, chances) -> {
      if (visits[0]++ % 97 != 0) {
        return;
      }
      for (int seat = 0; seat < seats(s); seat++) {
        imaginings(s, seat);
      }
    });
    assertThat(visits[0]).isPositive();
  }

  private void imaginings(S s, int seat) {
    String view = game.text(s, seat);
    int seats = seats(s);
    var first = new Fields();
    game.notation().position(s, first);
    var hidden = Fields.parse(view, seats).hidden();
    var varied = new boolean[hidden.size()];
    var own = new Seeded(seat, 99);
    for (int times = 0; times < 200; times++) {
      S imagined = s.copy();
      rules.imagine(imagined, seat, own);
      assertThat(game.text(imagined, seat)).as("the view after imagining").isEqualTo(view);
      conserved(imagined);
      var fields = new Fields();
      game.notation().position(imagined, fields);
      for (int at = 0; at < varied.length; at++) {
        varied[at] |= !fields.same(first, hidden.get(at));
      }
    }
    for (int at = 0; at < varied.length; at++) {
      if (!onlyOneValue(s, seat, hidden.get(at))) {
        assertThat(varied[at]).as("imagined values of " + hidden.get(at)).isTrue();
      }
    }
  }

  /// Secrets are swapped through the position text, independently of `imagine`: whatever this seat
  /// can see, choose, be refused or be told stays the same to the letter.
  @Test
  void whatASeatMayNotKnowChangesNothingItCanSee() {
    var random = new Seeded(seed(), 5);
    for (Table table : tables()) {
      table.walk(
          inputs(),
          (s, input, chances) -> {
            for (int seat = Seats.SPECTATOR; seat < table.seats; seat++) {
              String text = game.text(s);
              String other = otherSecrets(text, table.settings, table.seats, seat, random);
              if (!other.equals(text)) {
                sameToSeat(s, table.read(other), seat, input);
              }
            }
          });
    }
  }

  private void sameToSeat(S s, S other, int seat, Input<M> input) {
    assertThat(game.text(other, seat)).as("view").isEqualTo(game.text(s, seat));
    assertThat(rules.view(other, seat).picture()).isEqualTo(rules.view(s, seat).picture());
    assertThat(rules.awaited(other)).isEqualTo(rules.awaited(s));
    assertThat(rules.allowed(other)).isEqualTo(rules.allowed(s));
    if (seat == Seats.SPECTATOR) {
      return;
    }
    assertThat(rules.moment(other, seat)).isEqualTo(rules.moment(s, seat));
    assertThat(legal(other, seat)).isEqualTo(legal(s, seat));
    if (input instanceof Input.Played<M>(int mover, M move)) {
      if (mover == seat) {
        assertThat(rules.objection(other, seat, move)).isEqualTo(rules.objection(s, seat, move));
      }
    }
  }

  @Test
  void sealedSubmissionsCommute() {
    eachStep((s, input, chances) -> {
      int awaited = rules.awaited(s);
      for (int one = 0; one < seats(s); one++) {
        for (int two = one + 1; two < seats(s); two++) {
          if ((awaited >> one & awaited >> two & 1) != 0) {
            commute(s, one, two, chances);
          }
        }
      }
    });
  }

  private void commute(S s, int one, int two, Walk.Chances chances) {
    for (M first : legal(s, one)) {
      for (M second : legal(s, two)) {
        if (sealed(s, one, first) && sealed(s, two, second)) {
          S forward = s.copy();
          rules.play(forward, one, first, Chance.NONE, Out.SILENT);
          rules.play(forward, two, second, chances.again(), Out.SILENT);
          S backward = s.copy();
          rules.play(backward, two, second, Chance.NONE, Out.SILENT);
          rules.play(backward, one, first, chances.again(), Out.SILENT);
          assertThat(game.text(backward)).isEqualTo(game.text(forward));
        }
      }
    }
  }

  @Test
  void anAwaitedSeatHasAMoveOrADeadline() {
    eachStep((s, input, chances) -> {
      int awaited = rules.awaited(s);
      assertThat(rules.allowed(s) & awaited).isEqualTo(awaited);
      var deadlines = new ArrayList<Deadline>();
      rules.deadlines(s, deadlines);
      assertThat(awaited != 0 || !deadlines.isEmpty()).as("somebody or a clock").isTrue();
      for (int seat = 0; seat < seats(s); seat++) {
        if ((awaited >> seat & 1) != 0) {
          int asked = seat;
          boolean clock = deadlines.stream().anyMatch(d -> (d.seats() >> asked & 1) != 0);
          assertThat(clock || !legal(s, seat).isEmpty()).as("seat " + seat).isTrue();
          assertThat(rules.moment(s, seat)).as("moment of seat " + seat).isNotZero();
        }
      }
    });
  }

  @Test
  void whatASeatHasOrderedIsAllowedWhereItIsAsked() {
    List<Settings> orders =
        game.orders().stream()
            .flatMap(order -> order.examples().stream().map(value -> order.name() + "=" + value))
            .map(text -> Settings.parse(game.orders(), text))
            .toList();
    eachStep((s, input, chances) -> {
      for (int seat = 0; seat < seats(s); seat++) {
        for (Settings given : orders) {
          M move = rules.ordered(rules.view(s, seat), given);
          if (move != null) {
            assertThat(rules.awaited(s) >> seat & 1).as("asked").isEqualTo(1);
            assertThat(rules.objection(s, seat, move)).as(move.text()).isNull();
          }
        }
      }
    });
  }

  @Test
  void gamesEndAndRankEverybody() {
    for (Table table : tables()) {
      var last = new ArrayList<S>();
      boolean over =
          table.walk(
              mostInputs(),
              (s, input, chances) -> {
                assertThat(rules.rank(s, 0)).as("rank while the game goes on").isZero();
                S after = s.copy();
                Walk.apply(rules, after, input, chances.again(), Out.SILENT);
                if (rules.over(after)) {
                  last.add(after);
                }
              });
      assertThat(over).as("over after %d inputs: %s", mostInputs(), table).isTrue();
      S end = last.getFirst();
      assertThat(rules.awaited(end)).isZero();
      assertThat(rules.allowed(end)).isZero();
      boolean first = false;
      for (int seat = 0; seat < table.seats; seat++) {
        assertThat(legal(end, seat)).isEmpty();
        assertThat(rules.rank(end, seat)).isBetween(1, table.seats);
        first |= rules.rank(end, seat) == 1;
      }
      assertThat(first).as("somebody is first").isTrue();
    }
  }

  @Test
  void allMayAgreeToEndAnywhere() {
    eachStep((s, input, chances) -> {
      S copy = s.copy();
      rules.agree(copy, Out.SILENT);
      assertThat(rules.over(copy)).isTrue();
      conserved(copy);
    });
  }

  @Test
  void silentAndRecordedPlayAgree() {
    eachStep((s, input, chances) -> {
      S silent = s.copy();
      Walk.apply(rules, silent, input, chances.again(), Out.SILENT);
      S recorded = s.copy();
      var recorder = new Recorder();
      Walk.apply(rules, recorded, input, chances.again(), recorder);
      assertThat(game.text(recorded)).isEqualTo(game.text(silent));
      for (Told told : recorder.told()) {
        assertThat(game.clauses()).contains(told.why());
        assertThat(told.what().text()).isEqualTo(told.what().text().strip()).isNotEmpty();
      }
    });
  }

  @Test
  void nothingComesFromNowhereOrGetsLost() {
    eachStep((s, input, chances) -> conserved(s));
  }

  @Test
  void theOrderOfMovesIsPinned() {
    var text = new StringBuilder();
    for (long seed = 1; seed <= 5; seed++) {
      var table = new Table(Settings.defaults(game.options()), game.mostSeats(), seed);
      table.walk(
          200,
          (s, input, chances) -> {
            for (int seat = 0; seat < table.seats; seat++) {
              legal(s, seat).forEach(move -> text.append(move.text()).append('\n'));
            }
          });
    }
    assertThat(Digest.hex(Digest.of(text.toString())))
        .as("the pin of " + game.id())
        .isEqualTo(pin());
  }

  @Test
  void positionsViewsAndMovesRoundTripThroughTheirText() {
    for (Table table : tables()) {
      table.walk(
          inputs(),
          (s, input, chances) -> {
            String text = game.text(s);
            S read = table.read(text);
            assertThat(game.text(read)).isEqualTo(text);
            for (int seat = Seats.SPECTATOR; seat < table.seats; seat++) {
              String view = game.text(s, seat);
              assertThat(game.text(read, seat)).isEqualTo(view);
              assertThat(Fields.parse(view, table.seats).text()).isEqualTo(view);
            }
            for (int seat = 0; seat < table.seats; seat++) {
              assertThat(legal(read, seat)).isEqualTo(legal(s, seat));
              assertThat(rules.moment(read, seat)).isEqualTo(rules.moment(s, seat));
              for (M move : legal(s, seat)) {
                assertThat(game.notation().move(s, seat, move.text())).isEqualTo(move);
              }
            }
            S after = s.copy();
            Walk.apply(rules, after, input, chances.again(), Out.SILENT);
            Walk.apply(rules, read, input, chances.again(), Out.SILENT);
            assertThat(game.text(read)).isEqualTo(game.text(after));
          });
    }
  }

  @Test
  void silentMovesStayWithinTheirBudgetOfBytes() {
    var table = new Table(Settings.defaults(game.options()), game.mostSeats(), seed());
    assertThat(Allocation.perMove(game, table.settings, table.seats, table.seed))
        .as("bytes per move")
        .isLessThanOrEqualTo(bytesPerMove());
  }

  // How they are driven.

  private static long seed() {
    return Long.getLong("magie.seed", 1);
  }

  private void eachStep(Walk.Visitor<S, M> visitor) {
    for (Table table : tables()) {
      table.walk(inputs(), visitor);
    }
  }

  protected final List<M> legal(S s, int seat) {
    var moves = new Moves<M>();
    rules.legal(s, seat, moves);
    return moves.toList();
  }

  /// The number of seats of a position, which every notation names one by one.
  private int seats(S s) {
    var fields = new Fields();
    game.notation().position(s, fields);
    return fields.seats();
  }

  /// The default options with every number of seats, and every other value of every option.
  private List<Table> tables() {
    var tables = new ArrayList<Table>();
    int most = game.mostSeats();
    boolean one = System.getProperty("magie.seed") != null;
    for (int n = 0; n < (one ? 1 : games()); n++) {
      for (int seats = game.fewestSeats(); seats <= most; seats++) {
        tables.add(new Table(Settings.defaults(game.options()), seats, seed() + n));
      }
    }
    for (Option option : game.options()) {
      for (String value : option.examples()) {
        if (!value.equals(option.fallback())) {
          var settings = Settings.parse(game.options(), option.name() + "=" + value);
          tables.add(new Table(settings, most, seed() + 100));
        }
      }
    }
    return tables;
  }

  private final class Table {
    final Settings settings;
    final int seats;
    final long seed;

    Table(Settings settings, int seats, long seed) {
      this.settings = settings;
      this.seats = seats;
      this.seed = seed;
    }

    boolean walk(int steps, Walk.Visitor<S, M> visitor) {
      return new Walk<>(game, settings, seats, seed).run(steps, visitor);
    }

    S read(String text) {
      return game.notation().position(settings, seats, Fields.parse(text, seats));
    }

    @Override
    public String toString() {
      return "%d seats, options '%s', seed %d".formatted(seats, settings.text(), seed);
    }
  }
}
