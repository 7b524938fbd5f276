package games.magie.table;

import java.util.ArrayList;
import java.util.List;

/// Masks of seats as lists, for the wire.
final class Masks {
  private Masks() {}

  static List<Integer> seats(int mask) {
    var seats = new ArrayList<Integer>();
    for (int left = mask; left != 0; left &= left - 1) {
      seats.add(Integer.numberOfTrailingZeros(left));
    }
    return seats;
  }
}
