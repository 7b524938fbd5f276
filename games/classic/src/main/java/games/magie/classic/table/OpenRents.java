package games.magie.classic.table;

import games.magie.classic.Deed;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Rents that are due and not asked for yet, in the order in which they fell due. There may be any
/// number: with `fine-waits` a player can land turn after turn before anybody else throws the dice.
public final class OpenRents {
  /// A rent that can be asked for.
  ///
  /// @param times if not 0, the rent is this many times a fresh roll, and no amount is known yet
  public record OpenRent(int debtor, int owner, Deed deed, int amount, int times) {}

  private static final OpenRent[] NONE = {};

  /// Never changed but replaced as a whole, so that copies of a position share it.
  private OpenRent[] rents = NONE;

  public boolean isEmpty() {
    return rents.length == 0;
  }

  public List<OpenRent> all() {
    return List.of(rents);
  }

  public void add(OpenRent rent) {
    OpenRent[] more = Arrays.copyOf(rents, rents.length + 1);
    more[rents.length] = rent;
    rents = more;
  }

  /// Removes one such rent, the oldest of its equals.
  public void remove(OpenRent rent) {
    var others = new ArrayList<>(all());
    others.remove(rent);
    rents = others.toArray(OpenRent[]::new);
  }

  /// No rent is open any more.
  public void clear() {
    rents = NONE;
  }

  /// The first open rent of an owner for a deed.
  public @Nullable OpenRent find(int owner, Deed deed) {
    for (OpenRent rent : rents) {
      if (rent.owner() == owner && rent.deed() == deed) {
        return rent;
      }
    }
    return null;
  }

  /// The seats that have something to ask for.
  public int owners() {
    int mask = 0;
    for (OpenRent rent : rents) {
      mask |= 1 << rent.owner();
    }
    return mask;
  }

  void become(OpenRents other) {
    rents = other.rents;
  }
}
