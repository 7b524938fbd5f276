package games.magie.app.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;

/// One thread that reads all sockets.
public final class LoadReader implements AutoCloseable {
  private static final int LARGEST = 1 << 20;

  private final Selector selector;
  private final Thread thread;
  private volatile boolean closed;

  public LoadReader() throws IOException {
    selector = Selector.open();
    thread = Thread.ofPlatform().daemon().name("reader").start(this::run);
  }

  void add(LoadSocket socket) throws ClosedChannelException {
    socket.channel().register(selector, SelectionKey.OP_READ, socket);
    selector.wakeup();
  }

  private void run() {
    var space = new byte[LARGEST];
    try (selector) {
      while (!closed) {
        selector.select(key -> {
          if (key.attachment() instanceof LoadSocket socket) {
            socket.read(space);
          }
        });
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    closed = true;
    selector.wakeup();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
