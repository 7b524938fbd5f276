package games.magie.race;

import games.magie.kernel.View;
import java.util.Arrays;
import java.util.List;

/// Nothing is secret in a race.
public final class RaceView implements View {
  /// @param squares by seat
  public record Picture(List<Integer> squares, int active, boolean over) {
    public Picture {
      squares = List.copyOf(squares);
    }
  }

  final RaceState s;

  RaceView(RaceState s) {
    this.s = s;
  }

  public int square(int seat) {
    return s.square[seat];
  }

  public int turn() {
    return s.step;
  }

  @Override
  public Picture picture() {
    return new Picture(Arrays.stream(s.square).boxed().toList(), s.active, s.over());
  }
}
