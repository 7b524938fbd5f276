package games.magie.table;

import java.time.Duration;

/// A table that this server holds.
///
/// @param epoch how often the table has been taken
record Lease(String table, long epoch) {
  static final long FIRST_EPOCH = 1;

  /// How long a server that is not heard of keeps its tables.
  static final Duration LENGTH = Duration.ofSeconds(5);
}
