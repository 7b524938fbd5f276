package games.magie.server.connection;

/// With which codes this server closes sockets, see `docs/protocol.md`.
public final class CloseCodes {
  /// More was sent than anybody may send.
  static final int POLICY_VIOLATION = 1008;

  /// Come back in a moment.
  public static final int RESTARTING = 1012;

  /// The seat was signed out on another device.
  public static final int SIGNED_OUT = 4001;

  private CloseCodes() {}
}
