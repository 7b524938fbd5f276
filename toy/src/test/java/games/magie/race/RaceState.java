package games.magie.race;

import games.magie.kernel.Seats;
import games.magie.kernel.State;

/// Where everybody runs. The squares are 0, the start, to [#GOAL].
final class RaceState implements State<RaceState> {
  static final int GOAL = 10;

  final int[] square;

  /// The seats that still run.
  int running;

  int active;
  int step = 1;
  boolean agreed;

  RaceState(int seats) {
    square = new int[seats];
    running = Seats.first(seats);
  }

  boolean over() {
    return agreed || Integer.bitCount(running) < 2 || furthest() == GOAL;
  }

  private int furthest() {
    int furthest = 0;
    for (int each : square) {
      furthest = Math.max(furthest, each);
    }
    return furthest;
  }

  @Override
  public RaceState copy() {
    var copy = new RaceState(square.length);
    copy.become(this);
    return copy;
  }

  @Override
  public void become(RaceState other) {
    System.arraycopy(other.square, 0, square, 0, square.length);
    running = other.running;
    active = other.active;
    step = other.step;
    agreed = other.agreed;
  }
}
