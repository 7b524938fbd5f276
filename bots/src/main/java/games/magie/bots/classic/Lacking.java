package games.magie.bots.classic;

/// By the deeds of a player, the deeds that are missing in the colour groups of which it has some.
/// Deeds change hands now and then and are looked at all the time, so what was found out for a seat
/// is kept until its deeds are others.
final class Lacking {
  private static final int MOST_SEATS = 6;

  private final int[] deeds = new int[MOST_SEATS];

  /// What is missing in all groups, and in those that want a single deed.
  private final int[] any = new int[MOST_SEATS];

  private final int[] last = new int[MOST_SEATS];

  /// The missing deeds of all groups that were begun.
  int any(int seat, int owned) {
    look(seat, owned);
    return any[seat];
  }

  /// The deeds that would complete a group at once.
  int last(int seat, int owned) {
    look(seat, owned);
    return last[seat];
  }

  private void look(int seat, int owned) {
    if (deeds[seat] == owned) {
      return;
    }
    deeds[seat] = owned;
    any[seat] = 0;
    last[seat] = 0;
    for (int group = 0; group < Values.RAILROAD; group++) {
      int missing = Values.MASK[group] & ~owned;
      if (missing != Values.MASK[group]) {
        any[seat] |= missing;
        last[seat] |= (missing & missing - 1) == 0 ? missing : 0;
      }
    }
  }
}
