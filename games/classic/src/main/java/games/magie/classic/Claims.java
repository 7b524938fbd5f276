package games.magie.classic;

import java.util.Arrays;

/// Rents that are due and not asked for yet, in the order in which they fell due. There may be any
/// number: with `fine-waits` a player can land turn after turn before anybody else throws the dice.
final class Claims {
  private static final long[] NONE = {};

  int count;

  /// Debtor, owner, deed, times and amount of each, packed. The array never changes but is replaced
  /// as a whole, so that copies of a position share it.
  private long[] packed = NONE;

  /// @param times if not 0, the rent is this many times a fresh roll
  void add(int debtor, int owner, int deed, int amount, int times) {
    long who = debtor | owner << 8 | deed << 16 | times << 24;
    packed = Arrays.copyOf(packed, count + 1);
    packed[count++] = (long) amount << 32 | who;
  }

  int debtor(int at) {
    return (byte) packed[at];
  }

  int owner(int at) {
    return (byte) (packed[at] >> 8);
  }

  int deed(int at) {
    return (byte) (packed[at] >> 16);
  }

  int times(int at) {
    return (byte) (packed[at] >> 24);
  }

  int amount(int at) {
    return (int) (packed[at] >> 32);
  }

  void remove(int at) {
    var others = Arrays.copyOf(packed, --count);
    System.arraycopy(packed, at + 1, others, at, count - at);
    packed = others;
  }

  /// No rent is open any more.
  void clear() {
    packed = NONE;
    count = 0;
  }

  /// The first open claim of an owner on a deed, or -1.
  int find(int seat, int on) {
    for (int at = 0; at < count; at++) {
      if (owner(at) == seat && deed(at) == on) {
        return at;
      }
    }
    return -1;
  }

  /// The seats that have something to ask for.
  int owners() {
    int mask = 0;
    for (int at = 0; at < count; at++) {
      mask |= 1 << owner(at);
    }
    return mask;
  }

  void become(Claims other) {
    count = other.count;
    packed = other.packed;
  }
}
