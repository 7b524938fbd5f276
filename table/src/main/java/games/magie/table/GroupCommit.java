package games.magie.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One thread that writes for many tables: whatever has come while the last transaction was being
/// forced to disk goes into the next one, and shares its forced write.
final class GroupCommit implements AutoCloseable {
  private static final int MOST_TOGETHER = 256;

  private record Job(List<Write> writes, CompletableFuture<Void> done) {}

  /// Tells the thread to stop once everything before it is written.
  private static final Job STOP = new Job(List.of(), new CompletableFuture<>());

  private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final Consumer<List<Write>> transaction;
  private final Thread thread;
  private volatile @Nullable StoreFailure broken;

  /// @param transaction writes all or nothing, forces it to disk, and throws a [StoreFailure]
  ///   otherwise
  GroupCommit(Consumer<List<Write>> transaction) {
    this.transaction = transaction;
    this.thread = Thread.ofPlatform().name("store").daemon().start(this::run);
  }

  CompletableFuture<Void> submit(List<Write> writes) {
    var job = new Job(List.copyOf(writes), new CompletableFuture<>());
    StoreFailure why = broken;
    if (why != null) {
      job.done.completeExceptionally(why);
    } else {
      queue.add(job);
    }
    return job.done;
  }

  private void run() {
    var jobs = new ArrayList<Job>();
    while (!jobs.contains(STOP)) {
      jobs.clear();
      try {
        jobs.add(queue.take());
      } catch (InterruptedException e) {
        return;
      }
      queue.drainTo(jobs, MOST_TOGETHER - 1);
      together(jobs);
    }
  }

  private void together(List<Job> jobs) {
    StoreFailure why = broken;
    if (why != null) {
      jobs.forEach(job -> job.done.completeExceptionally(why));
      return;
    }
    try {
      transaction.accept(jobs.stream().flatMap(job -> job.writes.stream()).toList());
      jobs.forEach(job -> job.done.complete(null));
    } catch (StoreFailure e) {
      failed(jobs, e);
    }
  }

  /// One bad write must not take the others with it: each is tried alone, unless the disk itself is
  /// in doubt.
  private void failed(List<Job> jobs, StoreFailure failure) {
    if (failure.inDoubt()) {
      broken = failure;
      jobs.forEach(job -> job.done.completeExceptionally(failure));
    } else if (jobs.size() == 1) {
      jobs.getFirst().done.completeExceptionally(failure);
    } else {
      jobs.forEach(job -> together(List.of(job)));
    }
  }

  @Override
  public void close() {
    queue.add(STOP);
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
