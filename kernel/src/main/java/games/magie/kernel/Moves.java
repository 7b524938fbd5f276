package games.magie.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A list of moves that is filled, read and emptied again and again without allocating.
///
/// A run of moves out of a table is kept as the table and a mask, and looked up when it is read:
/// who picks one move of many does not pay for the others.
public final class Moves<M extends Move> {
  private @Nullable Object[] own = new Object[64];

  /// By index, empty where a run lies: the own array, or a row of moves that is only read.
  private @Nullable Object[] list = own;

  private int size;

  // The runs: where each ends, out of which table, which of its moves. Plain objects, because an
  // array of tables of moves would look at the kind of each table that is put into it.
  private int[] ends = new int[16];
  private @Nullable Object[] tables = new Object[16];
  private long[] masks = new long[16];
  private int runs;

  public void add(M move) {
    if (size >= list.length) {
      makeRoom();
    }
    list[size++] = move;
  }

  /// All moves of a row that was made once and never changes. Added to an empty list it is shown
  /// and not copied.
  public void addAll(M[] row) {
    if (size == 0) {
      list = row;
      size = row.length;
    } else {
      for (M move : row) {
        add(move);
      }
    }
  }

  private void makeRoom() {
    if (size >= own.length) {
      own = new Object[2 * size];
    }
    System.arraycopy(list, 0, own, 0, Math.min(size, list.length));
    list = own;
  }

  /// Adds the moves of a table whose bits are set, in the order of the table. The table is kept and
  /// must not change.
  public void addAll(M[] table, long mask) {
    if (runs == masks.length) {
      ends = Arrays.copyOf(ends, 2 * runs);
      tables = Arrays.copyOf(tables, 2 * runs);
      masks = Arrays.copyOf(masks, 2 * runs);
    }
    size += Long.bitCount(mask);
    ends[runs] = size;
    tables[runs] = table;
    masks[runs] = mask;
    runs += mask == 0 ? 0 : 1;
  }

  @SuppressWarnings("unchecked") // nothing else was ever put there
  public M get(int index) {
    Objects.checkIndex(index, size);
    int run = 0;
    while (run < runs && ends[run] <= index) {
      run++;
    }
    if (run < runs) {
      int within = index - ends[run] + Long.bitCount(masks[run]);
      if (within >= 0) {
        var table = (Object[]) Objects.requireNonNull(tables[run]);
        return (M) table[Bits.nth(masks[run], within)];
      }
    }
    return (M) Objects.requireNonNull(list[index]);
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public boolean contains(M move) {
    for (int at = 0; at < size; at++) {
      if (move.equals(get(at))) {
        return true;
      }
    }
    return false;
  }

  public void clear() {
    list = own;
    size = 0;
    runs = 0;
  }

  public List<M> toList() {
    var copy = new ArrayList<M>(size);
    for (int at = 0; at < size; at++) {
      copy.add(get(at));
    }
    return List.copyOf(copy);
  }

  /// The texts of the moves, in order.
  public List<String> texts() {
    return toList().stream().map(Move::text).toList();
  }
}
