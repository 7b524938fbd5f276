package games.magie.table.live;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// The lock under which everything at one table happens, first come, first served.
final class TableLock {
  private final ReentrantLock lock = new ReentrantLock(true);

  /// Whether anything was asked or done since [#look].
  private boolean stirred = true;

  void run(Runnable task) {
    lock.lock();
    try {
      stirred = true;
      task.run();
    } finally {
      lock.unlock();
    }
  }

  <T extends @Nullable Object> T ask(Supplier<T> task) {
    lock.lock();
    try {
      stirred = true;
      return task.get();
    } finally {
      lock.unlock();
    }
  }

  /// What is told whether anything stirred since the last look. The look itself does not count.
  interface Look {
    boolean see(boolean stirred);
  }

  boolean look(Look look) {
    lock.lock();
    try {
      boolean seen = look.see(stirred);
      stirred = false;
      return seen;
    } finally {
      lock.unlock();
    }
  }
}
