package games.magie.table;

/// The store could not make something safe, or cannot be opened; the message is one line.
public final class StoreFailure extends RuntimeException {
  private static final String FULL = "the disk is full";

  private final boolean inDoubt;

  public StoreFailure(String message) {
    super(message);
    this.inDoubt = false;
  }

  public StoreFailure(String message, Throwable cause) {
    this(message, cause, false);
  }

  /// @param inDoubt nobody knows what the disk holds now, so nothing more may be written
  public StoreFailure(String message, Throwable cause, boolean inDoubt) {
    super(message, cause);
    this.inDoubt = inDoubt;
  }

  /// There was no room, and nothing was written.
  public static StoreFailure full(Throwable cause) {
    return new StoreFailure(FULL, cause, false);
  }

  /// What a player is told, without the server's insides.
  public String told() {
    if (inDoubt) {
      return "nobody knows whether it was done: send the same command again";
    }
    return FULL.equals(getMessage())
        ? "nothing was changed: the disk of the server is full"
        : "nothing was changed: it cannot be made safe now";
  }

  public boolean inDoubt() {
    return inDoubt;
  }
}
