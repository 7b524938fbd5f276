package games.magie.table.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.HandStore;
import games.magie.table.HandTimer;
import games.magie.table.House;
import games.magie.table.Table;
import games.magie.wire.protocol.Frame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Many who watch are not many who are told of each other.
class SpectatorsTest {
  private static final int MANY = 200;

  private static List<Integer> counts(Ear ear) {
    return ear.frames().stream()
        .filter(Frame.TableChanged.class::isInstance)
        .map(frame -> ((Frame.TableChanged) frame).table().watching())
        .toList();
  }

  @Test
  void aCrowdThatComesAndGoesIsCountedOnceInAWhile() {
    var timer = new HandTimer(Duration.ZERO);
    try (var house = new House(new HandStore(), timer)) {
      Table table = house.open("out", 0, "me", "me");
      var player = new Ear(0);
      table.attach(player, 0);
      int before = counts(player).size();
      var crowd = new ArrayList<Ear>();
      for (int n = 0; n < MANY; n++) {
        var ear = new Ear(-1);
        crowd.add(ear);
        table.attach(ear, 0);
      }
      timer.seconds(2);
      assertThat(counts(player)).hasSize(before + 1).endsWith(MANY);
      assertThat(counts(crowd.getFirst())).as("of two hundred").hasSize(1);
      crowd.forEach(table::detach);
      timer.seconds(2);
      assertThat(counts(player)).hasSize(before + 2).endsWith(0);
    }
  }
}
