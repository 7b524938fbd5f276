package games.magie.lab.study;

import games.magie.bots.Bots;
import games.magie.kernel.Clause;
import games.magie.kernel.Event;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Told;
import games.magie.kernel.mind.Playout;
import games.magie.kernel.study.Figures;
import games.magie.kernel.study.Finish;
import games.magie.kernel.study.Shape;
import games.magie.kernel.study.StudyMeasure;
import games.magie.kernel.study.Watch;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A table at which one case is played and watched, game after game. A game depends on the seed and
/// its number and on nothing else; the first 2^32 are those that `magie simulate` plays.
final class CaseTable<S extends State<S>, M extends Move, V extends View> {
  /// Sets apart the games beyond 2^32: an odd number with well-spread bits.
  private static final long FAR = 0xa24baed4963ee407L;

  private final Game<S, M, V> game;
  private final Rules<S, M, V> rules;
  private final Settings settings;
  private final int seats;
  private final Study study;
  private final Playout<S, M, V> playout;
  private final List<Watch<V>> watches = new ArrayList<>();
  private final List<Watch<V>> listeners = new ArrayList<>();
  private final List<Figures> figures = new ArrayList<>();
  private final List<Told> setUp = new ArrayList<>();
  private @Nullable V view;

  private CaseTable(Study study, StudyCase of, Game<S, M, V> game) {
    this.study = study;
    this.game = game;
    this.rules = game.rules();
    this.settings = of.settings();
    this.seats = of.bots().size();
    this.playout =
        new Playout<>(game, of.bots().stream().map(name -> Bots.player(game, name)).toList());
    for (String name : study.measures()) {
      StudyMeasure<V> measure = Measures.find(game, of.bots(), study.pace(), name);
      Shape shape = measure.shape(settings, seats);
      var found = new Figures(shape.size());
      Watch<V> watch = measure.watch(settings, seats, found);
      figures.add(found);
      watches.add(watch);
      if (measure.listens()) {
        listeners.add(watch);
      }
    }
    if (!listeners.isEmpty()) {
      playout.tell(new Ears());
    }
  }

  static CaseTable<?, ?, ?> of(Study study, StudyCase of) {
    return of(study, of, of.game());
  }

  private static <S extends State<S>, M extends Move, V extends View> CaseTable<S, M, V> of(
      Study study, StudyCase of, Game<S, M, V> game) {
    return new CaseTable<>(study, of, game);
  }

  /// Tells the watches, as soon as there is a view that they can look at.
  private final class Ears implements Out {
    @Override
    public boolean silent() {
      return false;
    }

    @Override
    public void tell(int audience, Clause why, Event what) {
      V seen = view;
      if (seen == null) {
        setUp.add(new Told(audience, why, what));
      } else {
        listeners.forEach(watch -> watch.heard(seen, why, what));
      }
    }
  }

  /// Plays a game and fills the figures.
  Finish play(long number) {
    figures.forEach(Figures::clear);
    view = null;
    setUp.clear();
    playout.seed(study.seed() ^ (number >>> 32) * FAR, (int) number);
    S s =
        rules.setUp(
            settings, seats, playout.chance(), listeners.isEmpty() ? Out.SILENT : new Ears());
    V seen = rules.view(s, Seats.SPECTATOR);
    view = seen;
    watches.forEach(watch -> watch.begin(seen));
    for (Told told : setUp) {
      listeners.forEach(watch -> watch.heard(seen, told.why(), told.what()));
    }
    boolean over = playout.run(s, study.mostSteps());
    var ranks = IntStream.range(0, seats).mapToObj(seat -> rules.rank(s, seat)).toList();
    int decisions = playout.decisions();
    var ended = new Finish(over, ranks, game.companion().turns(seen, decisions), decisions);
    watches.forEach(watch -> watch.end(seen, ended));
    return ended;
  }

  /// Copies the figures of the last game, measure by measure.
  void copy(int[] amounts, int[] divisors) {
    int at = 0;
    for (Figures one : figures) {
      for (int figure = 0; figure < one.size(); figure++, at++) {
        amounts[at] = one.amount(figure);
        divisors[at] = one.divisor(figure);
      }
    }
  }
}
