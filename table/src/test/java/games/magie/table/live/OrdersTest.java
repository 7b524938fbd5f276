package games.magie.table.live;

import static games.magie.table.House.act;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.GivenTable;
import games.magie.table.HandTimer;
import games.magie.table.House;
import games.magie.wire.protocol.Frame;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Standing orders, with a clock that is worked by hand.
class OrdersTest {
  private static final Duration WINDOW = Duration.ofMillis(900);
  private static final String WITH_NO =
      "A* hand: sly-deal 1\nB hand: just-say-no | red: kentucky\nC hand: 1";
  private static final String WITHOUT = "A* hand: sly-deal 1\nB hand: 2 | red: kentucky\nC hand: 1";

  @TempDir private Path folder = Path.of("");

  private final HandTimer timer = new HandTimer(Duration.ZERO);

  private GivenTable given(String name, String game, int seats, String position) {
    return new GivenTable(folder.resolve(name), timer, game, seats, 0, position);
  }

  @Test
  void whoLetsEverythingHappenAcceptsAfterTheWindowAndMaySayNoWithinIt() {
    try (var given = given("a", "deal", 3, WITH_NO)) {
      ok(given.table().command(1, act("order", "auto-pass=on")));
      given.play(0, "sly-deal B kentucky");
      timer.pass(WINDOW.minusMillis(1));
      assertThat(given.log()).noneMatch(line -> line.startsWith("accepted B"));
      timer.pass(Duration.ofMillis(1));
      assertThat(given.log()).anyMatch(line -> line.startsWith("accepted B"));
    }
    try (var given = given("b", "deal", 3, WITH_NO)) {
      ok(given.table().command(1, act("order", "auto-pass=on")));
      given.play(0, "sly-deal B kentucky");
      given.play(1, "no");
      timer.pass(WINDOW);
      assertThat(given.log()).noneMatch(line -> line.startsWith("accepted B"));
    }
  }

  @Test
  void whoKeepsTheirTilesIsNotWaitedForBeforeTheAttacks() {
    String window = "pending: window\nA tiles: go-button\nB tiles: shield\nC build: pink=1";
    try (var given = given("go", "go", 3, window)) {
      ok(given.table().command(1, act("order", "keep-tiles=on")));
      int rows = given.rows().size();
      timer.pass(WINDOW.minusMillis(1));
      assertThat(given.rows()).hasSize(rows);
      timer.pass(Duration.ofMillis(1));
      assertThat(given.rows()).hasSize(rows + 1);
      assertThat(given.rows().getLast()).startsWith("row 1 B pass");
      assertThat(given.table().waitsFor(0b010)).isFalse();
      assertThat(given.table().waitsFor(0b001)).isTrue();
    }
  }

  /// Number, order, time and bytes of what the others are sent: the same with the card and without,
  /// and the same as when the player accepts by hand at that moment.
  @Test
  void anOrderToLetEverythingHappenTellsTheOthersNothing() {
    Map<Integer, List<String>> with = letHappen("with", WITH_NO, true);
    Map<Integer, List<String>> without = letHappen("without", WITHOUT, true);
    Map<Integer, List<String>> byHand = letHappen("by-hand", WITH_NO, false);
    for (int other : List.of(-1, 0, 2)) {
      assertThat(with.get(other)).isEqualTo(without.get(other)).isEqualTo(byHand.get(other));
    }
    assertThat(with.get(1)).as("the seat itself knows its card").isNotEqualTo(without.get(1));
  }

  private Map<Integer, List<String>> letHappen(String name, String position, boolean ordered) {
    try (var given = given(name, "deal", 3, position)) {
      if (ordered) {
        ok(given.table().command(1, act("order", "auto-pass=on")));
      }
      given.play(0, "sly-deal B kentucky");
      timer.pass(WINDOW);
      if (!ordered) {
        given.play(1, "accept");
      }
      timer.pass(WINDOW);
      assertThat(given.log()).anyMatch(line -> line.startsWith("accepted B"));
      return given.sent();
    }
  }

  @Test
  void aDebtIsPaidWithWhatHurtsLeast() {
    String position = "A* hand: debt-collector\nB hand: 1 | bank: 1 5 10 | red: kentucky";
    try (var given = given("c", "deal", 2, position)) {
      ok(given.table().command(1, act("order", "auto-pass=on pay-least=on")));
      given.play(0, "debt-collector B");
      timer.pass(WINDOW.multipliedBy(2));
      assertThat(given.rows()).anyMatch(body -> body.startsWith("row 3 B pay 5\n"));
    }
  }

  @Test
  void whoNeverBidsAboveASumPassesWhenItIsReachedAndIsAskedBelowIt() {
    String auction = "auction: oriental bid 40 by A\nA* cash: 500\nB* cash: 500\nC* cash: 500";
    try (var given = given("d", "pocket", 3, auction)) {
      ok(given.table().command(1, act("order", "never-bid-above=50")));
      given.play(2, "bid 49");
      timer.pass(WINDOW);
      assertThat(given.log()).noneMatch(line -> line.startsWith("passed B"));
      given.play(0, "bid 50");
      timer.pass(WINDOW);
      assertThat(given.log()).anyMatch(line -> line.startsWith("passed B"));
    }
  }

  @Test
  void ordersAreToldToTheirSeatAloneAndKeptForTheNextStart() {
    try (var given = given("e", "deal", 3, WITH_NO)) {
      ok(given.table().command(1, act("order", "auto-pass=on")));
      assertThat(orders(given.ear(1))).containsExactly(Map.of("auto-pass", "on"));
      for (int other : List.of(-1, 0, 2)) {
        assertThat(orders(given.ear(other))).isEmpty();
      }
    }
    try (var house = new House(folder.resolve("e"), timer)) {
      var ear = new Ear(1);
      house.table(GivenTable.ID).attach(ear, 0);
      assertThat(orders(ear)).containsExactly(Map.of("auto-pass", "on"));
      ok(house.table(GivenTable.ID).command(1, act("order", "-")));
      assertThat(orders(ear)).last().isEqualTo(Map.of());
    }
  }

  @Test
  void anOrderThatTheGameDoesNotKnowIsRefused() {
    try (var given = given("f", "deal", 3, WITH_NO)) {
      var problem = Objects.requireNonNull(given.table().command(1, act("order", "cheat=on")));
      assertThat(problem.field()).isEqualTo("text");
    }
  }

  private static List<Map<String, String>> orders(Ear ear) {
    return ear.frames().stream()
        .filter(Frame.Orders.class::isInstance)
        .map(frame -> ((Frame.Orders) frame).orders())
        .toList();
  }
}
