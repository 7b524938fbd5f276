package games.magie.lab;

import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/// How often each number came. It keeps counts and no order, so the sum of two does not depend on
/// which games were counted where.
public final class Histogram {
  /// Smaller numbers are counted in an array, the others in a tree.
  private static final int DENSE = 1 << 16;

  private long[] dense = new long[64];
  private final TreeMap<Integer, Long> sparse = new TreeMap<>();
  private long count;
  private long sum;

  public void add(int number) {
    add(number, 1);
  }

  private void add(int number, long times) {
    count += times;
    sum += number * times;
    if (number < 0 || number >= DENSE) {
      sparse.merge(number, times, Long::sum);
      return;
    }
    if (number >= dense.length) {
      dense = Arrays.copyOf(dense, Math.min(DENSE, Math.max(number + 1, dense.length * 2)));
    }
    dense[number] += times;
  }

  public void addAll(Histogram other) {
    for (int number = 0; number < other.dense.length; number++) {
      if (other.dense[number] > 0) {
        add(number, other.dense[number]);
      }
    }
    other.sparse.forEach(this::add);
  }

  public long count() {
    return count;
  }

  /// 0 where nothing was counted.
  public double mean() {
    return count == 0 ? 0 : (double) sum / count;
  }

  /// The smallest number that at least this share of the counted ones does not exceed; 0 where
  /// nothing was counted.
  public int quantile(double share) {
    long wanted = Math.max(1, (long) Math.ceil(share * count));
    long seen = 0;
    for (Map.Entry<Integer, Long> entry : sparse.headMap(0).entrySet()) {
      seen += entry.getValue();
      if (seen >= wanted) {
        return entry.getKey();
      }
    }
    for (int number = 0; number < dense.length; number++) {
      seen += dense[number];
      if (seen >= wanted) {
        return number;
      }
    }
    for (Map.Entry<Integer, Long> entry : sparse.tailMap(0).entrySet()) {
      seen += entry.getValue();
      if (seen >= wanted) {
        return entry.getKey();
      }
    }
    return 0;
  }
}
