package games.magie.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/// A list of moves that is filled, read and emptied again and again without allocating. Emptied, it
/// forgets only how many there are.
public final class Moves<M extends Move> {
  private Object[] list = new Object[64];
  private int size;

  public void add(M move) {
    if (size == list.length) {
      list = Arrays.copyOf(list, 2 * size);
    }
    list[size++] = move;
  }

  @SuppressWarnings("unchecked") // only add() puts something in
  public M get(int index) {
    return (M) list[Objects.checkIndex(index, size)];
  }

  public int size() {
    return size;
  }

  public boolean isEmpty() {
    return size == 0;
  }

  public boolean contains(M move) {
    return toList().contains(move);
  }

  public void clear() {
    size = 0;
  }

  public List<M> toList() {
    var moves = new ArrayList<M>(size);
    for (int at = 0; at < size; at++) {
      moves.add(get(at));
    }
    return List.copyOf(moves);
  }

  /// The texts of the moves, in order.
  public List<String> texts() {
    return toList().stream().map(Move::text).toList();
  }
}
