package games.magie.table.host;

import games.magie.kernel.BadInput;
import games.magie.kernel.chance.Seeded;
import games.magie.table.Services;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.table.Timer;
import games.magie.table.live.LiveTable;
import games.magie.table.live.TableServices;
import games.magie.table.live.Tenure;
import games.magie.wire.Catalogue;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/// Takes a table up as a server would, and writes nothing: so whoever lets a table go on can be
/// told the truth about it before anything is changed.
public final class Rehearsal {
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
  public static void check(TableRecord table, Store store) {
    var tenure = Tenure.rehearsing(store, table.id());
    var services =
        new TableServices(
            new Services(tenure, () -> new Seeded(0, 0), Duration.ZERO, new NoTimer()));
    LiveTable<?, ?, ?> tried = LiveTable.open(Catalogue.game(table.game()), table, services);
    tried.resume(store);
    if (tried.record().state() == TableRecord.State.FROZEN) {
      throw new BadInput("it would be frozen again at once: " + tried.record().reason());
    }
  }
}
