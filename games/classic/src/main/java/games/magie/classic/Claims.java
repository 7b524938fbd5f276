package games.magie.classic;

/// Rents that are due and not asked for yet. Only who has the turn can land, and at most three times
/// in one turn, so a handful is enough.
final class Claims {
  static final int MOST = 4;

  int count;
  final byte[] debtor = new byte[MOST];
  final byte[] owner = new byte[MOST];
  final byte[] deed = new byte[MOST];
  final int[] amount = new int[MOST];

  /// If not 0, the rent is so many times a fresh roll.
  final byte[] times = new byte[MOST];

  void add(int by, int to, int on, int rent, int rolled) {
    debtor[count] = (byte) by;
    owner[count] = (byte) to;
    deed[count] = (byte) on;
    amount[count] = rent;
    times[count] = (byte) rolled;
    count++;
  }

  void remove(int at) {
    count--;
    for (int each = at; each < count; each++) {
      debtor[each] = debtor[each + 1];
      owner[each] = owner[each + 1];
      deed[each] = deed[each + 1];
      amount[each] = amount[each + 1];
      times[each] = times[each + 1];
    }
  }

  /// The first open claim of an owner on a deed, or -1.
  int find(int seat, int on) {
    for (int at = 0; at < count; at++) {
      if (owner[at] == seat && deed[at] == on) {
        return at;
      }
    }
    return -1;
  }

  /// The seats that have something to ask for.
  int owners() {
    int mask = 0;
    for (int at = 0; at < count; at++) {
      mask |= 1 << owner[at];
    }
    return mask;
  }

  void become(Claims other) {
    count = other.count;
    for (int at = 0; at < count; at++) {
      debtor[at] = other.debtor[at];
      owner[at] = other.owner[at];
      deed[at] = other.deed[at];
      amount[at] = other.amount[at];
      times[at] = other.times[at];
    }
  }
}
