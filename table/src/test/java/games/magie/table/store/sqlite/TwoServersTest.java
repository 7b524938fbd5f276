package games.magie.table.store.sqlite;

import static games.magie.table.StoreSamples.append;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.StoreFailure;
import games.magie.table.store.StoreContract;
import games.magie.testdb.StartsProcesses;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever a file is called and whatever is done to its folder, at most one server says yes.
@DisabledOnOs(OS.WINDOWS)
@StartsProcesses
class TwoServersTest {
  private static final String IN_USE = "is in use by another server";

  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("store.db");
  }

  private SqliteStore running() {
    var store = new SqliteStore(file());
    StoreContract.write(store, append("t", 0));
    return store;
  }

  private static void refuses(SqliteStore store, String why) {
    assertThat(store.trouble()).contains(why);
    CompletableFuture<Void> write = store.write(List.of(append("t", 1)));
    assertThatThrownBy(() -> write.get(30, TimeUnit.SECONDS))
        .isInstanceOf(ExecutionException.class)
        .cause()
        .isInstanceOf(StoreFailure.class)
        .hasMessageContaining(why);
  }

  @Test
  void aLinkToTheFileIsTheFile() throws Exception {
    try (var store = running()) {
      Path link = Files.createSymbolicLink(folder.resolve("link.db"), file());
      assertThat(SecondServer.tries(link)).contains(IN_USE);
      Path away = Files.createDirectories(folder.resolve("away"));
      Path folderLink = Files.createSymbolicLink(away.resolve("folder"), folder);
      assertThat(SecondServer.tries(folderLink.resolve("store.db"))).contains(IN_USE);
      StoreContract.write(store, append("t", 1));
      assertThat(store.trouble()).isEmpty();
    }
  }

  @Test
  void aLinkToAFileThatIsNotThereYetIsTheFile() throws Exception {
    Path link = Files.createSymbolicLink(folder.resolve("link.db"), file());
    try (var store = new SqliteStore(link)) {
      StoreContract.write(store, append("t", 0));
      assertThat(SecondServer.tries(file())).contains(IN_USE);
    }
  }

  @Test
  void aFileWithASecondNameIsRefusedAndAServerOnItStopsSayingYes() throws Exception {
    Path second = folder.resolve("second.db");
    try (var store = running()) {
      Files.createLink(second, file());
      assertThat(SecondServer.tries(second)).contains("has 2 names");
      refuses(store, "has 2 names");
      assertThat(store.rows("t")).hasSize(1);
      Files.delete(second);
      StoreContract.write(store, append("t", 1)); // nobody else could write meanwhile
      assertThat(store.trouble()).isEmpty();
    }
    Files.createLink(second, file());
    for (Path name : List.of(file(), second)) {
      assertThatThrownBy(() -> new SqliteStore(name))
          .isInstanceOf(StoreFailure.class)
          .hasMessage(name + " has 2 names (hard links): remove all but one");
    }
  }

  @Test
  void aFileThatGotAnotherNameIsStillLockedAndItsServerStopsSayingYes() throws Exception {
    Path other = folder.resolve("other.db");
    try (var store = running()) {
      Files.createLink(other, file());
      Files.delete(file());
      assertThat(SecondServer.tries(other)).contains(IN_USE);
      refuses(store, "store.db was removed or replaced");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {".lock", "-wal", "-shm", ""})
  void whatWasRemovedUnderAServerStopsIt(String end) throws Exception {
    try (var store = running()) {
      Files.delete(folder.resolve("store.db" + end));
      if (!end.isEmpty()) {
        assertThat(SecondServer.tries(file())).contains(IN_USE);
      }
      refuses(store, "store.db" + end + " was removed or replaced");
    }
  }

  @Test
  void aFileThatWasReplacedUnderAServerStopsIt() throws Exception {
    try (var store = running()) {
      Path copy = Files.copy(file(), folder.resolve("copy.db"));
      Files.move(copy, file(), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
      refuses(store, "store.db was removed or replaced");
    }
  }

  @Test
  void ofServersThatStartTogetherUnderSeveralNamesOneOpens() throws Exception {
    new SqliteStore(file()).close();
    Path link = Files.createSymbolicLink(folder.resolve("link.db"), file());
    var servers =
        IntStream.range(0, 4).mapToObj(n -> new SecondServer(n % 2 == 0 ? file() : link)).toList();
    try {
      Files.deleteIfExists(folder.resolve("store.db.lock")); // whoever has it by now
      List<String> said = servers.stream().map(SecondServer::said).toList();
      assertThat(said.stream().filter(SecondServer.OPENED::equals).count()).isLessThanOrEqualTo(1);
      assertThat(said)
          .allMatch(each ->
              each.equals(SecondServer.OPENED)
                  || each.contains(IN_USE)
                  || each.contains("removed or replaced"));
    } finally {
      servers.forEach(SecondServer::close);
    }
    assertThat(SecondServer.tries(link)).isEqualTo(SecondServer.OPENED);
  }
}
