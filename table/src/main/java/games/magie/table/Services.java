package games.magie.table;

import games.magie.kernel.Chance;
import java.time.Duration;
import java.util.function.Supplier;

/// What a server gives all of its tables; a [Host] closes it.
///
/// @param chance makes a source for a game or a bot; cryptographic but in tests
/// @param think how long a bot waits, on average, before it acts while somebody watches
public record Services(Store store, Supplier<Chance> chance, Duration think, Timer timer) {
  public Services(Store store, Supplier<Chance> chance, Duration think) {
    this(store, chance, think, Timer.ofMachine());
  }
}
