package games.magie.app.load;

import java.io.IOException;
import java.net.URI;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// Comes to a seat once more, from elsewhere, and looks whether the server shows there what the
/// seat was told move by move.
record SecondLook(URI server, LoadReader reader) {
  /// A clock of the rules may go on between a look and what is told.
  private static final int LOOKS = 10;

  private static final long PATIENCE = 30;

  boolean agrees(LoadSeat seat) throws IOException, InterruptedException {
    for (int look = 0; look < LOOKS; look++) {
      try {
        if (seat.wasTold(seat.look(server, reader).get(PATIENCE, TimeUnit.SECONDS))) {
          return true;
        }
      } catch (ExecutionException | TimeoutException e) {
        throw new IOException("nothing is shown at the seat: " + e.getMessage(), e);
      }
    }
    return false;
  }
}
