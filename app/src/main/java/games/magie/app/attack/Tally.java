package games.magie.app.attack;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;

/// Counts what happened to the attackers, by a few words each. Many threads may add.
final class Tally {
  private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();

  void add(String what) {
    add(what, 1);
  }

  void add(String what, long times) {
    counts.computeIfAbsent(what, _ -> new LongAdder()).add(times);
  }

  long of(String what) {
    LongAdder count = counts.get(what);
    return count == null ? 0 : count.sum();
  }

  @Override
  public String toString() {
    return counts.isEmpty()
        ? "nothing"
        : counts.entrySet().stream()
            .map(entry -> entry.getKey() + " " + entry.getValue().sum())
            .collect(Collectors.joining(", "));
  }
}
