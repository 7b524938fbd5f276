package games.magie.classic.table;

import games.magie.classic.ClassicEvent;

/// Whose money it is: a player's, the bank's, or what lies under Free Parking.
public enum Purse {
  A,
  B,
  C,
  D,
  E,
  F,
  POT,
  BANK;

  private static final Purse[] ALL = values();

  static final int COUNT = ALL.length;

  public static Purse of(int seat) {
    return ALL[seat];
  }

  /// As events name it: the seat, or a number below 0.
  public int party() {
    return switch (this) {
      case A, B, C, D, E, F -> ordinal();
      case POT -> ClassicEvent.POT;
      case BANK -> ClassicState.NOBODY;
    };
  }
}
