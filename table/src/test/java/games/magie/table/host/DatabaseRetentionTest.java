package games.magie.table.host;

import games.magie.table.Store;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.TestDatabase;

@Needs(Need.POSTGRES)
class DatabaseRetentionTest extends RetentionContract {
  private final String url = TestDatabase.shared().newUrl();

  @Override
  Store store() {
    return new PostgresStore(url);
  }
}
