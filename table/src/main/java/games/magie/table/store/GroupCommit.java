package games.magie.table.store;

import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.Write;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// One thread that writes for many tables: whatever has come while the last transaction was being
/// forced to disk goes into the next one, and shares its forced write.
public final class GroupCommit implements AutoCloseable {
  private static final int MOST_TOGETHER = 256;

  private record Job(List<Write> writes, CompletableFuture<Void> done) {
    void fail(StoreFailure why) {
      done.completeExceptionally(why);
    }
  }

  /// Tells the thread to stop once everything before it is written.
  private static final Job STOP = new Job(List.of(), new CompletableFuture<>());

  private final LinkedBlockingQueue<Job> queue = new LinkedBlockingQueue<>();
  private final Consumer<List<Write>> transaction;
  private final boolean heals;
  private final Thread thread;
  private volatile @Nullable StoreFailure broken;
  private volatile boolean closed;
  private final LongAdder commits = new LongAdder();
  private final LongAdder writes = new LongAdder();
  private final LongAdder nanos = new LongAdder();

  /// @param transaction writes all or nothing, forces it to disk, and throws a [StoreFailure]
  ///   otherwise
  public GroupCommit(Consumer<List<Write>> transaction) {
    this(transaction, false);
  }

  /// @param heals after a write in doubt later ones may be tried, because whoever wrote it reads
  ///   again what is there before going on
  public GroupCommit(Consumer<List<Write>> transaction, boolean heals) {
    this.transaction = transaction;
    this.heals = heals;
    this.thread = Thread.ofPlatform().name("store").daemon().start(this::run);
  }

  /// Why it writes no more, empty as long as it does.
  public String trouble() {
    StoreFailure why = broken;
    return why != null ? String.valueOf(why.getMessage()) : closed ? "the store is closed" : "";
  }

  /// Writes no more: somebody else has found that the disk is in doubt.
  public void giveUp(StoreFailure why) {
    broken = why;
  }

  public Store.Activity activity() {
    return new Store.Activity(commits.sum(), writes.sum(), nanos.sum());
  }

  CompletableFuture<Void> submit(List<Write> writes) {
    var job = new Job(List.copyOf(writes), new CompletableFuture<>());
    queue.add(job);
    if (closed) {
      failTheRest();
    }
    return job.done;
  }

  private void run() {
    var jobs = new ArrayList<Job>();
    while (!jobs.contains(STOP)) {
      jobs.clear();
      jobs.add(next());
      queue.drainTo(jobs, MOST_TOGETHER - 1);
      together(jobs);
    }
    closed = true;
    failTheRest();
  }

  private Job next() {
    try {
      return queue.take();
    } catch (InterruptedException e) {
      return STOP;
    }
  }

  /// What comes after the end must not wait for ever.
  private void failTheRest() {
    for (Job job = queue.poll(); job != null; job = queue.poll()) {
      job.fail(new StoreFailure("the store is closed"));
    }
  }

  private void together(List<Job> jobs) {
    StoreFailure why = broken;
    if (why != null) {
      jobs.forEach(job -> job.fail(why));
      return;
    }
    try {
      List<Write> all = jobs.stream().flatMap(job -> job.writes.stream()).toList();
      long start = System.nanoTime();
      transaction.accept(all);
      nanos.add(System.nanoTime() - start);
      commits.increment();
      writes.add(all.size());
      jobs.forEach(job -> job.done.complete(null));
    } catch (StoreFailure e) {
      failed(jobs, e);
    } catch (RuntimeException | Error e) {
      // Without this the thread would end, and every later write wait for ever.
      failed(jobs, new StoreFailure("cannot write: " + e, e, true));
    }
  }

  /// One bad write must not take the others with it: each is tried alone, unless the disk itself is
  /// in doubt.
  private void failed(List<Job> jobs, StoreFailure failure) {
    if (failure.inDoubt()) {
      broken = heals ? null : failure;
      jobs.forEach(job -> job.fail(failure));
    } else if (jobs.size() == 1) {
      jobs.getFirst().fail(failure);
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
