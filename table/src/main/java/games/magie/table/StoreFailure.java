package games.magie.table;

/// The store could not make something safe, or cannot be opened; the message is one line.
public final class StoreFailure extends RuntimeException {
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

  boolean inDoubt() {
    return inDoubt;
  }
}
