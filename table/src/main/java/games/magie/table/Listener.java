package games.magie.table;

import games.magie.wire.protocol.Frame;
import java.util.function.IntFunction;

/// Somebody who is connected for a seat, or a spectator. Sending never blocks and never throws.
public interface Listener {
  int seat();

  /// @param frame makes the frame once its number on this connection is known
  void send(IntFunction<Frame> frame);

  /// The table goes on elsewhere: whoever listens is to come back.
  default void dismiss() {}
}
