package games.magie.lab;

import games.magie.kernel.Bot;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A table at which bots play one game after the other and nobody listens. It works for every game:
/// of several awaited seats a lot decides who speaks next, a move of an open family is offered
/// beside the listed ones, and where only clocks run the first of them runs out. A clock of the
/// rules that measures the whole game, such as the minutes of a speedy one, runs as if each
/// decision took a while.
///
/// Game number `n` draws from stream `n` of the seed, and each bot from a stream of its own, so
/// that a game depends on the seed and its number and on nothing else.
public final class SilentTable<S extends State<S>, M extends Move, V extends View> {
  /// Sets the seeds of the bots apart from the game's: an odd number with well-spread bits.
  private static final long BOT_SEED = 0x9e3779b97f4a7c15L;

  private static final long ARRIVAL_SEED = 0xd1b54a32d192ed03L;

  private static final int DECISION_MILLIS = 5_000;
  private static final int MINUTE = 60_000;

  private final Game<S, M, V> game;
  private final Rules<S, M, V> rules;
  private final Settings settings;

  /// Who plays, what they see and where their thoughts come from. In one place, as each decision
  /// begins by reading it.
  private static final class Player<M extends Move, V extends View> {
    final Bot<M, V> bot;
    final Seeded own = new Seeded(0);
    @Nullable V view;

    Player(Bot<M, V> bot) {
      this.bot = bot;
    }
  }

  /// By seat.
  private final Player<M, V>[] players;

  /// Whether any of them makes offers of its own.
  private final boolean proposals;

  private final Moves<M> legal = new Moves<>();

  /// For who wants no list.
  private final Moves<M> none = new Moves<>();

  private final List<Deadline> deadlines = new ArrayList<>();
  private final Seeded chance = new Seeded(0);
  private final Seeded arrival = new Seeded(0);
  private final long seed;
  private final int mostSteps;
  private int steps;
  private int decisions;

  /// After how many decisions a clock of the whole game has run out; 0 for a game without one.
  private int pace = -1;

  /// @param mostSteps a game that is not over after so many decisions and clocks is given up
  @SuppressWarnings("unchecked") // there are no arrays of generic types
  public SilentTable(
      Game<S, M, V> game, Settings settings, List<Bot<M, V>> bots, long seed, int mostSteps) {
    this.game = game;
    this.rules = game.rules();
    this.settings = settings;
    this.players = (Player<M, V>[]) new Player<?, ?>[bots.size()];
    Arrays.setAll(players, seat -> new Player<>(bots.get(seat)));
    this.proposals = bots.stream().anyMatch(Bot::wantsProposals);
    this.seed = seed;
    this.mostSteps = mostSteps;
  }

  /// Plays one game and returns its last position; it is over unless [#mostSteps] cut it off.
  public S play(int number) {
    chance.reseed(seed, number);
    arrival.reseed(seed ^ ARRIVAL_SEED, number);
    S s = rules.setUp(settings, players.length, chance, Out.SILENT);
    for (int seat = 0; seat < players.length; seat++) {
      players[seat].own.reseed(seed ^ (seat + 1) * BOT_SEED, number);
      players[seat].view = rules.view(s, seat);
    }
    decisions = 0;
    pace = pace < 0 ? pace(s) : pace;
    steps = 0;
    int waiting = rules.awaited(s);
    while (steps < mostSteps && (waiting != 0 || !rules.over(s))) {
      waiting = step(s, waiting);
    }
    return s;
  }

  /// One of those who wait to speak does, or a clock runs out. Returns who waits now: the others,
  /// as far as they are still awaited; everybody awaited when all have spoken.
  private int step(S s, int waiting) {
    if (waiting == 0) {
      runOut(s);
      return rules.awaited(s);
    }
    int seat = next(waiting);
    decide(s, seat);
    int others = waiting & ~Seats.mask(seat);
    if (pace > 0 && decisions % pace == 0) {
      tick(s);
      others = 0;
    }
    int awaited = rules.awaited(s);
    return (others & awaited) != 0 ? others & awaited : awaited;
  }

  /// Who of them is first: at a table that is the order of arrival.
  private int next(int awaited) {
    if ((awaited & awaited - 1) == 0) {
      return Integer.numberOfTrailingZeros(awaited);
    }
    int nth = arrival.below(Integer.bitCount(awaited));
    return Integer.numberOfTrailingZeros(Integer.expand(1 << nth, awaited));
  }

  /// Moves that were chosen in the last game.
  public int decisions() {
    return decisions;
  }

  private void decide(S s, int seat) {
    Player<M, V> player = players[seat];
    V view = Objects.requireNonNull(player.view);
    boolean listed = player.bot.wantsMoves(view);
    if (listed && !list(s, seat, player)) {
      runOut(s);
      return;
    }
    M move = player.bot.choose(view, listed ? legal : none, player.own);
    if (!listed || rules.open(move)) {
      @Nullable Refusal objection = rules.objection(s, seat, move);
      if (objection != null) {
        throw new IllegalStateException(
            "the bot of %s chose '%s': %s\n%s"
                .formatted(Seats.letter(seat), move.text(), objection, game.text(s)));
      }
    }
    rules.play(s, seat, move, chance, Out.SILENT);
    steps++;
    decisions++;
  }

  /// False where there is nothing to choose from.
  private boolean list(S s, int seat, Player<M, V> player) {
    legal.clear();
    rules.legal(s, seat, legal);
    if (proposals && player.bot.wantsProposals()) {
      @Nullable M proposal = rules.propose(s, seat, player.own);
      if (proposal != null) {
        legal.add(proposal);
      }
    }
    return !legal.isEmpty();
  }

  /// Clocks of the rules that run before anything was done and last a minute or more.
  private int pace(S s) {
    wholeGame(s);
    return deadlines.isEmpty() ? 0 : Math.max(1, deadlines.getFirst().millis() / DECISION_MILLIS);
  }

  private void wholeGame(S s) {
    deadlines.clear();
    rules.deadlines(s, deadlines);
    deadlines.removeIf(deadline -> deadline.millis() < MINUTE);
  }

  private void tick(S s) {
    if (rules.over(s)) {
      return;
    }
    wholeGame(s);
    for (Deadline deadline : deadlines) {
      rules.timeUp(s, deadline.label(), deadline.seats(), chance, Out.SILENT);
    }
  }

  private void runOut(S s) {
    deadlines.clear();
    rules.deadlines(s, deadlines);
    if (deadlines.isEmpty()) {
      throw new IllegalStateException("nobody can move and no clock runs:\n" + game.text(s));
    }
    Deadline first = deadlines.getFirst();
    rules.timeUp(s, first.label(), first.seats(), chance, Out.SILENT);
    steps++;
  }
}
