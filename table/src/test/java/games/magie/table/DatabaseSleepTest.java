package games.magie.table;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.testkit.TestDatabase;
import org.junit.jupiter.api.Test;

class DatabaseSleepTest extends SleepContract {
  private final String url = TestDatabase.shared().newUrl();

  @Override
  Store store() {
    return new PostgresStore(url);
  }

  @Test
  void whoeverAsksAnotherServerIsLedToTheOneThatOwnsTheSleepingTable() {
    Table<?, ?, ?> table = sleeping();
    try (var other = new House(new PostgresStore(url))) {
      other.host().join("http://127.0.0.1:2", _ -> {});
      assertThat(other.host().elsewhere(table.id()))
          .hasValueSatisfying(route -> assertThat(route.address()).isEqualTo("http://127.0.0.1:1"));
    }
    assertThat(house().table(table.id())).isNotSameAs(table);
  }
}
