package games.magie.kernel;

/// Where a game tells what happens.
public interface Out {
  /// Nobody listens: the rules skip making events. Asked before each event, so that silent play
  /// allocates nothing.
  boolean silent();

  /// `audience` is a mask of seats, or [Seats#EVERYBODY].
  void tell(int audience, Clause why, Event what);

  default void tell(Clause why, Event what) {
    tell(Seats.EVERYBODY, why, what);
  }

  Out SILENT =
      new Out() {
        @Override
        public boolean silent() {
          return true;
        }

        @Override
        public void tell(int audience, Clause why, Event what) {}
      };
}
