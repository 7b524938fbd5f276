package games.magie.bots.search;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.mind.Thinker;
import games.magie.kernel.mind.World;
import games.magie.kernel.mind.Worlds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// One search for all games: flat Monte Carlo with common random numbers. Every rival of the base
/// policy's move is tried in the same imagined worlds with the same dice as that move, everybody
/// plays on like the base policy up to a horizon, and what the worlds look like then is compared,
/// pair by pair. After each share of the effort the worse half of the rivals is dropped (sequential
/// halving). The base move is kept unless the last rival is better by more than chance would.
///
/// The effort is the number of steps that all playouts may take together, so that it says how much
/// work a decision is, whatever the game.
public final class Search<M extends Move, V extends View> implements Thinker<M, V> {
  private static final int LONGEST_PLAYOUT = 5_000;
  private static final Comparator<Rival<?>> BEST_FIRST =
      Comparator.<Rival<?>>comparingDouble(rival -> -rival.mean())
          .thenComparingInt(rival -> rival.order);

  /// A rival is given up early after this many tries, when it is this many standard errors behind.
  private static final int LEAST_TRIES = 24;

  private static final double HOPELESS = 2.5;

  private final Insight<M, V> insight;
  private final Bot<M, V> policy;
  private final int mostRivals;
  private final double margin;

  /// @param mostRivals how many moves are tried beside the base move
  /// @param margin by how many standard errors a rival must be better
  public Search(Insight<M, V> insight, int mostRivals, double margin) {
    this.insight = insight;
    this.policy = insight.policy();
    this.mostRivals = mostRivals;
    this.margin = margin;
  }

  @Override
  public M choose(V view, Moves<M> legal, Worlds<M, V> worlds, int effort, Chance own) {
    M base = policy.choose(view, legal, own);
    if (effort == 0 || (legal.size() == 1 && base.equals(legal.get(0)))) {
      return base;
    }
    var moves = new ArrayList<M>();
    insight.rivals(view, base, legal, moves);
    moves.remove(base);
    if (moves.isEmpty()) {
      return base;
    }
    return new Trial(worlds, insight.horizon(view), own, base)
        .winner(moves.subList(0, Math.min(moves.size(), mostRivals)), effort);
  }

  /// The playouts of one decision.
  private final class Trial {
    private final Worlds<M, V> worlds;
    private final Insight.Horizon<V> horizon;
    private final Chance own;
    private final M base;
    private final Worlds.Playouts<M, V> playouts;
    private final World<M, V> imagined;
    private final World<M, V> tried;
    private final List<V> views = new ArrayList<>();
    private final Seeded chance = new Seeded(0);
    private int spent;

    Trial(Worlds<M, V> worlds, Insight.Horizon<V> horizon, Chance own, M base) {
      this.worlds = worlds;
      this.horizon = horizon;
      this.own = own;
      this.base = base;
      var policies = new ArrayList<Bot<M, V>>();
      for (int seat = 0; seat < worlds.seats(); seat++) {
        policies.add(insight.policy());
      }
      playouts = worlds.playouts(policies);
      imagined = worlds.imagine(own);
      tried = worlds.imagine(own);
      for (int seat = 0; seat < worlds.seats(); seat++) {
        views.add(tried.view(seat));
      }
    }

    M winner(List<M> moves, int effort) {
      var rivals = new ArrayList<Rival<M>>();
      for (M move : moves) {
        rivals.add(new Rival<>(move, rivals.size()));
      }
      int rounds = Integer.SIZE - Integer.numberOfLeadingZeros(rivals.size());
      for (int round = 1; round <= rounds && !rivals.isEmpty(); round++) {
        int until = (int) ((long) effort * round / rounds);
        while (spent < until && !rivals.isEmpty()) {
          pair(rivals);
        }
        rivals.sort(BEST_FIRST);
        if (round < rounds && rivals.size() > 1) {
          rivals.subList((rivals.size() + 1) / 2, rivals.size()).clear();
        }
      }
      boolean better = !rivals.isEmpty() && rivals.getFirst().betterBy(margin);
      return better ? rivals.getFirst().move : base;
    }

    /// All of them in one more world.
    private void pair(List<Rival<M>> rivals) {
      worlds.imagine(imagined, own);
      long seed = own.below(Integer.MAX_VALUE);
      double usual = tryOut(base, seed);
      for (Rival<M> rival : rivals) {
        rival.add(tryOut(rival.move, seed) - usual);
      }
      rivals.removeIf(rival -> rival.hopeless(LEAST_TRIES, HOPELESS));
    }

    private double tryOut(M move, long seed) {
      tried.become(imagined);
      chance.reseed(seed, 0);
      tried.play(worlds.seat(), move, chance);
      spent += 1 + playouts.run(tried, seed, 1, LONGEST_PLAYOUT, horizon::reached);
      return tried.over()
          ? tried.share(worlds.seat())
          : insight.chance(tried, views, worlds.seat());
    }
  }
}
