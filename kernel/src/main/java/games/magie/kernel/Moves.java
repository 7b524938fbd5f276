package games.magie.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A list of moves that is filled, read and emptied again and again without allocating.
public final class Moves<M extends Move> {
  private @Nullable Object[] own = new Object[64];

  /// The own array, or a row of moves that is only read.
  private @Nullable Object[] list = own;

  private int size;

  public void add(M move) {
    if (size == list.length) {
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
    System.arraycopy(list, 0, own, 0, size);
    list = own;
  }

  @SuppressWarnings("unchecked") // nothing else was ever put there
  public M get(int index) {
    return (M) Objects.requireNonNull(list[Objects.checkIndex(index, size)]);
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public boolean contains(M move) {
    for (int at = 0; at < size; at++) {
      if (move.equals(list[at])) {
        return true;
      }
    }
    return false;
  }

  public void clear() {
    list = own;
    size = 0;
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
