package games.magie.table.live;

import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.store.Lease;
import games.magie.table.store.postgres.PostgresWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/// The store as one table sees it while this server runs it. What is written goes under the epoch
/// at which the table was taken. It ends with the first write that fails, whatever the reason: then
/// the table as it stands in memory writes nothing more, and whoever goes on reads first what is
/// there.
public final class Tenure implements Store {
  private final Store store;
  private final Lease lease;
  private final Consumer<Tenure> ended;

  /// Whether nobody else writes to the store, so that a write that failed changed nothing.
  private final boolean alone;

  private volatile boolean over;

  /// Nothing is written.
  private boolean rehearses;

  /// @param ended called once, on a thread of its own, when a write has shown that it is over
  public Tenure(Store store, Lease lease, Consumer<Tenure> ended) {
    this(store, lease, ended, false);
  }

  private Tenure(Store store, Lease lease, Consumer<Tenure> ended, boolean alone) {
    this.store = store;
    this.lease = lease;
    this.ended = ended;
    this.alone = alone;
  }

  /// Of a table in a store of one's own: it ends only when it is ended.
  public static Tenure alone(Store store, String table) {
    return new Tenure(store, new Lease(table, Lease.FIRST_EPOCH), _ -> {}, true);
  }

  /// Of a table that is only tried out: whatever it writes is forgotten.
  public static Tenure rehearsing(Store store, String table) {
    Tenure tenure = alone(store, table);
    tenure.rehearses = true;
    return tenure;
  }

  public Lease lease() {
    return lease;
  }

  public boolean over() {
    return over;
  }

  public void end() {
    over = true;
  }

  @Override
  public CompletableFuture<Void> write(List<Write> writes) {
    if (over) {
      return CompletableFuture.failedFuture(PostgresWriter.elsewhere(lease.table()));
    }
    if (alone) {
      return rehearses ? CompletableFuture.completedFuture(null) : store.write(writes);
    }
    var under = new ArrayList<Write>();
    under.add(new Write.Under(lease.table(), lease.epoch()));
    under.addAll(writes);
    return store
        .write(under)
        .whenComplete((_, why) -> {
          if (why != null && !over) {
            over = true;
            var _ = Thread.startVirtualThread(() -> ended.accept(this));
          }
        });
  }

  @Override
  public String deviceKey() {
    return store.deviceKey();
  }

  @Override
  public List<TableRecord> tables() {
    return store.tables();
  }

  @Override
  public List<RowRecord> rows(String table) {
    return store.rows(table);
  }

  @Override
  public void check(String table, List<RowRecord> rows) {
    store.check(table, rows);
  }

  @Override
  public List<Write.Action> actions(String table) {
    return store.actions(table);
  }

  @Override
  public List<Write.SetTime> times(String table) {
    return store.times(table);
  }

  @Override
  public List<Write.Say> chat(String table) {
    return store.chat(table);
  }

  @Override
  public List<Listed> listed(int most) {
    return store.listed(most);
  }

  @Override
  public List<String> packed(String name) {
    return store.packed(name);
  }

  @Override
  public String file(String table, String act) {
    return store.file(table, act);
  }

  @Override
  public List<Write.Hold> holds() {
    return store.holds();
  }

  @Override
  public List<String> holders(String table, int seat) {
    return store.holders(table, seat);
  }

  @Override
  public String trouble() {
    return store.trouble();
  }

  /// The store goes on without this table.
  @Override
  public void close() {
    end();
  }
}
