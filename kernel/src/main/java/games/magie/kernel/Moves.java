package games.magie.kernel;

import java.util.ArrayList;
import java.util.List;

/// A list of moves that is filled, read and emptied again and again without allocating.
public final class Moves<M extends Move> {
  private final ArrayList<M> list = new ArrayList<>(64);

  public void add(M move) {
    list.add(move);
  }

  public M get(int index) {
    return list.get(index);
  }

  public int size() {
    return list.size();
  }

  public boolean isEmpty() {
    return list.isEmpty();
  }

  public boolean contains(M move) {
    return list.contains(move);
  }

  public void clear() {
    list.clear();
  }

  public List<M> toList() {
    return List.copyOf(list);
  }

  /// The texts of the moves, in order.
  public List<String> texts() {
    return list.stream().map(Move::text).toList();
  }
}
