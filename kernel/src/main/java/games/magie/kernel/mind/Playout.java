package games.magie.kernel.mind;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// Plays a position on while nobody listens: simulations and searches share this loop. It works for
/// every game: of several awaited seats a lot decides who speaks next, a move of an open family is
/// offered beside the listed ones, and where only clocks run the first of them runs out. A clock of
/// the rules that measures the whole game, such as the minutes of a speedy one, runs as if each
/// decision took a while.
///
/// Stream `n` of a seed is the game's chance, and each player has a stream of its own, so that a
/// game depends on the seed and its number and on nothing else.
public final class Playout<S extends State<S>, M extends Move, V extends View> {
  /// Sets the seeds of the bots apart from the game's: an odd number with well-spread bits.
  private static final long BOT_SEED = 0x9e3779b97f4a7c15L;

  private static final long ARRIVAL_SEED = 0xd1b54a32d192ed03L;

  private static final int DECISION_MILLIS = 5_000;
  private static final int MINUTE = 60_000;

  private final Game<S, M, V> game;
  private final Rules<S, M, V> rules;

  /// Who plays, what they see and where their thoughts come from. In one place, as each decision
  /// begins by reading it (cache locality).
  private static final class Place<M extends Move, V extends View> {
    final @Nullable Bot<M, V> bot;
    final @Nullable Thinker<M, V> thinker;
    final int effort;
    final boolean proposals;
    final Seeded own = new Seeded(0);
    @Nullable V view;
    @Nullable Worlds<M, V> worlds;

    Place(Player<M, V> player) {
      this.bot = player.bot();
      this.thinker = player.thinker();
      this.effort = player.effort();
      this.proposals = bot != null && bot.wantsProposals();
    }
  }

  /// By seat.
  private final Place<M, V>[] places;

  /// Whether any of them wants a sampled offer.
  private final boolean proposals;

  private final Moves<M> legal = new Moves<>();

  /// For a bot that wants no list.
  private final Moves<M> none = new Moves<>();

  private final List<Deadline> deadlines = new ArrayList<>();
  private final Seeded chance = new Seeded(0);
  private final Seeded arrival = new Seeded(0);
  private Out out = Out.SILENT;
  private int steps;
  private int decisions;

  /// The position that the views look at.
  private @Nullable S seen;

  /// After how many decisions a clock of the whole game has run out; 0 for a game without one.
  private int pace = -1;

  @SuppressWarnings("unchecked") // there are no arrays of generic types
  public Playout(Game<S, M, V> game, List<Player<M, V>> players) {
    this.game = game;
    this.rules = game.rules();
    this.places = (Place<M, V>[]) new Place<?, ?>[players.size()];
    Arrays.setAll(places, seat -> new Place<>(players.get(seat)));
    this.proposals = Arrays.stream(places).anyMatch(place -> place.proposals);
  }

  /// Sets the chance of the game and of every player.
  public void seed(long seed, int stream) {
    chance.reseed(seed, stream);
    arrival.reseed(seed ^ ARRIVAL_SEED, stream);
    for (int seat = 0; seat < places.length; seat++) {
      places[seat].own.reseed(seed ^ (seat + 1) * BOT_SEED, stream);
    }
  }

  /// Tells what happens; silent until it is called.
  public void tell(Out to) {
    out = to;
  }

  /// The chance of the game: what a set-up draws, before the first move.
  public Chance chance() {
    return chance;
  }

  /// Plays on until the game is over or this many decisions and clocks have passed; says whether it
  /// is over.
  public boolean run(S s, int mostSteps) {
    return run(s, mostSteps, 0, _ -> false);
  }

  /// The same, and no further than to where `stop` says so of what a seat sees. It is asked after
  /// every step.
  public boolean run(S s, int mostSteps, int seat, Predicate<? super V> stop) {
    look(s);
    V view = Objects.requireNonNull(places[seat].view);
    decisions = 0;
    pace = pace < 0 ? pace(s) : pace;
    steps = 0;
    int waiting = rules.awaited(s);
    while (steps < mostSteps && (waiting != 0 || !rules.over(s))) {
      waiting = step(s, waiting);
      if (stop.test(view)) {
        break;
      }
    }
    return rules.over(s);
  }

  /// Decisions and clocks of the last run.
  public int steps() {
    return steps;
  }

  /// Views follow their position, so that one that is played on again and again is looked at once.
  @SuppressWarnings("ReferenceEquality") // which object it is, not what it holds
  private void look(S s) {
    if (seen == s) {
      return;
    }
    seen = s;
    for (int seat = 0; seat < places.length; seat++) {
      places[seat].view = rules.view(s, seat);
      places[seat].worlds =
          places[seat].thinker == null ? null : Worlds.of(game, s, places.length, seat);
    }
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

  /// Moves that were chosen in the last run.
  public int decisions() {
    return decisions;
  }

  private void decide(S s, int seat) {
    Place<M, V> place = places[seat];
    V view = Objects.requireNonNull(place.view);
    @Nullable Bot<M, V> bot = place.bot;
    boolean listed = bot == null || bot.wantsMoves(view);
    if (listed && !list(s, seat, place)) {
      runOut(s);
      return;
    }
    M move = bot == null ? think(place, view) : bot.choose(view, listed ? legal : none, place.own);
    if (!listed || rules.open(move)) {
      @Nullable Refusal objection = rules.objection(s, seat, move);
      if (objection != null) {
        throw new IllegalStateException(
            "the player of %s chose '%s': %s\n%s"
                .formatted(Seats.letter(seat), move.text(), objection, game.text(s)));
      }
    }
    rules.play(s, seat, move, chance, out);
    steps++;
    decisions++;
  }

  private M think(Place<M, V> place, V view) {
    var thinker = Objects.requireNonNull(place.thinker);
    return thinker.choose(
        view, legal, Objects.requireNonNull(place.worlds), place.effort, place.own);
  }

  /// False where there is nothing to choose from.
  private boolean list(S s, int seat, Place<M, V> place) {
    legal.clear();
    rules.legal(s, seat, legal);
    if (proposals && place.proposals) {
      @Nullable M proposal = rules.propose(s, seat, place.own);
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
      rules.timeUp(s, deadline.label(), deadline.seats(), chance, out);
    }
  }

  private void runOut(S s) {
    deadlines.clear();
    rules.deadlines(s, deadlines);
    if (deadlines.isEmpty()) {
      throw new IllegalStateException("nobody can move and no clock runs:\n" + game.text(s));
    }
    Deadline first = deadlines.getFirst();
    rules.timeUp(s, first.label(), first.seats(), chance, out);
    steps++;
  }
}
