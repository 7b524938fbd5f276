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
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The worlds of one seat, with the type of the position that nobody else gets to see.
final class Imagination<S extends State<S>, M extends Move, V extends View>
    implements Worlds<M, V> {
  private final Game<S, M, V> game;
  private final Rules<S, M, V> rules;
  private final S real;
  private final int seats;
  private final int seat;

  Imagination(Game<S, M, V> game, S real, int seats, int seat) {
    this.game = game;
    this.rules = game.rules();
    this.real = real;
    this.seats = seats;
    this.seat = seat;
  }

  @Override
  public int seats() {
    return seats;
  }

  @Override
  public int seat() {
    return seat;
  }

  @Override
  public World<M, V> imagine(Chance own) {
    var world = new Imagined(real.copy());
    rules.imagine(world.s, seat, own);
    return world;
  }

  @Override
  public void imagine(World<M, V> into, Chance own) {
    S s = own(into).s;
    s.become(real);
    rules.imagine(s, seat, own);
  }

  @Override
  public Playouts<M, V> playouts(List<? extends Bot<M, V>> policies) {
    var playout = new Playout<>(game, Player.all(policies));
    return (world, seed, stream, mostSteps, stop) -> {
      playout.seed(seed, stream);
      playout.run(own(world).s, mostSteps, seat, stop);
      return playout.steps();
    };
  }

  /// A world of another game, or of another seat with other secrets, is a mistake of the caller.
  private Imagined own(World<M, V> world) {
    if (world instanceof Imagination<?, ?, ?>.Imagined known && known.maker() == this) {
      @SuppressWarnings("unchecked") // made here
      var mine = (Imagined) known;
      return mine;
    }
    throw new IllegalArgumentException("a world of somebody else");
  }

  private final class Imagined implements World<M, V> {
    final S s;
    private final List<Deadline> deadlines = new ArrayList<>();

    Imagined(S s) {
      this.s = s;
    }

    Imagination<S, M, V> maker() {
      return Imagination.this;
    }

    @Override
    public void become(World<M, V> other) {
      s.become(own(other).s);
    }

    @Override
    public boolean over() {
      return rules.over(s);
    }

    @Override
    public int awaited() {
      return rules.awaited(s);
    }

    @Override
    public void legal(int seat, Moves<M> into) {
      rules.legal(s, seat, into);
    }

    @Override
    public @Nullable Refusal objection(int seat, M move) {
      return rules.objection(s, seat, move);
    }

    @Override
    public void play(int seat, M move, Chance chance) {
      rules.play(s, seat, move, chance, Out.SILENT);
    }

    @Override
    public void runOut(Chance chance) {
      deadlines.clear();
      rules.deadlines(s, deadlines);
      if (deadlines.isEmpty()) {
        throw new IllegalStateException("no clock runs");
      }
      Deadline first = deadlines.getFirst();
      rules.timeUp(s, first.label(), first.seats(), chance, Out.SILENT);
    }

    @Override
    public V view(int seat) {
      return rules.view(s, seat);
    }

    @Override
    public double share(int seat) {
      if (rules.rank(s, seat) != 1) {
        return 0;
      }
      int winners = 0;
      for (int other = 0; other < seats; other++) {
        winners += rules.rank(s, other) == 1 ? 1 : 0;
      }
      return 1.0 / winners;
    }
  }
}
