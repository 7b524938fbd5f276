package games.magie.go;

import games.magie.kernel.Seats;

/// Whom we wait for, and who may speak besides. All of it follows from what everybody knows: that a
/// seat is asked tells nothing about the kinds of its tiles, unless these lie open.
final class Pending {
  private Pending() {}

  static int awaited(GoState s) {
    return switch (s.phase) {
      case BOARD, ATTACK, STEAL, MEGA -> Seats.mask(s.actor);
      case BEFORE -> busy(s) ? acting(s) : Seats.mask(s.roller);
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

  /// Whether somebody still has a space to play or a claim that is not decided.
  static boolean busy(GoState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.todo[seat] != Todo.NONE) {
        return true;
      }
    }
    return false;
  }

  /// The seats that have to say now what they do for their space.
  static int acting(GoState s) {
    int mask = 0;
    int seat = s.roller;
    for (int n = 0; n < s.seats; n++) {
      if (s.todo[seat] != Todo.NONE && s.claim[seat] == GoState.NONE) {
        mask |= Seats.mask(seat);
        if (s.options.grab() == GoOptions.Grab.CLOCKWISE) {
          return mask;
        }
      }
      seat = s.after(seat);
    }
    return mask;
  }

  /// The seats that, as far as the others can know, may use a kept tile in a window.
  static int holders(GoState s) {
    int mask = 0;
    for (int seat = 0; seat < s.seats; seat++) {
      if (s.tiles[seat] > 0 && s.todo[seat] == Todo.NONE && holder(s, seat)) {
        mask |= Seats.mask(seat);
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
