package games.magie.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A list of moves that is filled, read and emptied again and again without allocating.
public final class Moves<M extends Move> {
  private @Nullable Object[] list = new Object[64];
  private int size;

  public void add(M move) {
    if (size == list.length) {
      list = Arrays.copyOf(list, 2 * size);
    }
    list[size++] = move;
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
