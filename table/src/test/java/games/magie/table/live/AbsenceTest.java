package games.magie.table.live;

import static games.magie.table.House.act;
import static games.magie.table.House.move;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.GivenTable;
import games.magie.table.HandStore;
import games.magie.table.HandTimer;
import games.magie.table.House;
import games.magie.table.Table;
import games.magie.wire.protocol.ClockInfo;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Problem;
import games.magie.wire.protocol.TableInfo;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Time at a table of Express, with a clock that is worked by hand: thirty seconds for a decision,
/// sixty in the bank, five of grace.
class AbsenceTest {
  @TempDir private Path folder = Path.of("");

  private HandTimer timer = new HandTimer(Duration.ZERO);
  private House house = new House(new HandStore());
  private Ear active = new Ear(0);
  private Ear other = new Ear(1);

  @BeforeEach
  void open() {
    house = new House(folder.resolve("store.db"), timer);
  }

  @AfterEach
  void close() {
    house.close();
  }

  /// The server goes and another one comes a day later, whose clock shows something else.
  private Table restart(Table table) {
    house.close();
    timer = new HandTimer(Duration.ofDays(40));
    open();
    Table again = house.table(table.id());
    attach(again);
    return again;
  }

  private Table table(Map<String, String> terms, String... seats) {
    Table table = house.open("express", Map.of("target", "10000"), "out", 30, terms, seats);
    attach(table);
    return table;
  }

  /// The one who is asked first becomes the active one.
  private void attach(Table table) {
    var a = new Ear(0);
    var b = new Ear(1);
    table.attach(a, 0);
    table.attach(b, 0);
    active = a.asked() != null ? a : b;
    other = a.asked() != null ? b : a;
  }

  private static String code(@Nullable Problem problem) {
    return problem == null ? "" : problem.code();
  }

  private static TableInfo.SeatInfo seat(Table table, Ear ear) {
    return table.info().seats().get(ear.seat());
  }

  private List<String> inputs(Table table) {
    return house.rows(table).stream()
        .map(row -> row.body().lines().findFirst().orElse(""))
        .toList();
  }

  private @Nullable Problem roll(Table table) {
    int moment = Objects.requireNonNull(active.asked()).moment();
    return table.command(active.seat(), move(moment, "roll"));
  }

  @Test
  void whoIsTooLateIsStoodInForByABotAndMayTakeTheSeatBackAtAnyTime() {
    Table table = table(Map.of(), "me", "me");
    int rows = house.rows(table).size();
    timer.pass(Duration.ofMillis(94_999));
    assertThat(seat(table, active).standIn()).isEmpty();
    timer.pass(Duration.ofMillis(1));
    assertThat(seat(table, active).standIn()).isEqualTo("easy");
    assertThat(active.frames())
        .as("the seat says so")
        .anyMatch(f -> f instanceof Frame.TableChanged t && standsIn(t.table(), active.seat()));
    assertThat(house.rows(table)).as("the bot has played").hasSizeGreaterThan(rows);
    assertThat(code(table.command(active.seat(), move(1, "roll")))).isEqualTo("away");

    ok(table.command(active.seat(), act("return")));
    assertThat(seat(table, active).standIn()).isEmpty();
    assertThat(code(table.command(active.seat(), move(99, "roll")))).isEqualTo("stale");
  }

  @Test
  void whoStepsOutIsPlayedByTheBotOfTheirChoiceUntilTheyReturn() {
    Table table = table(Map.of(), "me", "me");
    int rows = house.rows(table).size();
    assertThat(code(table.command(active.seat(), act("step-out", "genius"))))
        .isEqualTo("bad-field");
    assertThat(seat(table, active).standIn()).isEmpty();
    ok(table.command(active.seat(), act("step-out", "random")));
    assertThat(seat(table, active).standIn()).isEqualTo("random");
    timer.seconds(1);
    assertThat(house.rows(table)).as("the bot has played").hasSizeGreaterThan(rows);
    assertThat(code(table.command(active.seat(), move(1, "roll")))).isEqualTo("away");
    ok(table.command(active.seat(), act("return")));
    assertThat(seat(table, active).standIn()).isEmpty();
  }

  private static boolean standsIn(TableInfo table, int seat) {
    return table.seats().get(seat).standIn().equals("easy");
  }

  @Test
  void aBotThatStandsInIsStillThereAfterARestart() {
    Table table = table(Map.of(), "me", "me");
    Ear late = active;
    timer.seconds(95);
    Table again = restart(table);
    assertThat(seat(again, late).standIn()).isEqualTo("easy");
  }

  @Test
  void withoutABotTheHarmlessThingIsDoneDecisionByDecision() {
    Table table = table(Map.of("stand-in", "rules", "bank", "0", "grace", "0"), "me", "me");
    char late = (char) ('A' + active.seat());
    timer.seconds(29);
    assertThat(inputs(table)).hasSize(1);
    timer.seconds(1);
    assertThat(inputs(table).getLast()).contains("time move " + late);
    assertThat(seat(table, active).standIn()).isEmpty();
  }

