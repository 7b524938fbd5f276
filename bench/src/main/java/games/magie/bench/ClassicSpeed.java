package games.magie.bench;

import games.magie.bots.Bots;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.mind.Player;
import games.magie.lab.Plan;
import games.magie.lab.SilentTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Formatter;
import java.util.Locale;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Four seats of `easy` on the classic board, full rules, cut at 200 rounds: games, rolls and
/// decisions a second on one core, and what a copy of the position costs.
final class ClassicSpeed<S extends State<S>> {
  private static final Formatter OUT = new Formatter(System.out, Locale.ROOT);

  private static final int SEATS = 4;
  private static final int ROUND_LIMIT = 200;
  private static final int ROUNDS = 7;

  /// Of processor time: on a busy machine little of a wall clock's second is ours.
  private static final double ROUND_SECONDS = 1.5;

  private static final double WARM_UP_SECONDS = 6;
  private static final int BATCH = 500;

  /// Games of which the rolls are counted, after all that is timed.
  private static final int COUNTED = 20_000;

  private static final int COPIES = 2_000_000;

  private final Game<S, ClassicMove, ClassicView> game;
  private final Settings settings;
  private int number;

  private ClassicSpeed(Game<S, ClassicMove, ClassicView> game) {
    this.game = game;
    this.settings = Settings.parse(game.options(), "round-limit=" + ROUND_LIMIT);
  }

  static <S extends State<S>> void start(Game<S, ClassicMove, ClassicView> game) {
    new ClassicSpeed<>(game).run();
  }

  /// Counts the rolls of the bot that it stands for.
  private static final class Counting implements Bot<ClassicMove, ClassicView> {
    private final Bot<ClassicMove, ClassicView> bot;
    private long rolls;

    Counting(Bot<ClassicMove, ClassicView> bot) {
      this.bot = bot;
    }

    @Override
    public boolean wantsMoves(ClassicView view) {
      return bot.wantsMoves(view);
    }

    @Override
    public boolean wantsProposals() {
      return bot.wantsProposals();
    }

    @Override
    public ClassicMove choose(ClassicView view, Moves<ClassicMove> legal, Chance own) {
      ClassicMove move = bot.choose(view, legal, own);
      if (move == ClassicMove.Plain.ROLL) {
        rolls++;
      }
      return move;
    }
  }

  private Bot<ClassicMove, ClassicView> easy() {
    return Bots.bot(game, "easy");
  }

  private SilentTable<S, ClassicMove, ClassicView> table(
      Supplier<Bot<ClassicMove, ClassicView>> bot) {
    var bots = Stream.generate(bot).limit(SEATS).toList();
    return new SilentTable<>(game, settings, Player.all(bots), 7, Plan.MOST_STEPS);
  }

  private double rollsPerGame() {
    var counting = new Counting(easy());
    var table = table(() -> counting);
    for (int at = 0; at < COUNTED; at++) {
      table.play(at);
    }
    return (double) counting.rolls / COUNTED;
  }

  private void run() {
    var table = table(this::easy);
    var warming = new Meter();
    while (warming.cpuSeconds() < WARM_UP_SECONDS) {
      table.play(number++);
    }
    var rates = new ArrayList<Double>();
    long undecided = 0;
    long games = 0;
    long decisions = 0;
    long bytes = 0;
    for (int round = 0; round < ROUNDS; round++) {
      var meter = new Meter();
      long played = 0;
      while (meter.cpuSeconds() < ROUND_SECONDS) {
        for (int at = 0; at < BATCH; at++) {
          S last = table.play(number++);
          decisions += table.decisions();
          undecided += undecided(last) ? 1 : 0;
        }
        played += BATCH;
      }
      rates.add(played / meter.cpuSeconds());
      bytes += meter.bytes();
      games += played;
    }
    Collections.sort(rates);
    double rate = rates.get(rates.size() / 2);
    double rolls = rollsPerGame();
    OUT.format("%s, %d seats, easy bots, one core%n", game.id(), SEATS);
    OUT.format(
        "median: %.0f games/s, %.2f million rolls/s, %.2f million decisions/s%n",
        rate, rate * rolls / 1e6, rate * decisions / games / 1e6);
    OUT.format("best: %.0f games/s%n", rates.getLast());
    OUT.format(
        "per game: %.1f rolls, %.1f decisions, %d bytes%n",
        rolls, (double) decisions / games, bytes / games);
    OUT.format("undecided at the cut: %.2f %%%n", 100.0 * undecided / games);
    copies(table.play(number));
  }

  private boolean undecided(S last) {
    ClassicView view = game.rules().view(last, Seats.SPECTATOR);
    int left = 0;
    for (int seat = 0; seat < SEATS; seat++) {
      left += view.isOut(seat) ? 0 : 1;
    }
    return left > 1;
  }

  private void copies(S s) {
    S target = s.copy();
    S start = game.rules().setUp(settings, SEATS, new Seeded(1), Out.SILENT);
    double copy = Double.MAX_VALUE;
    double become = Double.MAX_VALUE;
    long size = 0;
    for (int round = 0; round < ROUNDS; round++) {
      var meter = new Meter();
      for (int at = 0; at < COPIES; at++) {
        target = s.copy();
      }
      copy = Math.min(copy, meter.cpuSeconds());
      size = meter.bytes() / COPIES;
      meter = new Meter();
      for (int at = 0; at < COPIES; at++) {
        target.become((at & 1) == 0 ? s : start);
      }
      become = Math.min(become, meter.cpuSeconds());
    }
    OUT.format(
        "a copy: %d bytes, %.0f ns; taken over without allocating: %.0f ns%n",
        size, copy / COPIES * 1e9, become / COPIES * 1e9);
  }
}
