package games.magie.testkit;

import games.magie.kernel.BadInput;
import games.magie.kernel.Chance;
import games.magie.kernel.Clause;
import games.magie.kernel.Deadline;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Invariants;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Notation;
import games.magie.kernel.Option;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import games.magie.kernel.text.Numbers;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A small game with everything a law can look at: each player holds a secret number, all guess at
/// once, sealed, and who guesses the number of the next player scores. It can be made faulty in
/// ways that a law must find.
final class Envelopes implements Game<Envelopes.Table, Envelopes.Guess, Envelopes.Sight> {
  static final int NUMBERS = 3;
  static final int ROUNDS = 4;
  private static final List<String> NAMES = List.of("none", "one", "two");

  /// Ways to be wrong.
  enum Fault {
    NONE,
    VIEW_LEAKS,
    MOVES_LEAK,
    IMAGINES_NOTHING,
    PEEKS_WHEN_IMAGINING,
    COPY_SHARES,
    REFUSES_WHAT_IT_OFFERS,
    HIDES_A_MOVE,
    NEVER_ENDS,
    LOSES_A_POINT,
    LATE_GUESS_WINS,
    SPEAKS_ONLY_WHEN_HEARD,
    FORGETS_POINTS_WHEN_READ,
    SETS_UP_BY_ITSELF,
    THROWS_AT_ODD_NUMBERS,
    THROWS_AT_ODD_WORDS,
    ACCEPTS_WHAT_IT_HIDES,
    MINDS_THE_ORDER,
    WAITS_IN_VAIN,
    THROWS_WHEN_TIME_IS_UP,
    LOSES_POINTS_OF_LEAVERS,
    TELLS_AT_ONCE,
    SPENDS_A_SECRET,
    ORDERS_NONSENSE,
    NOBODY_IS_FIRST
  }

  enum Rule implements Clause {
    GUESS,
    END;

    @Override
    public String id() {
      return "envelopes." + name().toLowerCase(java.util.Locale.ROOT);
    }
  }

  record Guess(int number) implements Move {
    @Override
    public String text() {
      return "guess " + number;
    }
  }

  record Guessed(int seat) implements Event {
    @Override
    public String text() {
      return "guessed " + Seats.letter(seat);
    }
  }

  /// Told to one seat alone when all have guessed, so that the last guess stands.
  record Scored(int seat, int points) implements Event {
    @Override
    public String text() {
      return "scored " + Seats.letter(seat) + " " + points;
    }
  }

  private static final Option ZERO = Option.flag("zero", Rule.GUESS);
  private static final Draw SECRET = new EvenDraw("secret", NUMBERS);

  final Fault fault;
  private final int version;
  private int setUps;

  Envelopes(Fault fault, int version) {
    this.fault = fault;
    this.version = version;
  }

  static final class Table implements State<Table> {
    int[] secret;
    final int[] guess;
    final int[] points;
    int round = 1;
    boolean stopped;
    final boolean shares;

    Table(int seats, boolean shares) {
      secret = new int[seats];
      guess = new int[seats];
      points = new int[seats];
      this.shares = shares;
      Arrays.fill(guess, -1);
    }

    @Override
    public Table copy() {
      var copy = new Table(secret.length, shares);
      copy.become(this);
      return copy;
    }

    @Override
    public void become(Table other) {
      if (shares) {
        secret = other.secret;
      } else {
        System.arraycopy(other.secret, 0, secret, 0, secret.length);
      }
      System.arraycopy(other.guess, 0, guess, 0, guess.length);
      System.arraycopy(other.points, 0, points, 0, points.length);
      round = other.round;
      stopped = other.stopped;
    }
  }

  final class Sight implements View {
    private final Table s;
    private final int seat;

    Sight(Table s, int seat) {
      this.s = s;
      this.seat = seat;
    }

    @Override
    public Record picture() {
      return new Picture(fault == Fault.VIEW_LEAKS ? s.secret[0] : s.round);
    }

    String secret(int of) {
      boolean shown = of == seat || rules.over(s);
      return shown || fault == Fault.VIEW_LEAKS ? String.valueOf(s.secret[of]) : "?";
    }

    String guess(int of) {
      return s.guess[of] < 0 ? "-" : of == seat ? String.valueOf(s.guess[of]) : "?";
    }
  }

  record Picture(int value) {}

  private final class Playing implements Rules<Table, Guess, Sight> {
    @Override
    public Table setUp(Settings settings, int seats, Chance chance, Out out) {
      var s = new Table(seats, fault == Fault.COPY_SHARES);
      for (int seat = 0; seat < seats; seat++) {
        s.secret[seat] = chance.draw(SECRET);
      }
      s.secret[0] = fault == Fault.SETS_UP_BY_ITSELF ? setUps++ % NUMBERS : s.secret[0];
      return s;
    }

    @Override
    public boolean over(Table s) {
      return s.stopped || s.round > ROUNDS;
    }

    @Override
    public int awaited(Table s) {
      int mask = 0;
      for (int seat = 0; seat < s.guess.length && !over(s); seat++) {
        mask |= s.guess[seat] < 0 ? Seats.mask(seat) : 0;
      }
      return mask;
    }