  @Test
  void othersMayGrantTimeAndNobodyGrantsTheirOwn() {
    Table table = table(Map.of(), "me", "me");
    String letter = String.valueOf((char) ('A' + active.seat()));
    assertThat(code(table.command(active.seat(), act("grant", letter)))).isEqualTo("bad-field");
    ok(table.command(other.seat(), act("grant", letter)));
    assertThat(active.clocks()).extracting(ClockInfo::bank).containsExactly(90_000L);
    timer.seconds(124);
    assertThat(seat(table, active).standIn()).isEmpty();
    timer.seconds(1);
    assertThat(seat(table, active).standIn()).isEqualTo("easy");
  }

  @Test
  void aBankIsNotFilledWithoutEnd() {
    Table table = table(Map.of(), "me", "me");
    String letter = String.valueOf((char) ('A' + active.seat()));
    for (int grants = 0; grants < 10; grants++) {
      ok(table.command(other.seat(), act("grant", letter)));
    }
    assertThat(code(table.command(other.seat(), act("grant", letter)))).isEqualTo("bad-field");
  }

  @Test
  void aPauseStopsTheClockAndAnybodyMayEndIt() {
    Table table = table(Map.of(), "me", "me");
    timer.seconds(20);
    ok(table.command(other.seat(), act("pause")));
    assertThat(table.info().paused()).isTrue();
    assertThat(code(roll(table))).isEqualTo("paused");
    timer.pass(Duration.ofHours(3));
    assertThat(inputs(table)).hasSize(1);
    assertThat(active.clocks()).allMatch(ClockInfo::stopped);
    ok(table.command(active.seat(), act("resume")));
    assertThat(active.clocks()).extracting(ClockInfo::milliseconds).containsExactly(10_000L);
    assertThat(active.clocks()).noneMatch(ClockInfo::stopped);
    ok(roll(table));
  }

  @Test
  void aPauseStopsEveryBot() {
    Table table = table(Map.of(), "me", "easy");
    while (active.seat() == 0 && active.asked() != null && isWaitedFor(table)) {
      House.playOne(table, active);
    }
    ok(table.command(0, act("pause")));
    int rows = house.rows(table).size();
    timer.pass(Duration.ofHours(1));
    assertThat(house.rows(table)).hasSize(rows);
    ok(table.command(0, act("resume")));
    timer.seconds(1);
    assertThat(house.rows(table)).hasSizeGreaterThan(rows);
  }

  private static boolean isWaitedFor(Table table) {
    return table.waitsFor(1);
  }

  @Test
  void aTablePausedTodayOpensTomorrowStillPaused() {
    Table table = table(Map.of(), "me", "me");
    timer.seconds(12);
    ok(table.command(active.seat(), act("pause")));
    Table again = restart(table);
    assertThat(again.info().paused()).isTrue();
    timer.pass(Duration.ofHours(9));
    assertThat(inputs(again)).hasSize(1);
    ok(again.command(active.seat(), act("resume")));
    assertThat(active.clocks()).extracting(ClockInfo::milliseconds).containsExactly(18_000L);
  }

  @Test
  void aPauseMayNeedAllPeople() {
    Table table = table(Map.of("pause", "all"), "me", "me");
    ok(table.command(active.seat(), act("pause")));
    assertThat(table.info().paused()).isFalse();
    assertThat(table.info().pausing()).containsExactly(active.seat());
    ok(table.command(other.seat(), act("pause")));
    assertThat(table.info().paused()).isTrue();
    ok(table.command(other.seat(), act("resume")));
    assertThat(table.info().paused()).isFalse();
    assertThat(table.info().pausing()).isEmpty();
  }

  @Test
  void anOutageCostsNobodyTimeAndGivesNobodyTheBankBack() {
    Table table = table(Map.of(), "me", "me");
    timer.seconds(40);
    Table again = restart(table);
    assertThat(active.clocks()).extracting(ClockInfo::milliseconds).containsExactly(0L);
    assertThat(active.clocks()).extracting(ClockInfo::bank).containsExactly(50_000L);
    timer.seconds(54);
    assertThat(seat(again, active).standIn()).isEmpty();
    timer.seconds(1);
    assertThat(seat(again, active).standIn()).isEqualTo("easy");
  }

  @Test
  void aRepeatedPauseIsNotCarriedOutAgain() {
    Table table = table(Map.of(), "me", "me");
    var pause = act("pause");
    ok(table.command(active.seat(), pause));
    ok(table.command(active.seat(), act("resume")));
    ok(table.command(active.seat(), pause));
    assertThat(table.info().paused()).isFalse();
  }

  /// While others decide, be it on an offer or in an auction, one's own time stands still.
  @Test
  void theDecisionsOfOthersStopTheClockOfTheTurn() {
    String position = "A* deeds: reading\nB cash: 500";
    try (var given = new GivenTable(folder.resolve("given"), timer, "pocket", 2, 30, position)) {
      timer.seconds(25);
      given.play(0, "offer B give reading get 50");
      assertThat(given.ear(0).clocks()).extracting(ClockInfo::seats).containsExactly(List.of(1));
      timer.seconds(20);
      given.play(1, "refuse 1");
      assertThat(given.ear(0).clocks()).extracting(ClockInfo::seats).containsExactly(List.of(0));
      assertThat(given.ear(0).clocks()).extracting(ClockInfo::milliseconds).containsExactly(5_000L);
    }
  }
}
