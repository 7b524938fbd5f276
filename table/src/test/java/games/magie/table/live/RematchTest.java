package games.magie.table.live;

import static games.magie.table.House.DEVICE;
import static games.magie.table.House.act;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.House;
import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.wire.protocol.TableInfo;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The next game of the same people.
class RematchTest {
  @TempDir private Path folder = Path.of("");

  /// A game of two people and a bot that the people agreed to end.
  private static Table over(House house) {
    Table table =
        house.open("express", Map.of("target", "10000"), "out", 0, Map.of(), "me", "easy", "me");
    ok(table.command(0, act("agree")));
    ok(table.command(2, act("agree")));
    assertThat(table.record().state()).isEqualTo(TableRecord.State.OVER);
    return table;
  }

  @Test
  void theSeatsMoveOnByOneAndTheBotsComeAlong() {
    try (var house = new House(folder.resolve("table.db"))) {
      Table next = house.table(house.host().rematch(over(house), 2, DEVICE));
      assertThat(next.record().seats())
          .extracting(TableRecord.Seat::kind)
          .containsExactly(TableRecord.Kind.BOT, TableRecord.Kind.OPEN, TableRecord.Kind.OPEN);
      assertThat(next.info().options()).containsExactly(Map.entry("target", "10000"));
      assertThat(next.info().seats().getFirst().bot()).isEqualTo("easy");
    }
  }

  @Test
  void theGameBeginsWhenEverybodyHasSatDown() {
    try (var house = new House(folder.resolve("table.db"))) {
      Table next = house.table(house.host().rematch(over(house), 0, DEVICE));
      next.sit(1, "Bob", "one");
      assertThat(next.record().state()).isEqualTo(TableRecord.State.OPEN);
      next.sit(2, "Ann", "other");
      assertThat(next.record().state()).isEqualTo(TableRecord.State.PLAYING);
    }
  }

  @Test
  void everybodyIsToldWhoWantsIt() {
    try (var house = new House(folder.resolve("table.db"))) {
      Table table = over(house);
      assertThat(table.info())
          .extracting(TableInfo::rematch, TableInfo::rematchBy)
          .containsExactly("", -1);
      String next = table.rematch(2);
      assertThat(table.info())
          .extracting(TableInfo::rematch, TableInfo::rematchBy)
          .containsExactly(next, 2);
    }
  }

  @Test
  void whoeverAsksLaterOrAtTheSameTimeComesToTheSameTable() throws Exception {
    try (var house = new House(folder.resolve("table.db"));
        var people = Executors.newVirtualThreadPerTaskExecutor()) {
      Table table = over(house);
      List<Future<String>> asked =
          Stream.of(0, 2, 0, 2).map(seat -> people.submit(() -> table.rematch(seat))).toList();
      String first = asked.getFirst().get();
      for (Future<String> each : asked) {
        assertThat(each.get()).isEqualTo(first);
      }
      assertThat(table.rematch(0)).isEqualTo(first);
    }
  }

  @Test
  void itIsStillTheSameTableAfterARestart() {
    Path file = folder.resolve("table.db");
    String id;
    String next;
    try (var house = new House(file)) {
      Table table = over(house);
      id = table.id();
      next = table.rematch(0);
    }
    try (var house = new House(file)) {
      assertThat(house.table(id).rematch(2)).isEqualTo(next);
      assertThat(house.table(id).info().rematchBy()).isZero();
    }
  }

  @Test
  void onlyThoseWhoPlayedMayAskAndOnlyAfterTheEnd() {
    try (var house = new House(folder.resolve("table.db"))) {
      Table playing = house.open("out", 0, "me", "me");
      assertThatThrownBy(() -> playing.rematch(0))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("not over");
      assertThatThrownBy(() -> house.host().rematch(over(house), 0, "somebody"))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("only those who played");
    }
  }
}
