package games.magie.table.lease;

import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/// Values by name, each changed by one thread at a time. Like [ConcurrentHashMap#compute], but a
/// change may take as long as it likes, replay a journal or wait for a disk: only those wait who
/// want the same name. The map holds a future for each name, and no work is done inside of it.
final class Turns<T> {
  /// What is under a name while somebody works on it, and afterwards.
  ///
  /// @param before what was there until now, null for nothing
  /// @param after completes with what is there from then on, null for nothing
  private record Turn<T>(@Nullable T before, CompletableFuture<@Nullable T> after) {
    static <T> Turn<T> over(T value) {
      return new Turn<>(value, CompletableFuture.completedFuture(value));
    }

    @Nullable T now() {
      return after.isDone() ? after.join() : before;
    }
  }

  private final Map<String, Turn<T>> turns = new ConcurrentHashMap<>();

  /// What is under a name and not being worked on; null for nothing.
  @Nullable T settled(String name) {
    Turn<T> turn = turns.get(name);
    return turn != null && turn.after.isDone() ? turn.after.join() : null;
  }

  /// What is under a name, or was until somebody began to work on it; null for nothing.
  @Nullable T now(String name) {
    Turn<T> turn = turns.get(name);
    return turn == null ? null : turn.now();
  }

  /// The same of all names.
  Collection<T> all() {
    return turns.values().stream().map(Turn::now).filter(Objects::nonNull).toList();
  }

  Collection<String> names() {
    return turns.keySet();
  }

  /// A name that nobody else knows yet.
  void put(String name, T value) {
    turns.put(name, Turn.over(value));
  }

  /// Replaces what is under a name, when nobody else works on it. Where the change throws, what was
  /// there stays.
  ///
  /// @param change takes and returns null for nothing; it must not ask for the same name again
  @Nullable T change(String name, UnaryOperator<@Nullable T> change) {
    Turn<T> mine = begin(name);
    @Nullable T after = mine.before;
    try {
      after = change.apply(mine.before);
      return after;
    } finally {
      if (after == null) {
        turns.remove(name, mine); // first, so that whoever waits finds the name free
      }
      mine.after.complete(after);
    }
  }

  /// Waits for those who came first.
  private Turn<T> begin(String name) {
    while (true) {
      Turn<T> current = turns.get(name);
      @Nullable T before = current == null ? null : current.after.join();
      var mine = new Turn<T>(before, new CompletableFuture<>());
      boolean begun =
          current == null
              ? turns.putIfAbsent(name, mine) == null
              : turns.replace(name, current, mine);
      if (begun) {
        return mine;
      }
    }
  }
}
