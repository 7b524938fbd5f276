package games.magie.kernel;

import java.util.ArrayList;
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

  // The runs: out of which table, which of its moves. Plain objects, because an array of tables of
  // moves would look at the kind of each table that is put into it. Where each run ends is a byte
  // of
  // one word, the last run lowest, so that an index is compared with all of them at once: which run
  // it is in cannot be foretold. What does not fit into eight bytes is kept move by move.
  private static final int MOST_RUNS = 8;
  private static final int MOST_IN_RUNS = 127;
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long TOP_OF_EACH_BYTE = 0x8080808080808080L;

  private final @Nullable Object[] tables = new Object[MOST_RUNS];
  private final long[] masks = new long[MOST_RUNS];
  private long ends;
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
    int end = size + Long.bitCount(mask);
    if (runs == MOST_RUNS || end > MOST_IN_RUNS) {
      addEach(table, mask);
      return;
    }
    size = end;
    ends = (ends << 8) | end;
    tables[runs] = table;
    masks[runs++] = mask;
  }

  private void addEach(M[] table, long mask) {
    for (long left = mask; left != 0; left &= left - 1) {
      add(table[Long.numberOfTrailingZeros(left)]);
    }
  }

  @SuppressWarnings("unchecked") // nothing else was ever put there
  public M get(int index) {
    Objects.checkIndex(index, size);
    if (index < MOST_IN_RUNS) {
      long later = ((ends | TOP_OF_EACH_BYTE) - (index + 1) * EACH_BYTE) & TOP_OF_EACH_BYTE;
      int back = Long.bitCount(later);
      if (back > 0) {
        long mask = masks[runs - back];
        int end = (int) (ends >>> (8 * back - 8)) & 0xff;
        int within = index - end + Long.bitCount(mask);
        if (within >= 0) {
          var table = (Object[]) Objects.requireNonNull(tables[runs - back]);
          return (M) table[Bits.nth(mask, within)];
        }
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
    ends = 0;
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
