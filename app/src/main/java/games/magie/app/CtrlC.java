package games.magie.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// While it is open, Ctrl-C interrupts the thread that opened it, and the program waits a little
/// for that thread to put things in order and close this.
final class CtrlC implements AutoCloseable {
  private static final int MOST_SECONDS = 10;

  private final Thread runs = Thread.currentThread();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread hook = new Thread(this::interrupt);

  CtrlC() {
    Runtime.getRuntime().addShutdownHook(hook);
  }

  private void interrupt() {
    runs.interrupt();
    try {
      closed.await(MOST_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void close() {
    closed.countDown();
    try {
      Runtime.getRuntime().removeShutdownHook(hook);
    } catch (IllegalStateException e) {
      // The program is ending, and the hook has nothing more to wait for.
    }
  }
}
