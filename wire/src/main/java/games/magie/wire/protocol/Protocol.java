package games.magie.wire.protocol;

/// The protocol as a whole.
public final class Protocol {
  /// Counts the changes after which an older page or program would be misunderstood or refused:
  /// anything a client sends that gets another name, form or meaning, and anything a server sends
  /// that is renamed or no longer sent. What is only added does not count. `docs/protocol.md` lists
  /// what each version changed.
  public static final int VERSION = 2;

  /// With which a request says what its sender speaks.
  public static final String HEADER = "Magie-Protocol";

  /// The same in the address of a socket, because a browser sends no headers with that.
  public static final String PARAMETER = "protocol";

  private Protocol() {}

  /// Where a program of this version finds the socket of a seat.
  ///
  /// @param seat its letter, or `-` to watch
  public static String socket(String table, String seat) {
    return "/api/tables/%s/socket?seat=%s&%s=%d".formatted(table, seat, PARAMETER, VERSION);
  }
}
