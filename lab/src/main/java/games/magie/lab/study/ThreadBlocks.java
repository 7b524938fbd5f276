package games.magie.lab.study;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/// Plays blocks on threads of this machine, some ahead of what was asked for.
public final class ThreadBlocks implements BlockSource {
  /// Blocks for each thread that are played or wait to be taken.
  private static final int AHEAD = 4;

  private final Layout layout;
  private final ExecutorService pool;
  private final int most;
  private final Queue<Future<BlockResult>> queue = new ArrayDeque<>();
  private final Queue<BlockPlayer> idle = new ConcurrentLinkedQueue<>();
  private long submitted;

  public ThreadBlocks(Study study, long first, int threads) {
    this.layout = new Layout(study);
    this.submitted = first;
    this.most = AHEAD * threads;
    this.pool = Executors.newFixedThreadPool(threads, Thread.ofPlatform().daemon().factory());
  }

  @Override
  public BlockResult next() throws InterruptedException {
    while (queue.size() < most && submitted < layout.study().blocks()) {
      long block = submitted++;
      queue.add(pool.submit(() -> play(block)));
    }
    Future<BlockResult> block = queue.remove();
    try {
      return block.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException("a game of the study failed", e.getCause());
    }
  }

  private BlockResult play(long block) {
    @Nullable BlockPlayer known = idle.poll();
    BlockPlayer player = known == null ? new BlockPlayer(layout) : known;
    BlockResult result = player.play(block);
    idle.add(player);
    return result;
  }

  @Override
  public void close() {
    pool.shutdownNow();
  }
}
