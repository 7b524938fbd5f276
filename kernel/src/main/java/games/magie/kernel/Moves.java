package games.magie.kernel;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// A list of moves that is filled, read and emptied again and again without allocating.
public final class Moves<M extends Move> {
  /// Not of type `Move`: storing into an array of an interface type costs a check each time.
  private Object[] moves = new Object[64];

  private int size;

  public void add(M move) {
    if (size == moves.length) {
      moves = Arrays.copyOf(moves, size * 2);
    }
    moves[size++] = move;
  }

  @SuppressWarnings("unchecked") // only add puts something in
  public M get(int index) {
    return (M) moves[Objects.checkIndex(index, size)];
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public boolean contains(M move) {
    for (int at = 0; at < size; at++) {
      if (moves[at].equals(move)) {
        return true;
      }
    }
    return false;
  }

  public void clear() {
    size = 0;
  }

  @SuppressWarnings("unchecked") // as in get
  public List<M> toList() {
    return (List<M>) (List<?>) List.of(Arrays.copyOf(moves, size));
  }

  /// The texts of the moves, in order.
  public List<String> texts() {
    return toList().stream().map(Move::text).toList();
  }
}
