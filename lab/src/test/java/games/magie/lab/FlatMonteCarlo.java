package games.magie.lab;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Seeded;
import games.magie.kernel.View;
import games.magie.kernel.mind.Thinker;
import games.magie.kernel.mind.World;
import games.magie.kernel.mind.Worlds;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Flat Monte Carlo, once for all games. Every move is tried in the same imagined worlds with the
/// same dice, everybody then plays on like the base policy, and after each share of the effort the
/// worse half of the moves is dropped (sequential halving). The base policy's own move is kept
/// unless another one beats it by more than chance would.
final class FlatMonteCarlo<M extends Move, V extends View> implements Thinker<M, V> {
  private static final int MOST_STEPS = 5_000;

  private final Supplier<Bot<M, V>> policy;

  FlatMonteCarlo(Supplier<Bot<M, V>> policy) {
    this.policy = policy;
  }

  @Override
  public M choose(V view, Moves<M> legal, Worlds<M, V> worlds, int effort, Chance own) {
    M base = policy.get().choose(view, legal, own);
    var rivals = new ArrayList<Rival<M>>();
    legal.toList().stream()
        .filter(move -> !move.equals(base))
        .forEach(move -> rivals.add(new Rival<>(move)));
    var playouts = worlds.playouts(Stream.generate(policy).limit(worlds.seats()).toList());
    World<M, V> imagined = worlds.imagine(own);
    World<M, V> tried = worlds.imagine(own);
    int halvings = Integer.SIZE - Integer.numberOfLeadingZeros(rivals.size());
    int share = effort / Math.max(1, halvings);
    while (!rivals.isEmpty()) {
      for (int left = share; left > rivals.size(); left -= rivals.size() + 1) {
        worlds.imagine(imagined, own);
        long seed = own.below(Integer.MAX_VALUE);
        double usual = tryOut(base, imagined, tried, seed, worlds, playouts);
        for (Rival<M> rival : rivals) {
          rival.add(tryOut(rival.move, imagined, tried, seed, worlds, playouts) - usual);
        }
      }
      rivals.sort(Comparator.comparingDouble((Rival<M> rival) -> -rival.gain));
      if (rivals.size() == 1) {
        return rivals.getFirst().better() ? rivals.getFirst().move : base;
      }
      rivals.subList((rivals.size() + 1) / 2, rivals.size()).clear();
    }
    return base;
  }

  private double tryOut(
      M move,
      World<M, V> imagined,
      World<M, V> tried,
      long seed,
      Worlds<M, V> worlds,
      Worlds.Playouts<M, V> playouts) {
    tried.become(imagined);
    tried.play(worlds.seat(), move, new Seeded(seed, 0));
    playouts.run(tried, seed, 1, MOST_STEPS);
    return tried.share(worlds.seat());
  }

  /// What a move gains over the base move, added up over equal worlds.
  private static final class Rival<M> {
    final M move;
    double gain;
    double squares;

    Rival(M move) {
      this.move = move;
    }

    void add(double difference) {
      gain += difference;
      squares += difference * difference;
    }

    boolean better() {
      return gain > Math.sqrt(squares);
    }
  }
}
