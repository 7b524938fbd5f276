package games.magie.lab.train;

import games.magie.bots.search.Lesson;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.mind.Player;
import games.magie.kernel.mind.Playout;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

/// Plays games of a lesson's player against itself, turn by turn, and writes down what was learned
/// from them. Games have one thread, so that everything is added up in one order.
public final class Training<S extends State<S>, M extends Move, V extends View> {
  private static final int MOST_STEPS = 20_000;

  private final Rules<S, M, V> rules;
  private final Lesson<M, V> lesson;
  private final Settings settings;
  private final int seats;
  private final long seed;
  private final Playout<S, M, V> playout;

  public Training(
      Game<S, M, V> game, Lesson<M, V> lesson, Settings settings, int seats, long seed) {
    this.rules = game.rules();
    this.lesson = lesson;
    this.settings = settings;
    this.seats = game.checkSeats(seats, settings);
    this.seed = seed;
    var players = new ArrayList<Player<M, V>>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(lesson.player().get());
    }
    this.playout = new Playout<>(game, players);
  }

  /// The text of what was learned, with this head.
  public String run(int games, List<String> head, IntConsumer progress) {
    Learner<V> learner = learner();
    for (int number = 0; number < games; number++) {
      play(number, learner);
      progress.accept(number + 1);
    }
    return learner.text(head);
  }

  private Learner<V> learner() {
    return switch (lesson) {
      case Lesson.OfChances<M, V>(var _, var _, var features) ->
          new ChancesLearner<>(features, seats, seed);
      case Lesson.OfTurns<M, V> turns -> new TurnsLearner<>(turns);
    };
  }

  private void play(int number, Learner<V> learner) {
    playout.seed(seed, number);
    S s = rules.setUp(settings, seats, playout.chance(), Out.SILENT);
    List<V> views = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      views.add(rules.view(s, seat));
    }
    V first = views.getFirst();
    for (int steps = 0; steps < MOST_STEPS && !rules.over(s); steps += playout.steps()) {
      learner.turnBegins(views);
      int turn = lesson.turn().applyAsInt(first);
      playout.run(s, MOST_STEPS - steps, 0, view -> lesson.turn().applyAsInt(view) != turn);
    }
    if (rules.over(s)) {
      learner.gameEnds(views, shares(s));
    }
  }

  private float[] shares(S s) {
    int winners = 0;
    for (int seat = 0; seat < seats; seat++) {
      winners += rules.rank(s, seat) == 1 ? 1 : 0;
    }
    var shares = new float[seats];
    for (int seat = 0; seat < seats; seat++) {
      shares[seat] = rules.rank(s, seat) == 1 ? 1f / winners : 0;
    }
    return shares;
  }
}
