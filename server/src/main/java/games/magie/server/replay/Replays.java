package games.magie.server.replay;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/// Games that are played again for somebody who looks back. That is hard work, so it is done on a
/// few platform threads, which the operating system divides its time among: nobody can keep the
/// machine from the games that are played now. Whoever wants a game that is at hand waits for
/// nobody.
public final class Replays {
  /// So many games that are over stay at hand.
  private static final int KEPT = 8;

  private static final int AT_ONCE = 2;

  private final ExecutorService workers =
      Executors.newFixedThreadPool(
          AT_ONCE, Thread.ofPlatform().daemon().name("magie-replay-", 0).factory());

  private final Map<String, CompletableFuture<Replay<?, ?, ?>>> kept =
      new LinkedHashMap<>(KEPT, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(
            Map.Entry<String, CompletableFuture<Replay<?, ?, ?>>> eldest) {
          return size() > KEPT;
        }
      };

  /// One that will not change any more.
  Replay<?, ?, ?> kept(String table, Supplier<Replay<?, ?, ?>> play) {
    CompletableFuture<Replay<?, ?, ?>> replay;
    synchronized (kept) {
      replay = kept.computeIfAbsent(table, _ -> CompletableFuture.supplyAsync(play, workers));
    }
    try {
      return join(replay);
    } catch (RuntimeException e) {
      synchronized (kept) {
        kept.remove(table, replay); // the next one tries again
      }
      throw e;
    }
  }

  Replay<?, ?, ?> once(Supplier<Replay<?, ?, ?>> play) {
    return join(CompletableFuture.supplyAsync(play, workers));
  }

  private static Replay<?, ?, ?> join(CompletableFuture<Replay<?, ?, ?>> replay) {
    try {
      return replay.join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof RuntimeException why ? why : e;
    }
  }
}
