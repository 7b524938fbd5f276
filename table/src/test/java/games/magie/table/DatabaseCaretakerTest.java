package games.magie.table;

import games.magie.testkit.TestDatabase;
import java.util.List;

class DatabaseCaretakerTest extends CaretakerContract {
  private final String url = TestDatabase.shared().newUrl();

  @Override
  Store open() {
    return new PostgresStore(url);
  }

  @Override
  Caretaker caretaker() {
    return Caretaker.ofDatabase(url);
  }

  @Override
  StoreFile look() {
    return StoreFile.database(url);
  }

  @Override
  boolean holds(String word) {
    return List.of("tables", "seats", "chat", "acts", "journal", "wishes").stream()
        .anyMatch(table ->
            !TestDatabase.ask(
                    url, "select 1 from %s t where t::text like '%%%s%%'".formatted(table, word))
                .isEmpty());
  }
}
