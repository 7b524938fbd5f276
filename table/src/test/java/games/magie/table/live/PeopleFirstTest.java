package games.magie.table.live;

import static games.magie.table.House.move;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.HandTimer;
import games.magie.table.House;
import games.magie.table.RowRecord;
import games.magie.table.Table;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tokens: first come, first served, and bots come second.
class PeopleFirstTest {
  @TempDir private Path folder = Path.of("");

  private final HandTimer timer = new HandTimer(Duration.ZERO);

  private static void choose(Table table, Ear ear, int choice) {
    var asked = Objects.requireNonNull(ear.asked());
    var tokens = asked.verbs().getFirst();
    assertThat(tokens.verb()).isEqualTo("token");
    ok(table.command(ear.seat(), move(asked.moment(), tokens.moves().get(choice).text())));
  }

  /// The seats that have chosen, in their order.
  private static List<Integer> tokens(House house, Table table) {
    return house.rows(table).stream()
        .filter(row -> row.body().contains("classic.setup.token"))
        .map(RowRecord::seat)
        .toList();
  }

  @Test
  void botsChooseTheirTokensAfterThePeople() {
    try (var house = new House(folder.resolve("table.db"), timer)) {
      Table table = house.open("pocket", Map.of(), "out", 0, "easy", "me", "easy", "me");
      var first = new Ear(1);
      var second = new Ear(3);
      table.attach(first, 0);
      table.attach(second, 0);
      timer.seconds(60);
      assertThat(tokens(house, table)).as("what was chosen before any person chose").isEmpty();
      choose(table, first, 2);
      timer.seconds(60);
      assertThat(tokens(house, table)).containsExactly(1);
      choose(table, second, 0);
      timer.seconds(60);
      assertThat(tokens(house, table)).startsWith(1, 3).contains(0, 2);
    }
  }
}
