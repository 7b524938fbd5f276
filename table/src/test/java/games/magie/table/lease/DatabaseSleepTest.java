package games.magie.table.lease;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.House;
import games.magie.table.Store;
import games.magie.table.Table;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.TestDatabase;
import org.junit.jupiter.api.Test;

@Needs(Need.POSTGRES)
class DatabaseSleepTest extends SleepContract {
  private final String url = TestDatabase.shared().newUrl();

  @Override
  Store store() {
    return new PostgresStore(url);
  }

  @Test
  void whoeverAsksAnotherServerIsLedToTheOneThatOwnsTheSleepingTable() {
    Table table = sleeping();
    try (var other = new House(new PostgresStore(url))) {
      other.host().join("http://127.0.0.1:2", _ -> {});
      assertThat(other.host().elsewhere(table.id()))
          .hasValueSatisfying(route -> assertThat(route.address()).isEqualTo("http://127.0.0.1:1"));
    }
    assertThat(house().table(table.id())).isNotSameAs(table);
  }
}
