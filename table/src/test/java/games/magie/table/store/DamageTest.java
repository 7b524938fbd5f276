package games.magie.table.store;

import static games.magie.table.House.act;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.table.Ear;
import games.magie.table.House;
import games.magie.table.StoreFile;
import games.magie.table.StoreSamples;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.State;
import games.magie.wire.protocol.Frame;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What is wrong with one table stays with that table.
class DamageTest {
  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("store.db");
  }

  /// Two tables with a few rows each.
  private record Pair(String damaged, String whole) {}

  private Pair played() {
    try (var house = new House(file())) {
      return new Pair(playedTable(house), playedTable(house));
    }
  }

  private static String playedTable(House house) {
    Table table = house.open("out", 0, "me", "me");
    var a = new Ear(0);
    var b = new Ear(1);
    table.attach(a, 0);
    table.attach(b, 0);
    House.playOne(table, a.asked() != null ? a : b);
    House.playOne(table, a.asked() != null ? a : b);
    return table.id();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "update journal set body = replace(body, 'digest', 'digesT') where number = 1",
        "update journal set body = 'row 1 A roll' where number = 1",
        "update journal set salt = iif(salt like 'f%', '0', 'f') || substr(salt, 2) where number = 1",
        "update journal set salt = 'no hex at all' where number = 1",
        "update journal set salt = '00' where number = 1",
        "update journal set link = iif(link like 'f%', '0', 'f') || substr(link, 2) where number = 1",
        "update journal set link = '' where number = 1",
        "update journal set number = 7 where number = 1",
        "delete from journal where number = 1",
        "delete from journal where number = 0",
        "delete from journal where number = 2",
        "delete from journal where number >= 0",
        "update journal set seat = 1 - seat where number = 1",
        "update journal set command = command || 'x' where number = 1",
        "update journal set content = content || 'x' where number = 2",
        "update journal set proof = '' where number = 1",
        "update heads set length = length + 1 where length > 0",
        "update heads set proof = substr(proof, 2) || '0' where length > 0",
        "update heads set chain = 3 where length > 0",
        "delete from heads where length > 0"
      })
  void aDamagedRowFreezesItsTableAndNoOther(String damage) throws Exception {
    Pair pair = played();
    StoreSamples.sql(file(), damage + " and table_id = '" + pair.damaged + "'");
    for (int start = 0; start < 2; start++) {
      try (var house = new House(file())) {
        TableRecord frozen = house.table(pair.damaged).record();
        assertThat(frozen.state()).isEqualTo(State.FROZEN);
        assertThat(frozen.reason()).isNotBlank();
        var looked = new StoreFile(file());
        assertThatThrownBy(() -> looked.verify(frozen)).isInstanceOf(BadInput.class);
        var problem = house.table(pair.damaged).command(0, act("agree"));
        assertThat(problem).isNotNull();
        assertThat(problem.code()).isEqualTo("unavailable");
        var ear = new Ear(0);
        house.table(pair.damaged).attach(ear, 0);
        assertThat(ear.frames().getFirst())
            .isInstanceOfSatisfying(
                Frame.Welcome.class,
                w -> assertThat(w.table().reason()).isEqualTo(frozen.reason()));

        ok(house.table(pair.whole).command(start, act("agree")));
      }
    }
  }

  @Test
  void aTableOfAnUnknownGameDoesNotKeepTheOthersAway() throws Exception {
    Pair pair = played();
    StoreSamples.sql(file(), "update tables set game='chess' where id='" + pair.damaged + "'");
    try (var house = new House(file())) {
      assertThat(house.host().table(pair.damaged)).isEmpty();
      ok(house.table(pair.whole).command(0, act("agree")));
    }
  }
}
