package games.magie.bench;

import games.magie.kernel.chance.Seeded;
import games.magie.wire.Catalogue;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// The single steps of a game. The position of express is one in which dice were rolled, some lie
/// on the board and some can be placed; the move is a roll.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(1)
public class Steps {
  private static final int MOVES_BEFORE = 23;

  /// `-p game=deal` measures one game only.
  @Param({"express", "deal"})
  public String game = Catalogue.ids().getFirst();

  private Ground<?, ?, ?> ground = new Ground<>(Catalogue.game(game), MOVES_BEFORE);
  private final Seeded seeded = new Seeded(7);

  @Setup
  public void begin() {
    ground = new Ground<>(Catalogue.game(game), MOVES_BEFORE);
  }

  @Benchmark
  public Object copy() {
    return ground.copy();
  }

  @Benchmark
  public Object become() {
    return ground.become();
  }

  @Benchmark
  public Object becomeAndMove() {
    return ground.move();
  }

  @Benchmark
  public int legal() {
    return ground.legal();
  }

  @Benchmark
  public Object choose() {
    return ground.choose();
  }

  @Benchmark
  public long digest() {
    return ground.digest();
  }

  @Benchmark
  public int generatorWord() {
    return seeded.next();
  }

  @Benchmark
  public int generatorDie() {
    return seeded.below(6);
  }
}