    @Override
    public int moment(Table s, int seat) {
      return (awaited(s) >> seat & 1) == 0 ? 0 : s.round;
    }

    @Override
    public void legal(Table s, int seat, Moves<Guess> into) {
      if ((awaited(s) >> seat & 1) == 0 || waitsInVain(s, seat)) {
        return;
      }
      int next = s.secret[(seat + 1) % s.secret.length];
      int last = fault == Fault.HIDES_A_MOVE ? NUMBERS - 1 : NUMBERS;
      for (int number = 0; number < last; number++) {
        if (fault != Fault.MOVES_LEAK || number != next) {
          into.add(new Guess(number));
        }
      }
    }

    private boolean waitsInVain(Table s, int seat) {
      return fault == Fault.WAITS_IN_VAIN && s.round == 2 && seat == 0;
    }

    @Override
    public void candidates(Table s, int seat, Consumer<? super Guess> into) {
      for (int number = -1; number <= NUMBERS; number++) {
        into.accept(new Guess(number));
      }
    }

    @Override
    public @Nullable Guess ordered(Sight view, Settings orders) {
      boolean asked = (awaited(view.s) >> view.seat & 1) != 0 && !waitsInVain(view.s, view.seat);
      return asked && orders.on(ZERO.name())
          ? new Guess(fault == Fault.ORDERS_NONSENSE ? NUMBERS : 0)
          : null;
    }

    @Override
    public @Nullable Refusal objection(Table s, int seat, Guess move) {
      if (fault == Fault.THROWS_AT_ODD_NUMBERS) {
        var _ = NAMES.get(move.number);
      }
      if (fault == Fault.ACCEPTS_WHAT_IT_HIDES && move.number == 7) {
        return null;
      }
      if ((awaited(s) >> seat & 1) == 0 || waitsInVain(s, seat)) {
        return new Refusal(Rule.GUESS, "not-now");
      }
      boolean odd = fault == Fault.REFUSES_WHAT_IT_OFFERS && move.number == 2;
      return odd || move.number < 0 || move.number >= NUMBERS
          ? new Refusal(Rule.GUESS, "no-such-number")
          : null;
    }

    @Override
    public void play(Table s, int seat, Guess move, Chance chance, Out out) {
      s.guess[seat] = move.number;
      if (fault == Fault.COPY_SHARES) {
        s.secret[seat] = move.number;
      }
      if (!out.silent()) {
        out.tell(Rule.GUESS, new Guessed(seat));
        if (fault == Fault.TELLS_AT_ONCE && move.number == s.secret[(seat + 1) % s.guess.length]) {
          out.tell(Rule.GUESS, new Scored(seat, 1));
        }
        s.points[seat] += fault == Fault.SPEAKS_ONLY_WHEN_HEARD ? 1 : 0;
      }
      if (fault == Fault.SPENDS_A_SECRET) {
        int next = (seat + 1) % s.guess.length;
        s.secret[next] = (s.secret[next] + 1) % NUMBERS;
      }
      if (awaited(s) == 0) {
        resolve(s, seat);
        for (int each = 0; each < s.points.length && !out.silent(); each++) {
          out.tell(Seats.mask(each), Rule.GUESS, new Scored(each, s.points[each]));
        }
      }
    }

    private void resolve(Table s, int last) {
      int seats = s.guess.length;
      for (int seat = 0; seat < seats; seat++) {
        if (s.guess[seat] == s.secret[(seat + 1) % seats]) {
          s.points[seat] += version;
        }
        s.guess[seat] = -1;
      }
      s.points[last] += fault == Fault.LATE_GUESS_WINS ? 1 : 0;
      s.points[0] -= fault == Fault.LOSES_A_POINT ? 100 : 0;
      s.round += fault == Fault.NEVER_ENDS ? 0 : 1;
    }

    @Override
    public void deadlines(Table s, List<Deadline> into) {
      into.add(Deadline.courtesy("guess", awaited(s)));
    }

    @Override
    public void timeUp(Table s, String label, int late, Chance chance, Out out) {
      if (fault == Fault.THROWS_WHEN_TIME_IS_UP) {
        throw new UnsupportedOperationException("no clock here");
      }
      for (int seat = 0; seat < s.guess.length; seat++) {
        if ((late >> seat & 1) != 0) {
          play(s, seat, new Guess(0), chance, out);
        }
      }
    }

    @Override
    public void leave(Table s, int seat, Chance chance, Out out) {
      s.stopped = fault != Fault.NEVER_ENDS;
      s.points[seat] = fault == Fault.LOSES_POINTS_OF_LEAVERS ? -1 : s.points[seat];
    }

    @Override
    public void agree(Table s, Out out) {
      s.stopped = true;
    }

    @Override
    public Sight view(Table s, int seat) {
      return new Sight(s, seat);
    }

