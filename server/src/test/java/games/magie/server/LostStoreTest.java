package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Files of the store are removed under a running server: from then on it says yes to nobody.
@DisabledOnOs(OS.WINDOWS)
class LostStoreTest {
  @TempDir private Path folder = Path.of("");

  @ParameterizedTest
  @ValueSource(strings = {"magie.db.lock", "magie.db-wal", "magie.db"})
  void aServerWhoseFileIsGoneIsNotReadyAndAcknowledgesNothing(String gone) throws Exception {
    Assumptions.assumeFalse(House.TWO_NODES, "a store in a file");
    try (var house = new House(folder)) {
      Device device = house.device();
      String table = device.open("me Ann", "me Bob").path("table").asString("");
      Client seat = device.sit(table, "A");
      seat.awaitType("welcome");
      assertThat(device.get("/readyz").status()).isEqualTo(200);
      Files.delete(folder.resolve(gone));

      Device.Reply ready = device.get("/readyz");
      assertThat(ready.status()).isEqualTo(503);
      assertThat(ready.text()).contains(gone + " was removed or replaced");
      assertThat(seat.code(Client.act("agree"))).isEqualTo("unavailable");
    }
  }
}
