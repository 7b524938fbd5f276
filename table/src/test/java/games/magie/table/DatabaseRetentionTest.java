package games.magie.table;

import games.magie.testkit.TestDatabase;

class DatabaseRetentionTest extends RetentionContract {
  private final String url = TestDatabase.shared().newUrl();

  @Override
  Store store() {
    return new PostgresStore(url);
  }
}
