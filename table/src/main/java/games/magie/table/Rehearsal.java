package games.magie.table;

import games.magie.kernel.BadInput;
import games.magie.kernel.Seeded;
import games.magie.wire.Catalogue;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/// Takes a table up as a server would, and writes nothing: so whoever lets a table go on can be
/// told the truth about it before anything is changed.
final class Rehearsal {
  /// Nothing that is to come later ever comes.
  private static final class NoTimer implements Timer {
    @Override
    public Future<?> later(Duration delay, Runnable task) {
      return CompletableFuture.completedFuture(null);
    }

    @Override
    public long nanos() {
      return 0;
    }

    @Override
    public void close() {}
  }

  private Rehearsal() {}

  /// Throws [BadInput] with the reason if the table would be frozen at once.
  ///
  /// @param table in the state that it is to have
  static void check(TableRecord table, Store store) {
    var tenure = Tenure.rehearsing(store, table.id());
    var services = new Services(tenure, () -> new Seeded(0, 0), Duration.ZERO, new NoTimer());
    Table<?, ?, ?> tried = Table.open(Catalogue.game(table.game()), table, services);
    Tables.resume(tried, store);
    if (tried.record().state() == TableRecord.State.FROZEN) {
      throw new BadInput("it would be frozen again at once: " + tried.record().reason());
    }
  }
}
