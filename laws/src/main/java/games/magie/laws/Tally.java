package games.magie.laws;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// How much was looked at.
public final class Tally {
  private long transitions;
  private long walks;
  private long nanos;
  private final Map<String, Long> positions = new LinkedHashMap<>();

  void saw(String law, long count) {
    positions.merge(law, count, Long::sum);
  }

  void step() {
    transitions++;
  }

  void walk() {
    walks++;
  }

  /// Adds the processor time that one walk took.
  void took(long cpuNanos) {
    nanos += cpuNanos;
  }

  public synchronized void add(Tally other) {
    transitions += other.transitions;
    walks += other.walks;
    nanos += other.nanos;
    other.positions.forEach((law, count) -> positions.merge(law, count, Long::sum));
  }

  public long transitions() {
    return transitions;
  }

  /// Seconds of processor time, which others on the machine do not change much.
  public double cpuSeconds() {
    return nanos / 1e9;
  }

  public long walks() {
    return walks;
  }

  /// For each law the number of positions that had something for it to judge.
  public Map<String, Long> positions() {
    return Collections.unmodifiableMap(positions);
  }
}
