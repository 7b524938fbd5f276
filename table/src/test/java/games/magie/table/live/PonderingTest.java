package games.magie.table.live;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.HandTimer;
import games.magie.table.House;
import games.magie.table.Table;
import games.magie.table.live.Pondering.EffortBucket;
import games.magie.wire.protocol.Frame;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class PonderingTest {
  private static final long SECOND = 1_000_000_000L;

  @TempDir private Path folder;

  private static Future<?> noAlarm(Runnable task) {
    assertThat(task).isNotNull();
    return CompletableFuture.completedFuture(null);
  }

  private static boolean over(Frame frame) {
    return (frame instanceof Frame.TableChanged t && t.table().state().equals("over"))
        || (frame instanceof Frame.Welcome w && w.table().state().equals("over"));
  }

  @Test
  void aGameOfThinkersIsPlayedToItsEnd() {
    playedToItsEnd("medium", "medium");
  }

  @Test
  void whereAThinkerThrowsItPlaysByReflex() {
    playedToItsEnd("throws", "easy");
  }

  private void playedToItsEnd(String... bots) {
    try (var house = new House(folder.resolve("store.db"))) {
      Table table = house.open("out", 0, bots);
      var ear = new Ear(-1);
      table.attach(ear, 0);
      ear.await(PonderingTest::over);
      assertThat(table.info().state()).isEqualTo("over");
      assertThat(ear.log()).isNotEmpty();
    }
  }

  /// Its first choice is made for it when the longest time has passed.
  @Test
  void aThinkerThatNeverEndsHoldsNoTableUp() throws InterruptedException {
    var timer = new HandTimer(Duration.ofSeconds(5));
    try (var house = new House(folder.resolve("store.db"), timer)) {
      Table table = house.open("out", 0, "never-ends", "never-ends");
      timer.seconds(1);
      int before = house.rows(table).size();
      for (int tries = 0; tries < 100 && house.rows(table).size() == before; tries++) {
        timer.seconds(1); // the thread must have begun before it can be late
        Thread.sleep(5);
      }
      assertThat(house.rows(table).size()).isGreaterThan(before);
      assertThat(table.info().state()).isEqualTo("playing");
    }
  }

  @Test
  void effortIsHalvedUntilItCanBeAffordedAndFlowsBack() {
    try (var pondering = new Pondering(8, 0)) {
      EffortBucket table = Pondering.ofTable(0);
      assertThat(pondering.afford(table, 900_000, 0)).isEqualTo(900_000);
      assertThat(pondering.afford(table, 160_000, 0)).isEqualTo(80_000);
      assertThat(pondering.afford(table, 160_000, 0)).isEqualTo(20_000);
      assertThat(pondering.afford(table, 160_000, SECOND)).isEqualTo(160_000);
      assertThat(pondering.afford(table, 0, 100 * SECOND)).isZero();
      assertThat(pondering.decisions()).containsExactly(2, 2, 0);
    }
  }

  @Test
  void oneTableCannotUseUpWhatTheServerHasForAll() {
    try (var pondering = new Pondering(1, 0)) {
      var efforts = new ArrayList<Integer>();
      for (int table = 0; table < 4; table++) {
        efforts.add(pondering.afford(Pondering.ofTable(0), 1_000_000, 0));
      }
      assertThat(efforts).containsExactly(1_000_000, 1_000_000, 0, 0);
    }
  }

  @Test
  void whoComesLateIsReplacedSoThatOthersThinkOn() throws InterruptedException {
    var answers = new LinkedBlockingQueue<List<String>>();
    var alarms = new LinkedBlockingQueue<Runnable>();
    var begun = new CountDownLatch(1);
    var let = new CountDownLatch(1);
    try (var pondering = new Pondering(1, 0)) {
      pondering.think(
          "stuck",
          () -> {
            begun.countDown();
            while (let.getCount() > 0) {
              Thread.onSpinWait();
            }
            return "late";
          },
          alarm -> {
            alarms.add(alarm);
            return CompletableFuture.completedFuture(null);
          },
          found -> answers.add(answer(found)));
      begun.await();
      alarms.take().run();
      assertThat(answers.poll(10, TimeUnit.SECONDS)).isEmpty();
      pondering.think(
          "next", () -> "next", PonderingTest::noAlarm, found -> answers.add(answer(found)));
      assertThat(answers.poll(10, TimeUnit.SECONDS)).containsExactly("next");
      let.countDown();
      assertThat(answers.poll(50, TimeUnit.MILLISECONDS)).as("an answer comes once").isNull();
    }
  }

  private static List<String> answer(@Nullable String found) {
    return found == null ? List.of() : List.of(found);
  }
}
