package games.magie.table.store;

import java.time.Duration;

/// A table that this server holds.
///
/// @param epoch how often the table has been taken
public record Lease(String table, long epoch) {
  public static final long FIRST_EPOCH = 1;

  /// How long a server that is not heard of keeps its tables.
  public static final Duration LENGTH = Duration.ofSeconds(5);
}
