package games.magie.table.host;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Caretaker;
import games.magie.table.House;
import games.magie.table.Refused;
import games.magie.table.Store;
import games.magie.table.StoreFile;
import games.magie.table.Table;
import games.magie.table.store.postgres.PostgresStore;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.TestDatabase;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Needs(Need.POSTGRES)
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

  @Test
  void aFileThatIsUnpackedAtTwoServersAtOnceBecomesOneTable(@TempDir Path folder) {
    String file;
    try (var elsewhere = new House(folder.resolve("elsewhere.db"))) {
      Table table = seated(elsewhere, "express");
      table.pack("");
      file = table.packedFile();
    }
    try (var one = house();
        var two = house()) {
      var attempts =
          Stream.of(one, two)
              .map(house ->
                  CompletableFuture.supplyAsync(() -> house.host().unpack(file, "device").id()))
              .toList();
      var failures = new ArrayList<Throwable>();
      attempts.forEach(each -> {
        try {
          each.join();
        } catch (CompletionException e) {
          failures.add(e.getCause());
        }
      });
      assertThat(look().tables()).hasSize(1);
      assertThat(failures)
          .singleElement()
          .isInstanceOfSatisfying(
              Refused.class, why -> assertThat(why.problem().code()).isIn("exists", "unavailable"));
    }
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
