package games.magie.classic;

/// Rents that are due and not asked for yet. Only who has the turn can land, and at most three
/// times in one turn, so a handful is enough. Each is one packed number, so that copies stay cheap.
final class Claims {
  static final int MOST = 4;

  int count;
  private final long[] packed = new long[MOST];

  /// @param times if not 0, the rent is so many times a fresh roll
  void add(int debtor, int owner, int deed, int amount, int times) {
    long who = debtor | owner << 8 | deed << 16 | times << 24;
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
    count--;
    for (int each = at; each < count; each++) {
      packed[each] = packed[each + 1];
    }
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
    for (int at = 0; at < count; at++) {
      packed[at] = other.packed[at];
    }
  }
}
