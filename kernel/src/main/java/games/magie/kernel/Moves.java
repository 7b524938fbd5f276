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

  // The runs: out of which table, which of its moves. Where each run begins is a byte of one word,
  // so that an index is compared with all of them at once: which run it is in cannot be foretold.
  // What does not fit into eight bytes is kept move by move.
  private static final int MOST_RUNS = 8;
  private static final int MOST_IN_RUNS = 127;
  private static final long EACH_BYTE = 0x0101010101010101L;
  private static final long TOP_OF_EACH_BYTE = 0x8080808080808080L;
  private static final long NO_RUNS = MOST_IN_RUNS * EACH_BYTE;

  private final @Nullable Table<?>[] tables = new Table<?>[MOST_RUNS];
  private final long[] masks = new long[MOST_RUNS];
  private long begins = NO_RUNS;
  private int runs;

  /// Up to 64 moves that were made once and are offered again and again.
  ///
  /// A class of its own, because an array of arrays of moves would look at the kind of each array
  /// that is put into it, and an array of objects at the kind of each move that is read.
  public static final class Table<M extends Move> {
    private final @Nullable Move[] moves;

    /// @param moves by number, at most 64; null where a number stands for nothing
    public Table(@Nullable M[] moves) {
      if (moves.length > Long.SIZE) {
        throw new IllegalArgumentException(
            "%d moves in a table whose mask has %d bits".formatted(moves.length, Long.SIZE));
      }
      this.moves = Arrays.copyOf(moves, Long.SIZE, Move[].class);
    }

    /// A table of each row; none where there is no row.
    @SuppressWarnings("unchecked") // there are no arrays of generic types
    public static <M extends Move> Table<M>[] each(@Nullable M[][] rows) {
      var tables = (Table<M>[]) new Table<?>[rows.length];
      for (int at = 0; at < rows.length; at++) {
        if (rows[at] != null) {
          tables[at] = new Table<>(rows[at]);
        }
      }
      return tables;
    }

    /// The move of a number that stands for one.
    @SuppressWarnings("unchecked") // nothing else was ever put there
    public M get(int number) {
      @Nullable Move move = moves[number];
      if (move == null) {
        throw new IllegalArgumentException("no move " + number);
      }
      return (M) move;
    }
  }

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

  /// Adds the moves of a table whose bits are set, in the order of the table.
  public void addAll(Table<M> table, long mask) {
    int end = size + Long.bitCount(mask);
    if (runs == MOST_RUNS || end > MOST_IN_RUNS) {
      addEach(table, mask);
      return;
    }
    begins ^= (long) (size ^ MOST_IN_RUNS) << (Byte.SIZE * runs);
    tables[runs] = table;
    masks[runs++] = mask;
    size = end;
  }

  private void addEach(Table<M> table, long mask) {
    for (long left = mask; left != 0; left = Bits.rest(left)) {
      add(table.get(Bits.first(left)));
    }
  }

  @SuppressWarnings("unchecked") // nothing else was ever put there
  public M get(int index) {
    Objects.checkIndex(index, size);
    if (index < MOST_IN_RUNS) {
      long begun = ((index * EACH_BYTE | TOP_OF_EACH_BYTE) - begins) & TOP_OF_EACH_BYTE;
      int run = Long.bitCount(begun) - 1;
      if (run >= 0) {
        long mask = masks[run];
        int within = index - (int) (begins >>> (Byte.SIZE * run) & 0xff);
        if (within < Long.bitCount(mask)) {
          return (M) Objects.requireNonNull(tables[run]).get(Bits.nth(mask, within));
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
    begins = NO_RUNS;
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
