package games.magie.bench;

import games.magie.bots.Bots;
import games.magie.express.Express;
import games.magie.kernel.Attempt;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Seeded;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.lab.Plan;
import games.magie.lab.SilentTable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/// Prints how many games and decisions one core plays in a second, silently and journalled, and how
/// much is allocated.
public final class Speed<S extends State<S>, M extends Move, V extends View> {
  private static final int ROUNDS = 7;
  private static final double ROUND_SECONDS = 2;
  private static final int SEATS = 2;
  private static final int SET_UPS = 200_000;
  private static final int BATCH = 1_000;

  private final Game<S, M, V> game;
  private final Settings settings;
  private int number;

  private Speed(Game<S, M, V> game) {
    this.game = game;
    this.settings = Settings.defaults(game.options());
  }

  public static void main(String[] args) {
    print("calibration before: %.0f million steps/s", Calibration.measure());
    new Speed<>(new Express()).run();
    print("calibration after:  %.0f million steps/s", Calibration.measure());
  }

  private void run() {
    print("%s, %d seats, easy bots, one core", game.id(), SEATS);
    silent();
    journalled();
  }

  private List<Bot<M, V>> bots() {
    return Collections.nCopies(SEATS, "easy").stream().map(name -> Bots.bot(game, name)).toList();
  }

  private void silent() {
    var table = new SilentTable<>(game, settings, bots(), 7, Plan.MOST_STEPS);
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
    print("silent: %.0f games/s, %.0f decisions/s (median)", median, median * decisionsPerGame);
    print("silent: %.0f games/s (best of %d rounds)", rates.getLast(), ROUNDS);
    print("decisions per game: %.1f", decisionsPerGame);
    print("bytes: %.0f per game, of which %.0f for setting it up", perGame, setUp);
    print("bytes: %.2f per decision", Math.max(0, perGame - setUp) / decisionsPerGame);
  }

  /// The position and a view for each seat: what every game needs once.
  private double setUpBytes() {
    var chance = new Seeded(7);
    var kept = new Object[SEATS + 1]; // so that nothing is optimised away
    var meter = new Meter();
    for (int at = 0; at < SET_UPS; at++) {
      S s = game.rules().setUp(settings, SEATS, chance, Out.SILENT);
      kept[SEATS] = s;
      for (int seat = 0; seat < SEATS; seat++) {
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
    print("journalled: %.0f games/s (best of %d rounds)", best, ROUNDS);
  }

  private void playMatch(List<Bot<M, V>> bots, int stream) {
    var chance = new Seeded(7, stream);
    var own = new Seeded(8, stream);
    var legal = new Moves<M>();
    var match = Match.start(game, settings, SEATS, chance);
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

  private static void print(String format, Object... args) {
    System.out.println(String.format(Locale.ROOT, format, args));
  }
}
