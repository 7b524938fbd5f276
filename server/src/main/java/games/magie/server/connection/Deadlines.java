package games.magie.server.connection;

import java.time.Duration;

/// How long the server waits for those who are slow.
///
/// @param silence for the first byte of a connection
/// @param head for the whole head of a request, from its first byte
/// @param request for the rest of a request, and until its answer was taken
public record Deadlines(Duration silence, Duration head, Duration request) {
  public static final Deadlines USUAL =
      new Deadlines(Duration.ofSeconds(10), Duration.ofSeconds(10), Duration.ofMinutes(2));
}
