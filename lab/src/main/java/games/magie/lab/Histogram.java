package games.magie.lab;

import games.magie.lab.study.Normal;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
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

  /// Hears a number and how often it came.
  public interface Counted {
    void counted(int number, long times);
  }

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

  /// Every number that came, the smallest first.
  public void forEach(Counted to) {
    sparse.headMap(0).forEach(to::counted);
    for (int number = 0; number < dense.length; number++) {
      if (dense[number] > 0) {
        to.counted(number, dense[number]);
      }
    }
    sparse.tailMap(0).forEach(to::counted);
  }

  /// As [#read] reads it.
  public void write(DataOutput out) throws IOException {
    var pairs = new TreeMap<Integer, Long>();
    forEach(pairs::put);
    out.writeInt(pairs.size());
    for (Map.Entry<Integer, Long> pair : pairs.entrySet()) {
      out.writeInt(pair.getKey());
      out.writeLong(pair.getValue());
    }
  }

  /// Adds what another one wrote.
  public void read(DataInput in) throws IOException {
    for (int left = in.readInt(); left > 0; left--) {
      add(in.readInt(), in.readLong());
    }
  }

  public long count() {
    return count;
  }

  /// 0 where nothing was counted.
  public double mean() {
    return count == 0 ? 0 : (double) sum / count;
  }

  /// How far the true mean may lie to either side, at 95 %.
  public double margin() {
    if (count < 2) {
      return 0;
    }
    var squares = new double[1];
    double mean = mean();
    forEach((number, times) -> squares[0] += times * (number - mean) * (number - mean));
    return Normal.width(1) * StrictMath.sqrt(squares[0] / (count - 1.0) / count);
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
