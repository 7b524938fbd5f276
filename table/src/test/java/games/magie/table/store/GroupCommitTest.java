package games.magie.table.store;

import static games.magie.table.StoreSamples.append;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.StoreFailure;
import games.magie.table.Write;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;

class GroupCommitTest {
  private static final Duration LONG = Duration.ofSeconds(30);

  private final List<List<Write>> transactions = new CopyOnWriteArrayList<>();

  @Test
  void whatComesDuringATransactionSharesTheNextOne() throws Exception {
    var begun = new CountDownLatch(1);
    var mayEnd = new CountDownLatch(1);
    try (var commits =
        new GroupCommit(writes -> {
          transactions.add(writes);
          begun.countDown();
          await(mayEnd);
        })) {
      var all = new ArrayList<CompletableFuture<Void>>();
      all.add(commits.submit(List.of(append("t", 0))));
      await(begun);
      for (int number = 1; number <= 100; number++) {
        all.add(commits.submit(List.of(append("t", number))));
      }
      assertThat(all).noneMatch(CompletableFuture::isDone);
      mayEnd.countDown();
      for (CompletableFuture<Void> each : all) {
        each.get(30, SECONDS);
      }
    }
    assertThat(transactions.subList(0, 2)).extracting(List::size).containsExactly(1, 100);
  }

  @Test
  void whenTheDiskIsInDoubtNothingMoreIsWritten() {
    try (var commits =
        new GroupCommit(writes -> {
          transactions.add(writes);
          throw new StoreFailure("the disk is in doubt", new RuntimeException(), true);
        })) {
      assertFails(commits.submit(List.of(append("t", 0))), "the disk is in doubt");
      assertFails(commits.submit(List.of(append("t", 1))), "the disk is in doubt");
    }
    assertThat(transactions).hasSize(1);
  }

  @Test
  void afterSomebodyElseHasFoundTheDiskInDoubtNothingMoreIsWritten() {
    try (var commits = new GroupCommit(transactions::add)) {
      commits.giveUp(new StoreFailure("a checkpoint failed", new RuntimeException(), true));
      assertFails(commits.submit(List.of(append("t", 0))), "a checkpoint failed");
      assertThat(commits.trouble()).contains("a checkpoint failed");
    }
    assertThat(transactions).isEmpty();
  }

  @Test
  void anUnforeseenFailureIsToldToTheWritersAndNotKeptFromThem() {
    try (var commits =
        new GroupCommit(writes -> {
          throw new IllegalStateException("unforeseen");
        })) {
      assertFails(commits.submit(List.of(append("t", 0))), "unforeseen");
      assertFails(commits.submit(List.of(append("t", 1))), "unforeseen");
    }
  }

  private static void assertFails(CompletableFuture<Void> write, String why) {
    assertThat(write)
        .failsWithin(LONG)
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(StoreFailure.class)
        .withMessageContaining(why);
  }

  private static void await(CountDownLatch latch) {
    try {
      assertThat(latch.await(30, SECONDS)).isTrue();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
