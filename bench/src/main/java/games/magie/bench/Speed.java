package games.magie.bench;

import games.magie.bots.Bots;
import games.magie.classic.Classic;
import games.magie.deal.Deal;
import games.magie.express.Express;
import games.magie.go.Go;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.kernel.mind.Player;
import games.magie.lab.Plan;
import games.magie.lab.SilentTable;
import games.magie.wire.Catalogue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Formatter;
import java.util.List;
import java.util.Locale;

/// Prints how many games and decisions one core plays in a second, silently and journalled, and how
/// much is allocated.
public final class Speed<S extends State<S>, M extends Move, V extends View> {
  /// With the decimal point of nobody's country.
  private static final Formatter OUT = new Formatter(System.out, Locale.ROOT);

  /// Processor time before anything is measured: until then the compiler of the JVM is at work.
  private static final double WARM_UP_SECONDS = 6;

  private static final int ROUNDS = 7;
  private static final double ROUND_SECONDS = 2;
  private static final int SET_UPS = 200_000;
  private static final int BATCH = 1_000;

  private record Way(String game, Runnable measure) {
    static Way classic(Classic game) {
      return new Way(game.id(), () -> ClassicSpeed.start(game));
    }

    static <S extends State<S>, M extends Move, V extends View> Way of(
        Game<S, M, V> game, int seats, String bot) {
      return new Way(game.id(), () -> new Speed<>(game, seats, bot).run());
    }
  }

  /// How games are measured, so that figures compare with the old ones; any other game of the
  /// catalogue with as few seats as it allows and random players.
  private static final List<Way> WAYS =
      List.of(
          Way.classic(Classic.pocket()),
          Way.classic(Classic.brands()),
          Way.of(new Express(), 2, "easy"),
          Way.of(new Deal(), 2, "random"),
          Way.of(new Go(), 4, "random"));

  private final Game<S, M, V> game;
  private final Settings settings;
  private final int seats;
  private final String bot;
  private int number;

  private Speed(Game<S, M, V> game, int seats, String bot) {
    this.game = game;
    this.seats = seats;
    this.bot = bot;
    this.settings = Settings.defaults(game.options());
  }

  public static void main(String[] args) {
    List<String> ids = args.length == 0 ? Catalogue.ids() : List.of(args);
    List<Game<?, ?, ?>> games = new ArrayList<>();
    ids.forEach(id -> games.add(Catalogue.game(id)));
    OUT.format("calibration before: %.0f million steps/s%n", Calibration.measure());
    for (Game<?, ?, ?> game : games) {
      wayOf(game).run();
    }
    OUT.format("calibration after:  %.0f million steps/s%n", Calibration.measure());
  }

  private static Runnable wayOf(Game<?, ?, ?> game) {
    return WAYS.stream()
        .filter(way -> way.game().equals(game.id()))
        .findFirst()
        .<Runnable>map(Way::measure)
        .orElseGet(() -> new Speed<>(game, game.fewestSeats(), "random")::run);
  }

  private void run() {
    OUT.format("%s, %d seats, %s bots, one core%n", game.id(), seats, bot);
    silent();
    journalled();
  }

  private List<Bot<M, V>> bots() {
    return Collections.nCopies(seats, bot).stream().map(name -> Bots.bot(game, name)).toList();
  }

  private void silent() {
    var table = new SilentTable<>(game, settings, Player.all(bots()), 7, Plan.MOST_STEPS);
    var warming = new Meter();
    while (warming.cpuSeconds() < WARM_UP_SECONDS) {
      table.play(number++);
    }
    var rates = new ArrayList<Double>();
    double perGame = 0;
    double decisionsPerGame = 0;
    for (int round = 0; round < ROUNDS; round++) {
      var meter = new Meter();
      long games = 0;
      long decisions = 0;
      while (meter.wallSeconds() < ROUND_SECONDS) {
        for (int at = 0; at < BATCH; at++) {
          table.play(number++);
          decisions += table.decisions();
        }
        games += BATCH;
      }
      rates.add(games / meter.cpuSeconds());
      perGame = (double) meter.bytes() / games;
      decisionsPerGame = (double) decisions / games;
    }
    Collections.sort(rates);
    double median = rates.get(rates.size() / 2);
    double setUp = setUpBytes();
    OUT.format(
        "silent: %.0f games/s, %.0f decisions/s (median)%n", median, median * decisionsPerGame);
    OUT.format("silent: %.0f games/s (best of %d rounds)%n", rates.getLast(), ROUNDS);
    OUT.format("decisions per game: %.1f%n", decisionsPerGame);
    OUT.format("bytes: %.0f per game, of which %.0f for setting it up%n", perGame, setUp);
    OUT.format("bytes: %.2f per decision%n", Math.max(0, perGame - setUp) / decisionsPerGame);
  }

  /// The position and a view for each seat: what every game needs once.
  private double setUpBytes() {
    var chance = new Seeded(7);
    var kept = new Object[seats + 1]; // so that nothing is optimised away
    var meter = new Meter();
    for (int at = 0; at < SET_UPS; at++) {
      S s = game.rules().setUp(settings, seats, chance, Out.SILENT);
      kept[seats] = s;
      for (int seat = 0; seat < seats; seat++) {
        kept[seat] = game.rules().view(s, seat);
      }
    }
    return (double) meter.bytes() / SET_UPS;
  }

  private void journalled() {
    List<Bot<M, V>> bots = bots();
    double best = 0;
    for (int round = 0; round < ROUNDS; round++) {
      var meter = new Meter();
      int games = 0;
      while (meter.wallSeconds() < ROUND_SECONDS) {
        playMatch(bots, number++);
        games++;
      }
      best = Math.max(best, games / meter.cpuSeconds());
    }
    OUT.format("journalled: %.0f games/s (best of %d rounds)%n", best, ROUNDS);
  }

  private void playMatch(List<Bot<M, V>> bots, int stream) {
    var chance = new Seeded(7, stream);
    var own = new Seeded(8, stream);
    var legal = new Moves<M>();
    var match = Match.start(game, settings, seats, chance);
    while (!game.rules().over(match.position())) {
      S s = match.position();
      int seat = Integer.numberOfTrailingZeros(game.rules().awaited(s));
      legal.clear();
      game.rules().legal(s, seat, legal);
      M move = bots.get(seat).choose(game.rules().view(s, seat), legal, own);
      switch (match.attempt(new Input.Played<>(seat, move), chance)) {
        case Attempt.Ready<S> ready -> match.commit(ready);
        case Attempt.Refused<S>(var why) -> throw new IllegalStateException(why.toString());
      }
    }
  }
}
