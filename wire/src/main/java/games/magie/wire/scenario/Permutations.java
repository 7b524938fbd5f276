package games.magie.wire.scenario;

import java.util.ArrayList;
import java.util.List;

/// All orders of a short list, the given one first.
final class Permutations {
  private Permutations() {}

  static <T> List<List<T>> of(List<T> items) {
    if (items.isEmpty()) {
      return List.of(List.of());
    }
    var all = new ArrayList<List<T>>();
    for (int at = 0; at < items.size(); at++) {
      var others = new ArrayList<>(items);
      T first = others.remove(at);
      for (List<T> rest : of(others)) {
        var order = new ArrayList<T>();
        order.add(first);
        order.addAll(rest);
        all.add(order);
      }
    }
    return all;
  }
}
