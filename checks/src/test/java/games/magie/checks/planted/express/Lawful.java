package games.magie.checks.planted.express;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.TreeMap;

/// Ordered collections and plain arithmetic are what rules are made of.
record Lawful(LinkedHashMap<String, TreeMap<String, Integer>> ordered) {

  void add(String name) {
    ordered.put(name, new TreeMap<>());
    new LinkedHashSet<>(ordered.keySet()).forEach(ordered::get);
  }

  int sum() {
    return ordered.values().stream().flatMap(m -> m.values().stream()).mapToInt(i -> i).sum();
  }
}
