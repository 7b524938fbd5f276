package games.magie.kernel.mind;

import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.List;
import java.util.function.Predicate;

/// What one seat can imagine of a position. It holds the real one and never shows it: every [World]
/// it hands out has been imagined first.
///
/// Imagining is canonical: two positions that look the same to the seat give the same worlds for
/// the same chance, so that a search cannot learn what its seat may not know.
public interface Worlds<M extends Move, V extends View> {
  int seats();

  /// The seat that imagines.
  int seat();

  /// A new world.
  World<M, V> imagine(Chance own);

  /// Imagines again, into a world that these worlds have handed out before, without allocating.
  void imagine(World<M, V> into, Chance own);

  /// Plays worlds on with a policy for every seat.
  Playouts<M, V> playouts(List<? extends Bot<M, V>> policies);

  /// Plays on from a world, again and again.
  interface Playouts<M extends Move, V extends View> {
    /// Plays on until the game is over, `stop` says so of what the imagining seat sees then, or
    /// this many decisions and clocks have passed; says how many have. Equal worlds, seeds and
    /// streams are played on alike, so that two moves can be compared on equal dice.
    int run(World<M, V> world, long seed, int stream, int mostSteps, Predicate<? super V> stop);
  }

  /// The worlds of one seat of a position, which must not change while somebody thinks about it.
  static <S extends State<S>, M extends Move, V extends View> Worlds<M, V> of(
      Game<S, M, V> game, S position, int seats, int seat) {
    return new Imagination<>(game, position, seats, seat);
  }
}
