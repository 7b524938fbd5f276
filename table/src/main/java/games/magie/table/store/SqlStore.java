package games.magie.table.store;

import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.TableRecord;
import games.magie.table.Write;
import games.magie.table.actions.PackingRecords;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/// What stores in SQL have in common: one thread that writes, and a reader beside it.
public abstract class SqlStore implements Store {
  public abstract SqlReader reader();

  public abstract GroupCommit commits();

  @Override
  public CompletableFuture<Void> write(List<Write> writes) {
    return commits().submit(writes);
  }

  @Override
  public Activity activity() {
    return commits().activity();
  }

  @Override
  public List<TableRecord> tables() {
    return reader().tables();
  }

  @Override
  public Optional<TableRecord> table(String id) {
    return reader().table(id);
  }

  @Override
  public List<RowRecord> rows(String table) {
    return reader().rows(table);
  }

  @Override
  public void check(String table, List<RowRecord> rows) {
    reader().chain(table).check(rows);
  }

  @Override
  public List<Write.Hold> holds() {
    return reader().holds();
  }

  @Override
  public List<Write.Action> actions(String table) {
    return reader().actions(table);
  }

  @Override
  public List<Write.SetTime> times(String table) {
    return reader().times(table);
  }

  @Override
  public List<Write.Say> chat(String table) {
    return reader().chat(table);
  }

  @Override
  public List<Listed> listed(int most) {
    return reader().listed(most);
  }

  @Override
  public Map<TableRecord.State, Integer> states() {
    return reader().states();
  }

  @Override
  public List<Write.Hold> holds(String device) {
    return reader().holds(device);
  }

  @Override
  public List<String> holders(String table, int seat) {
    return reader().holders(table, seat);
  }

  @Override
  public List<String> packed(String name) {
    return reader().withAction(PackingRecords.names(name).toArray(String[]::new));
  }

  @Override
  public Optional<String> known(String pack, String file) {
    return KnownFile.table(reader(), pack, file);
  }

  @Override
  public String file(String table, String act) {
    return reader().file(table, act);
  }

  @Override
  public long waitingBytes() {
    return reader().waitingBytes();
  }
}
