package games.magie.server.socket;

import games.magie.kernel.Seats;

/// As whom a socket was let in.
///
/// @param holder see [games.magie.table.Listener#holder]
public record Admitted(int seat, String holder) {
  static final Admitted SPECTATOR = new Admitted(Seats.SPECTATOR, "");
}
