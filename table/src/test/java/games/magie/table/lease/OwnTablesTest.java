package games.magie.table.lease;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.chance.Seeded;
import games.magie.table.HandStore;
import games.magie.table.HandTimer;
import games.magie.table.RowRecord;
import games.magie.table.Services;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Seat;
import games.magie.table.TableRecord.State;
import games.magie.table.live.TableServices;
import games.magie.wire.Catalogue;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class OwnTablesTest {
  /// Ids with the same hash: whatever the size of a map, they share a bin.
  private static final String SLOW = "table-Aa";

  private static final String QUICK = "table-BB";

  private final CountDownLatch replaying = new CountDownLatch(1);
  private final CountDownLatch replayed = new CountDownLatch(1);
  private final AtomicInteger replays = new AtomicInteger();

  /// A store of two tables; the journal of one cannot be read until the test allows it.
  private final class SlowStore extends HandStore {
    @Override
    public Optional<TableRecord> table(String id) {
      return Optional.of(record(id));
    }

    @Override
    public List<RowRecord> rows(String table) {
      if (table.equals(SLOW)) {
        replays.incrementAndGet();
        replaying.countDown();
        await(replayed);
      }
      return List.of();
    }
  }

  private static TableRecord record(String id) {
    var seats = List.of(Seat.open(0), Seat.open(1));
    return new TableRecord(id, "express", 1, "", 0, "out", "", State.OPEN, "", seats, false);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aSlowReplayKeepsNobodyWaitingAtAnotherTable() throws Exception {
    assertThat(SLOW).hasSameHashCodeAs(QUICK);
    var services =
        new Services(
            new SlowStore(), () -> new Seeded(1), Duration.ZERO, new HandTimer(Duration.ZERO));
    try (var tables = new OwnTables(new TableServices(services), Catalogue::game)) {
      var slow = async(() -> tables.table(SLOW).orElseThrow());
      await(replaying);
      var again = async(() -> tables.table(SLOW).orElseThrow());
      var quick = async(() -> tables.table(QUICK).orElseThrow());
      assertThat(quick.get(30, TimeUnit.SECONDS).id()).isEqualTo(QUICK);
      assertThat(slow).isNotDone();
      replayed.countDown();
      assertThat(slow.get(30, TimeUnit.SECONDS)).isSameAs(again.get(30, TimeUnit.SECONDS));
      assertThat(replays).hasValue(1);
    }
  }

  /// On a thread of its own: a pool might have none left while one waits.
  private static <T> CompletableFuture<T> async(Supplier<T> task) {
    return CompletableFuture.supplyAsync(task, Thread::startVirtualThread);
  }
}
