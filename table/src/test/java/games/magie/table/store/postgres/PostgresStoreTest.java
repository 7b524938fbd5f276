package games.magie.table.store.postgres;

import static games.magie.table.StoreSamples.append;
import static games.magie.table.StoreSamples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.table.Route;
import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.StoreFile;
import games.magie.table.StoreSamples;
import games.magie.table.Write;
import games.magie.table.live.Tenure;
import games.magie.table.store.CheckedRows;
import games.magie.table.store.Heads;
import games.magie.table.store.Lease;
import games.magie.table.store.StoreContract;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.TestDatabase;
import games.magie.wire.HashChain;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

@Needs(Need.POSTGRES)
class PostgresStoreTest extends StoreContract {
  private static final Duration LONG = Duration.ofSeconds(30);

  private static final String BODY = "row 0 start\ndigest 0123456789abcdef\n";

  private final String url = TestDatabase.shared().newUrl();

  @Override
  protected Store open() {
    return shared();
  }

  private PostgresStore shared() {
    return new PostgresStore(url, LONG);
  }

  private static void assertRefused(CompletableFuture<Void> write) {
    assertThat(write)
        .failsWithin(LONG)
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(StoreFailure.class)
        .withMessageContaining("is not held by this server any more");
  }

  @Test
  void serversThatStartTogetherMakeTheTablesOnce() {
    var all = Stream.generate(() -> CompletableFuture.supplyAsync(this::shared)).limit(4).toList();
    all.forEach(each -> each.join().close());
    try (var store = open()) {
      assertThat(store.tables()).isEmpty();
    }
  }

  @Test
  void aStoreOfANewerProgramIsRefusedInOneLine() {
    open().close();
    TestDatabase.execute(url, "update store_version set version=99");
    assertThatThrownBy(this::open)
        .isInstanceOf(StoreFailure.class)
        .hasMessageMatching(
            "jdbc:postgresql://[^\n?]*newer program \\(store version 99, this one knows \\d+\\)");
    assertThatThrownBy(() -> StoreFile.database(url))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("newer program");
  }

  /// As the version before chains with heads left it.
  private void makeOld() {
    TestDatabase.execute(url, "drop table heads");
    TestDatabase.execute(url, "alter table journal drop column proof");
    for (CheckedRows each : CheckedRows.ALL) {
      TestDatabase.execute(url, "alter table %s drop column checksum".formatted(each.table()));
    }
    TestDatabase.execute(url, "drop table ages");
    TestDatabase.execute(url, "drop table forgotten");
    TestDatabase.execute(url, "drop table server_secret");
    TestDatabase.execute(url, "update store_version set version=5");
  }

  @Test
  void rowsOfAnOlderProgramAreProvenWhenTheirLinksHold() {
    String link = new HashChain().link(new byte[HashChain.SALT_BYTES], BODY);
    try (var store = shared()) {
      for (String id : List.of("whole", "damaged")) {
        write(
            store,
            new Write.Open(table(id)),
            new Write.Hold(id, 0, "device"),
            new Write.Append(new RowRecord(id, 0, -1, "", "", BODY, StoreSamples.SALT, link)));
      }
    }
    TestDatabase.execute(url, "update journal set body=body || 'x' where table_id='damaged'");
    makeOld();
    assertThat(StoreFile.database(url).damage()).as("looking changes nothing").isEmpty();

    try (var store = shared()) {
      store.check("whole", store.rows("whole"));
      assertThat(store.reader().chain("damaged").head())
          .contains(new Heads.Head(Heads.Head.LINKS, 1, ""));
      assertThat(StoreFile.database(url).damage()).isEmpty();
    }
    TestDatabase.execute(url, "update journal set seat=1 where table_id='whole'");
    try (var store = shared()) {
      assertThatThrownBy(() -> store.check("whole", store.rows("whole")))
          .isInstanceOf(BadInput.class);
    }
  }

  @Test
  void aDatabaseIsNotChangedUnderServersOfAnOlderProgram() throws Exception {
    try (var old = shared()) {
      old.leases().join("http://old");
      makeOld();
      assertThatThrownBy(this::open)
          .isInstanceOf(StoreFailure.class)
          .hasMessageEndingWith("is in use by servers of an older program: stop all of them first");
      old.leases().leave();
    }
    open().close();
  }

