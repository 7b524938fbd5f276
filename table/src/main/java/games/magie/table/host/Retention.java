package games.magie.table.host;

import static java.lang.System.Logger.Level.INFO;
import static java.lang.System.Logger.Level.WARNING;

import games.magie.table.Keep;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord.State;
import games.magie.table.Write;
import games.magie.table.lease.Tables;
import games.magie.table.store.SqlReader.Age;
import games.magie.table.store.SqlStore;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;

/// Deletes what nobody needs any more, see [Keep]. Nothing is written when a table is played: a
/// look now and then compares what stands there with what stood there at the look before, and keeps
/// only when it changed last. So a store of any age can be looked after from today on.
public final class Retention {
  public static final Duration PAUSE = Duration.ofHours(1);

  private static final System.Logger LOG = System.getLogger(Retention.class.getName());
  private static final int AT_ONCE = 500;

  private final SqlStore store;
  private final Keep keep;
  private final Tables tables;

  public Retention(SqlStore store, Keep keep, Tables tables) {
    this.store = store;
    this.keep = keep;
    this.tables = tables;
  }

  public void look() {
    try {
      // A table that the host has stopped is the host's.
      List<Age> all =
          store.reader().ages(keep.idle().isZero() ? "t.state='waiting'" : "t.state<>'stopped'");
      long now = keep.clock().instant().getEpochSecond();
      keepChanges(all, now);
      all.stream()
          .filter(age -> age.mark().equals(age.before()) && isOver(age, now - age.since()))
          .forEach(this::delete);
    } catch (StoreFailure | CompletionException e) {
      LOG.log(WARNING, "event=cannot-look-for-old-tables", e);
    }
  }

  private void keepChanges(List<Age> all, long now) {
    var writes = new ArrayList<Write>();
    for (Age age : all) {
      if (!age.mark().equals(age.before())) {
        writes.add(new Write.Age(age.table(), age.mark(), now));
      }
    }
    for (int at = 0; at < writes.size(); at += AT_ONCE) {
      store.write(writes.subList(at, Math.min(writes.size(), at + AT_ONCE))).join();
    }
  }

  private boolean isOver(Age age, long seconds) {
    Duration waits = age.claimed() ? keep.incomplete() : keep.unclaimed();
    return (age.state() == State.WAITING && seconds >= waits.toSeconds())
        || (!keep.idle().isZero() && seconds >= keep.idle().toSeconds());
  }

  /// Unless somebody has come meanwhile.
  private void delete(Age age) {
    boolean awake = tables.here().stream().anyMatch(table -> table.id().equals(age.table()));
    List<Age> again = store.reader().ages("t.id=?", age.table());
    if (!awake && again.equals(List.of(age))) {
      tables.delete(age.table());
      LOG.log(
          INFO, "event=table-expired table=%s state=%s".formatted(age.table(), age.state().text()));
    }
  }
}
