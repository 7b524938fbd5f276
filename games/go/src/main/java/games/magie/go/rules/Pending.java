package games.magie.go.rules;

import games.magie.go.GoOptions;
import games.magie.go.table.GoState;
import games.magie.kernel.Bits;
import games.magie.kernel.Seats;

/// Whom we wait for, and who may speak besides. All of it follows from what everybody knows: that a
/// seat is asked tells nothing about the kinds of its tiles, unless these lie open.
public final class Pending {
  private Pending() {}

  public static int awaited(GoState s) {
    return switch (s.phase) {
      case BOARD, ATTACK, STEAL, MEGA -> Seats.mask(s.actor);
      case BEFORE -> s.busy != 0 ? acting(s) : Seats.mask(s.roller);
      case SPACES, WINDOW -> acting(s) | (holders(s) & ~s.passed);
      case DIALS -> unset(s, s.actor) | unset(s, s.target);
      case SHIELD -> Seats.mask(s.target);
      case OVER -> 0;
    };
  }

  /// Who has passed may still use a tile until all have.
  static int allowed(GoState s) {
    return switch (s.phase) {
      case BEFORE, SPACES, WINDOW -> awaited(s) | holders(s);
      case BOARD, ATTACK, STEAL, MEGA, DIALS, SHIELD, OVER -> awaited(s);
    };
  }

  static boolean allows(GoState s, int seat) {
    return (s.awaited >> seat & 1) != 0 || (allowed(s) >> seat & 1) != 0;
  }

  /// The seats that have to say now what they do for their space.
  public static int acting(GoState s) {
    int acting = s.busy & ~s.claiming;
    if (s.options.grab() != GoOptions.Grab.CLOCKWISE || acting == 0) {
      return acting;
    }
    return Seats.mask(s.first(acting));
  }

  /// The seats that, as far as the others can know, may use a kept tile in a window.
  public static int holders(GoState s) {
    int mask = s.keeping & ~s.busy;
    if (s.options.openTiles() || s.options.jailBlocksTiles()) {
      for (int rest = mask; rest != 0; rest = Bits.rest(rest)) {
        int seat = Bits.first(rest);
        mask &= holder(s, seat) ? mask : ~Seats.mask(seat);
      }
    }
    return mask;
  }

  private static boolean holder(GoState s, int seat) {
    return !Tiles.blockedByJail(s, seat) && (!s.options.openTiles() || Tiles.usable(s, seat));
  }

  private static int unset(GoState s, int seat) {
    return s.dial[seat] == GoState.NONE ? Seats.mask(seat) : 0;
  }
}
