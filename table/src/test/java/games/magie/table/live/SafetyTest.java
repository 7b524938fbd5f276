package games.magie.table.live;

import static games.magie.table.House.act;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.HandStore;
import games.magie.table.House;
import games.magie.table.Table;
import games.magie.table.Write;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Problem;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Nobody learns of anything before it is safe, and what cannot be made safe has not happened.
class SafetyTest {
  private final HandStore store = new HandStore();
  private final House house = new House(store);
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();

  @AfterEach
  void close() {
    threads.shutdownNow();
    house.close();
  }

  private CompletableFuture<String> send(Table table, int seat, Command command) {
    return CompletableFuture.supplyAsync(
        () -> {
          Problem problem = table.command(seat, command);
          return problem == null ? "ok" : problem.code();
        },
        threads);
  }

  private static Command roll(Ear ear) {
    return new Command(
        "roll-" + System.identityHashCode(ear),
        Objects.requireNonNull(ear.asked()).moment(),
        "roll",
        "");
  }

  @Test
  void noFrameAndNoAnswerLeavesBeforeTheRowIsSafe() throws Exception {
    Table table = house.open("out", 0, "me", "me", "easy");
    var ears = List.of(new Ear(0), new Ear(1), new Ear(-1));
    ears.forEach(ear -> table.attach(ear, 0));
    ears.getFirst().await(f -> asks(ears));
    Ear active = ears.get(0).asked() != null ? ears.get(0) : ears.get(1);
    store.byHand();
    var before = ears.stream().map(Ear::frames).toList();

    var answer = send(table, active.seat(), roll(active));
    HandStore.Pending row = store.next();
    assertThat(row.writes()).hasAtLeastOneElementOfType(Write.Append.class);
    assertThat(ears.stream().map(Ear::frames).toList()).isEqualTo(before);
    assertThat(answer).isNotDone();

    row.safe();
    assertThat(answer.get(30, SECONDS)).isEqualTo("ok");
    ears.forEach(ear ->
        assertThat(ear.frames().getLast()).as("seat " + ear.seat()).isInstanceOf(Frame.News.class));
  }

  private static boolean asks(List<Ear> ears) {
    return ears.get(0).asked() != null || ears.get(1).asked() != null;
  }

  @Test
  void aMoveThatCannotBeMadeSafeHasNotHappened() throws Exception {
    Table table = house.open("out", 0, "me", "me");
    var a = new Ear(0);
    var b = new Ear(1);
    table.attach(a, 0);
    table.attach(b, 0);
    Ear active = a.asked() != null ? a : b;
    var before = List.of(a.frames(), b.frames());
    store.byHand();

    var answer = send(table, active.seat(), roll(active));
    store.next().fail();
    assertThat(answer.get(30, SECONDS)).isEqualTo("unavailable");
    assertThat(List.of(a.frames(), b.frames())).isEqualTo(before);

    var again = send(table, active.seat(), roll(active));
    store.next().safe();
    assertThat(again.get(30, SECONDS)).as("the same command, once there is room").isEqualTo("ok");
  }

  @Test
  void aVoteThatCannotBeMadeSafeDoesNotCount() throws Exception {
    Table table = house.open("out", 0, "me", "me");
    store.byHand();
    for (String vote : List.of("agree", "leave")) {
      var answer = send(table, 0, act(vote));
      store.next().fail();
      assertThat(answer.get(30, SECONDS)).isEqualTo("unavailable");
    }
    assertThat(table.info().agreed()).isEmpty();
    assertThat(table.info().seats()).noneMatch(seat -> seat.left());

    var one = send(table, 0, act("agree"));
    store.next().safe();
    assertThat(one.get(30, SECONDS)).isEqualTo("ok");
    var last = send(table, 1, act("agree"));
    store.next().fail();
    assertThat(last.get(30, SECONDS)).isEqualTo("unavailable");
    assertThat(table.info().agreed()).containsExactly(0);
    assertThat(table.info().state()).isEqualTo("playing");
  }

  @Test
  void aSeatThatCannotBeMadeSafeStaysFree() throws Exception {
    Table table = house.open("out", 0, "me", "open");
    store.byHand();
    var sitting =
        CompletableFuture.supplyAsync(
            () -> house.host().sit(table, -1, "Bob", "another device"), threads);
    store.next().fail();
    assertThat(sitting).failsWithin(java.time.Duration.ofSeconds(30));
    assertThat(table.info().state()).isEqualTo("open");
    assertThat(table.info().seats().get(1).kind()).isEqualTo("open");
    assertThat(house.host().held("another device")).isEmpty();

    var again =
        CompletableFuture.supplyAsync(
            () -> house.host().sit(table, -1, "Bob", "another device"), threads);
    HandStore.Pending seated = store.next();
    assertThat(seated.writes())
        .as("the seat and the beginning of the game are kept together")
        .hasAtLeastOneElementOfType(Write.SetSeat.class)
        .hasAtLeastOneElementOfType(Write.Append.class);
    seated.safe();
    assertThat(again.get(30, SECONDS).seat()).isEqualTo(1);
    assertThat(table.info().state()).isEqualTo("playing");
  }

  @Test
  void aBotTriesAgainWhenItsMoveCouldNotBeMadeSafe() {
    store.byHand();
    var opened = CompletableFuture.supplyAsync(() -> house.open("out", 0, "easy", "easy"), threads);
    store.next().safe(); // the table
    store.next().safe(); // the first row
    assertThat(opened).succeedsWithin(java.time.Duration.ofSeconds(30));
    HandStore.Pending first = store.next();
    first.fail();
    HandStore.Pending second = store.next();
    assertThat(number(second)).isEqualTo(number(first));
    second.fail();
  }

  private static int number(HandStore.Pending pending) {
    return pending.writes().stream()
        .filter(Write.Append.class::isInstance)
        .map(write -> ((Write.Append) write).row().number())
        .findFirst()
        .orElseThrow();
  }
}
