package games.magie.table;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// A store whose writes become safe, or fail, when the test says so. It holds nothing.
public class HandStore implements Store {
  public record Pending(List<Write> writes, CompletableFuture<Void> done) {
    public void safe() {
      done.complete(null);
    }

    public void fail() {
      done.completeExceptionally(new StoreFailure("the disk is full"));
    }
  }

  private final BlockingQueue<Pending> pending = new LinkedBlockingQueue<>();
  private volatile boolean atOnce = true;

  /// From now on the test decides.
  public void byHand() {
    atOnce = false;
  }

  public Pending next() {
    try {
      @Nullable Pending next = pending.poll(30, TimeUnit.SECONDS);
      if (next == null) {
        throw new AssertionError("nothing was written");
      }
      return next;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  boolean idle() {
    return pending.isEmpty();
  }

  @Override
  public CompletableFuture<Void> write(List<Write> writes) {
    if (atOnce) {
      return CompletableFuture.completedFuture(null);
    }
    var job = new Pending(writes, new CompletableFuture<>());
    pending.add(job);
    return job.done;
  }

  @Override
  public List<TableRecord> tables() {
    return List.of();
  }

  @Override
  public List<RowRecord> rows(String table) {
    return List.of();
  }

  @Override
  public List<Write.Action> actions(String table) {
    return new ArrayList<>();
  }

  @Override
  public List<Write.Hold> holds() {
    return List.of();
  }

  @Override
  public List<Write.SetTime> times(String table) {
    return List.of();
  }

  @Override
  public List<Write.Say> chat(String table) {
    return List.of();
  }

  @Override
  public List<Listed> listed(int most) {
    return List.of();
  }

  @Override
  public String deviceKey() {
    return "a key for tests";
  }

  @Override
  public List<String> packed(String name) {
    return List.of();
  }

  @Override
  public void close() {}
}
