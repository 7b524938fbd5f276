package games.magie.bench;

/// A fixed loop of integer operations: how fast the machine is just now. Hosts swing by a factor of
/// two, so figures of two runs compare only after division by theirs.
final class Calibration {
  private static final int STEPS = 200_000_000;

  private Calibration() {}

  /// Millions of steps a second of processor time.
  static double measure() {
    var meter = new Meter();
    int x = 1;
    for (int step = 0; step < STEPS; step++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    double rate = STEPS / 1e6 / meter.cpuSeconds();
    return x == 0 ? 0 : rate; // x is never 0, but the compiler does not know it and keeps the loop
  }
}
