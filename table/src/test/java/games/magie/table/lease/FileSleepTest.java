package games.magie.table.lease;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Host;
import games.magie.table.Store;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileSleepTest extends SleepContract {
  @TempDir private Path folder = Path.of("");

  @Override
  Store store() {
    return new SqliteStore(folder.resolve("store.db"));
  }

  @Test
  void aTableThatSleepsIsStillCounted() {
    sleeping();
    assertThat(house().host().states()).isEqualTo(Map.of(TableRecord.State.PLAYING, 1));
  }

  @Test
  void aLookFromAfarDoesNotWakeIt() {
    Table table = sleeping();
    var seen = house().host().glance(table.id(), 0b11).orElseThrow();
    assertThat(seen).isEqualTo(new Host.Glance("express", "playing", true));
    assertThat(house().host().awake()).isZero();
  }
}
