package games.magie.table.lease;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class TurnsTest {
  private final Turns<String> turns = new Turns<>();

  @Test
  void aChangeSeesWhatTheOneBeforeHasLeft() {
    assertThat(turns.change("a", before -> before == null ? "one" : "wrong")).isEqualTo("one");
    assertThat(turns.change("a", before -> before + " two")).isEqualTo("one two");
    assertThat(turns.settled("a")).isEqualTo("one two");
    assertThat(turns.change("a", _ -> null)).isNull();
    assertThat(turns.names()).isEmpty();
    assertThat(turns.settled("a")).isNull();
  }

  @Test
  void aChangeThatThrowsLeavesWhatWasThere() {
    turns.put("a", "one");
    assertThatThrownBy(() -> turns.change("a", _ -> fail())).hasMessage("it failed");
    assertThatThrownBy(() -> turns.change("b", _ -> fail())).hasMessage("it failed");
    assertThat(turns.all()).containsExactly("one");
    assertThat(turns.change("a", before -> before + " two")).isEqualTo("one two");
  }

  private static String fail() {
    throw new IllegalStateException("it failed");
  }

  /// Both names have the same hash, so that no size of a map tells them apart by it.
  @Test
  void aSlowChangeKeepsOnlyItsOwnNameWaiting() throws Exception {
    assertThat("Aa").hasSameHashCodeAs("BB");
    turns.put("Aa", "old");
    var begun = new CountDownLatch(1);
    var end = new CountDownLatch(1);
    var slow = async(() -> turns.change("Aa", _ -> waitFor(begun, end)));
    assertThat(begun.await(30, TimeUnit.SECONDS)).isTrue();
    var same = async(() -> turns.change("Aa", before -> before + "er"));
    var other = async(() -> turns.change("BB", _ -> "quick"));
    assertThat(other.get(30, TimeUnit.SECONDS)).isEqualTo("quick");
    assertThat(turns.now("Aa")).isEqualTo("old");
    assertThat(turns.settled("Aa")).isNull();
    assertThat(turns.all()).containsExactlyInAnyOrder("old", "quick");
    assertThat(same).isNotDone();
    end.countDown();
    assertThat(slow.get(30, TimeUnit.SECONDS)).isEqualTo("slow");
    assertThat(same.get(30, TimeUnit.SECONDS)).isEqualTo("slower");
  }

  private static String waitFor(CountDownLatch begun, CountDownLatch end) {
    begun.countDown();
    try {
      assertThat(end.await(30, TimeUnit.SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
    return "slow";
  }

  @Test
  void oneAtATimeChangesAName() {
    List<CompletableFuture<String>> all = new ArrayList<>();
    for (int n = 0; n < 64; n++) {
      all.add(async(() -> turns.change("a", before -> before == null ? "x" : before + "x")));
    }
    all.forEach(CompletableFuture::join);
    assertThat(turns.settled("a")).isEqualTo("x".repeat(64));
  }

  /// On a thread of its own: a pool might have none left while one waits.
  private static <T> CompletableFuture<T> async(Supplier<T> task) {
    return CompletableFuture.supplyAsync(task, Thread::startVirtualThread);
  }
}
