package games.magie.table.actions;

import java.util.ArrayList;
import java.util.List;

/// Masks of seats as lists, for the wire.
public final class Masks {
  private Masks() {}

  public static List<Integer> seats(int mask) {
    var seats = new ArrayList<Integer>();
    for (int left = mask; left != 0; left &= left - 1) {
      seats.add(Integer.numberOfTrailingZeros(left));
    }
    return seats;
  }
}
