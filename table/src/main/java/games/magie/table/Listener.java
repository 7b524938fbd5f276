package games.magie.table;

import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Telling;
import java.util.function.IntFunction;

/// Somebody who is connected for a seat, or a spectator. Sending never blocks and never throws.
public interface Listener {
  int seat();

  /// By what the seat was given to it: the hash of a device's cookie, or of the seat's secret.
  /// Empty for a spectator, and where whoever connects it answers for it.
  default String holder() {
    return "";
  }

  /// @param frame makes the frame once its number on this connection is known
  void send(IntFunction<Frame> frame);

  /// The same for what others are told too.
  default void tell(Telling telling) {
    send(telling);
  }

  /// The table goes on elsewhere: whoever listens is to come back.
  default void dismiss() {}

  /// The seat is not this device's any more: whoever listens is not to come back.
  default void signOut() {}

  /// Whether it was signed out. What it has asked for meanwhile is refused.
  default boolean isSignedOut() {
    return false;
  }
}