  @Test
  void aDatabaseOfSomebodyElseIsNotReadAsAStore() {
    assertThatThrownBy(() -> StoreFile.database(url))
        .isInstanceOf(StoreFailure.class)
        .hasMessageEndingWith("is no store of this program");
  }

  @Test
  void aDatabaseThatDoesNotForceItsWritesIsRefused() {
    open().close();
    TestDatabase.shared().set("full_page_writes", "off");
    try {
      assertThatThrownBy(this::open)
          .isInstanceOf(StoreFailure.class)
          .hasMessageEndingWith("does not force its writes: full_page_writes is off");
    } finally {
      TestDatabase.shared().set("full_page_writes", "on");
    }
  }

  @Test
  void aDatabaseThatIsNotThereIsToldInOneLineWithoutItsPassword() {
    assertThatThrownBy(
            () -> new PostgresStore("jdbc:postgresql://127.0.0.1:1/x?user=u&password=secret"))
        .isInstanceOf(StoreFailure.class)
        .hasMessageMatching("cannot open jdbc:postgresql://127.0.0.1:1/x: [^\n]+")
        .hasMessageNotContaining("secret");
  }

  @Test
  void whoseTableWasTakenWritesNothingMore() throws Exception {
    try (var first = shared();
        var second = shared()) {
      write(first, new Write.Open(table("t")), new Write.Open(table("u")));
      Lease mine = new Lease("t", Lease.FIRST_EPOCH);
      var tenure = new Tenure(first, mine, _ -> {});
      write(tenure, append("t", 0));
      assertThat(first.leases().take("u")).as("one's own").contains(new Lease("u", 2));
      // The first server never joined, so it counts as gone.
      assertThat(second.leases().take("t")).contains(new Lease("t", 2));
      CompletableFuture<Void> neighbour = first.write(List.of(append("u", 0)));
      assertRefused(tenure.write(List.of(append("t", 1))));
      assertThat(neighbour).succeedsWithin(LONG);
      assertThat(tenure.over()).isTrue();
      assertThat(second.rows("t")).extracting(RowRecord::number).containsExactly(0);
    }
  }

  @Test
  void aTenureThatEndedIsNotMendedByTakingTheTableAgain() throws Exception {
    try (var store = shared()) {
      write(store, new Write.Open(table("t")));
      var old = new Tenure(store, new Lease("t", Lease.FIRST_EPOCH), _ -> {});
      Lease again = store.leases().take("t").orElseThrow();
      assertRefused(old.write(List.of(append("t", 0))));
      write(new Tenure(store, again, _ -> {}), append("t", 0));
      assertThat(store.rows("t")).hasSize(1);
    }
  }

  @Test
  void aTableWhoseServerIsThereIsNotTaken() throws Exception {
    try (var first = shared();
        var second = shared()) {
      first.leases().join("http://first");
      second.leases().join("http://second");
      write(first, new Write.Open(table("t")));
      assertThat(second.leases().take("t")).isEmpty();
      Route route = second.leases().routes(List.of("t")).getFirst();
      assertThat(route.address()).isEqualTo("http://first");
      assertThat(route.secret()).isEqualTo(first.node().secret());
      first.leases().leave();
      assertThat(second.leases().take("t")).contains(new Lease("t", 2));
    }
  }

  @Test
  void aServerThatStartsAtTheSameAddressReplacesTheOneBefore() throws Exception {
    try (var killed = shared();
        var next = shared()) {
      killed.leases().join("http://same");
      write(killed, new Write.Open(table("t")));
      next.leases().join("http://same");
      assertThat(next.leases().take("t")).contains(new Lease("t", 2));
      assertRefused(new Tenure(killed, new Lease("t", 1), _ -> {}).write(List.of(append("t", 0))));
    }
  }

  @Test
  void whatTheHostLooksAtIsTheSameAsInAFile() {
    try (var store = shared()) {
      write(store, new Write.Open(table("t")), append("t", 0));
    }
    StoreFile seen = StoreFile.database(url);
    assertThat(seen.tables()).containsExactly(table("t"));
    assertThat(seen.rows(table("t"))).isEqualTo(1);
    assertThatThrownBy(() -> seen.backup(Path.of("x")))
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining("pg_dump");
  }
}
