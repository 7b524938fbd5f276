package games.magie.table.live;

import static games.magie.table.House.move;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.HandStore;
import games.magie.table.House;
import games.magie.table.RowRecord;
import games.magie.table.Table;
import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.ClockInfo;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// RuleClocks that the rules set themselves, at a table without a limit for decisions.
class OwnClocksTest {
  @TempDir private Path folder = Path.of("");

  private House house = new House(new HandStore());

  @BeforeEach
  void open() {
    house = new House(folder.resolve("store.db"));
  }

  @AfterEach
  void close() {
    house.close();
  }

  private static boolean runs(Ear ear, String label) {
    return ear.clocks().stream().anyMatch(clock -> clock.label().equals(label));
  }

  private static boolean can(Asked asked, String verb) {
    return asked.verbs().stream().anyMatch(v -> v.verb().equals(verb) && !v.moves().isEmpty());
  }

  private static String first(Asked asked, String verb) {
    return asked.verbs().stream()
        .filter(v -> v.verb().equals(verb))
        .findFirst()
        .orElseThrow()
        .moves()
        .getFirst()
        .text();
  }

  /// Plays the first of these verbs that one of the ears may, until `end`.
  private static void play(Table table, List<Ear> ears, Predicate<Ear> end, String... verbs) {
    for (int moves = 0; moves < 200 && ears.stream().noneMatch(end); moves++) {
      playOne(table, ears, verbs);
    }
    assertThat(ears.stream().anyMatch(end)).isTrue();
  }

  private static void playOne(Table table, List<Ear> ears, String... verbs) {
    for (String verb : verbs) {
      for (Ear ear : ears) {
        Asked asked = ear.asked();
        if (asked != null && can(asked, verb)) {
          ok(table.command(ear.seat(), move(asked.moment(), first(asked, verb))));
          return;
        }
      }
    }
    throw new AssertionError("nothing of " + List.of(verbs) + " in " + ears.getFirst().asked());
  }

  private static List<Ear> ears(Table table) {
    var ears = List.of(new Ear(0), new Ear(1));
    ears.forEach(ear -> table.attach(ear, 0));
    return ears;
  }

  /// Somebody has bought, could mortgage, and says nothing: the window closes by itself.
  @Test
  void theWindowOfTheClassicBoardClosesAfterItsSeconds() {
    var options = Map.of("window-seconds", "1");
    Table table = house.open("pocket", options, "out", 0, "me", "me");
    List<Ear> ears = ears(table);
    play(table, ears, ear -> runs(ear, "window"), "token", "buy", "pass", "roll");
    ClockInfo window = ears.getFirst().clocks().getFirst();
    assertThat(window.label()).isEqualTo("window");
    assertThat(window.milliseconds()).isBetween(0L, 1000L);
    int before = turns(ears.getFirst());
    ears.getFirst().await(_ -> turns(ears.getFirst()) > before);
    assertThat(house.rows(table).stream().map(RowRecord::body))
        .anyMatch(body -> body.contains("time window"));
  }

  private static int turns(Ear ear) {
    return (int) ear.log().stream().filter(line -> line.startsWith("turn ")).count();
  }

  @Test
  void aMinuteOfASpeedyGameGoesOnThroughAllQuestions() {
    var options = Map.of("speedy-minutes", "60");
    Table table = house.open("pocket", options, "out", 0, "me", "me");
    List<Ear> ears = ears(table);
    long first = ears.getFirst().clocks().getFirst().milliseconds();
    assertThat(first).isBetween(1L, 60_000L);
    playOne(table, ears, "token");
    playOne(table, ears, "token");
    playOne(table, ears, "roll");
    List<ClockInfo> now = ears.getFirst().clocks();
    ClockInfo minute =
        now.stream().filter(c -> c.label().equals("speedy")).findFirst().orElseThrow();
    assertThat(minute.milliseconds()).isLessThanOrEqualTo(first);
  }

  /// Two claims of a block within 700 ms count as together.
  @Test
  void theGrabbingWindowOfGoIsShort() {
    Table table = house.open("go", Map.of("grab", "window"), "out", 0, "me", "me");
    List<Ear> ears = ears(table);
    Predicate<Ear> grabbing =
        ear -> ear.clocks().stream().anyMatch(clock -> clock.label().startsWith("grab-"));
    play(table, ears, grabbing, "board", "take", "pass", "roll", "play", "random");
    ClockInfo grab = Objects.requireNonNull(ears.getFirst().clocks()).getFirst();
    assertThat(grab.label()).startsWith("grab-");
    assertThat(grab.milliseconds()).isBetween(0L, 700L);
    int rows = house.rows(table).size();
    ears.getFirst().await(_ -> house.rows(table).size() > rows);
  }
}