    @Override
    public void imagine(Table s, int seat, Chance chance) {
      for (int other = 0; other < s.secret.length; other++) {
        if (other != seat && !over(s) && fault != Fault.IMAGINES_NOTHING) {
          int drawn = chance.draw(SECRET);
          s.secret[other] =
              fault == Fault.PEEKS_WHEN_IMAGINING
                  ? (s.secret[other] + 1 + drawn % 2) % SECRET.bound()
                  : drawn;
          s.guess[other] = s.guess[other] < 0 ? -1 : chance.draw(SECRET);
        }
      }
    }

    @Override
    public int rank(Table s, int seat) {
      int best = fault == Fault.NOBODY_IS_FIRST ? 2 : 1;
      return over(s)
          ? best + (int) Arrays.stream(s.points).filter(p -> p > s.points[seat]).count()
          : 0;
    }
  }

  private final class Writing implements Notation<Table, Guess, Sight> {
    @Override
    public Guess move(Table s, int seat, String text) {
      String[] words = text.split(" ", -1);
      if (words[0].equals("lower") && words.length == 3) {
        int first = Numbers.parse(words[1], "guess");
        int second = Numbers.parse(words[2], "guess");
        if (fault == Fault.MINDS_THE_ORDER && first > second) {
          throw new BadInput("name the lower number first");
        }
        return new Guess(Math.min(first, second));
      }
      if (fault == Fault.THROWS_AT_ODD_WORDS) {
        return new Guess(Integer.parseInt(words[1]));
      }
      if (!text.startsWith("guess ")) {
        throw new BadInput("'" + text + "' is no move");
      }
      return new Guess(Numbers.parse(text.substring(6), "guess"));
    }

    @Override
    public void position(Table s, Fields out) {
      out.star(rules.awaited(s)).put("round", s.round).put("stopped", String.valueOf(s.stopped));
      for (int seat = 0; seat < s.secret.length; seat++) {
        out.put(seat, "secret", s.secret[seat]).put(seat, "points", s.points[seat]);
        out.put(seat, "guess", s.guess[seat] < 0 ? "-" : String.valueOf(s.guess[seat]));
      }
    }

    @Override
    public Table position(Settings settings, int seats, Fields in) {
      var s = new Table(seats, fault == Fault.COPY_SHARES);
      s.round = in.take("round", 1, ROUNDS + 1, 1);
      s.stopped = in.take(Fields.TABLE, "stopped", "false").equals("true");
      for (int seat = 0; seat < seats; seat++) {
        s.secret[seat] = in.take(seat, "secret", 0, NUMBERS - 1, 0);
        int points = in.take(seat, "points", -1000, 1000, 0);
        s.points[seat] = fault == Fault.FORGETS_POINTS_WHEN_READ ? 0 : points;
        String guess = in.take(seat, "guess", "-");
        s.guess[seat] = guess.equals("-") ? -1 : Numbers.parse(guess, "guess");
      }
      in.allTaken();
      return s;
    }

    @Override
    public void view(Sight view, Fields out) {
      Table s = view.s;
      out.star(rules.awaited(s)).put("round", s.round).put("stopped", String.valueOf(s.stopped));
      for (int seat = 0; seat < s.secret.length; seat++) {
        out.put(seat, "secret", view.secret(seat)).put(seat, "points", s.points[seat]);
        out.put(seat, "guess", view.guess(seat));
      }
    }
  }

  private final Playing rules = new Playing();
  private final Writing notation = new Writing();

  @Override
  public String id() {
    return "envelopes";
  }

  @Override
  public int fewestSeats() {
    return 2;
  }

  @Override
  public int mostSeats() {
    return 3;
  }

  @Override
  public int version() {
    return version;
  }

  @Override
  public List<Clause> changedSince(int before) {
    return before < 2 && version >= 2 ? List.of(Rule.GUESS) : List.of();
  }

  @Override
  public List<Clause> clauses() {
    return List.of(Rule.values());
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Option> orders() {
    return List.of(ZERO);
  }

  @Override
  public Invariants<Table, Guess> invariants() {
    return new Known();
  }

  private final class Known implements Invariants<Table, Guess> {
    @Override
    public void conserved(Table s) {
      for (int points : s.points) {
        Invariants.hold(points >= 0 && points <= ROUNDS, "points");
      }
    }

    @Override
    public Table otherSecrets(Table s, Settings settings, int seats, int seat, Seeded random) {
      Table other = s.copy();
      if (fault == Fault.COPY_SHARES) {
        other.secret = s.secret.clone();
      }
      for (int each = 0; each < seats; each++) {
        if (each != seat && !rules.over(s)) {
          other.secret[each] = random.below(NUMBERS);
        }
      }
      return other;
    }

    @Override
    public boolean sealed(Table s, int seat, Guess move) {
      return true;
    }

    @Override
    public List<List<String>> orders(Table s, int seat, Seeded random) {
      return List.of(List.of("lower 1 2"), List.of("lower 2 1"));
    }
  }

  @Override
  public Rules<Table, Guess, Sight> rules() {
    return rules;
  }

  @Override
  public Notation<Table, Guess, Sight> notation() {
    return notation;
  }
}
