package games.magie.testdb;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The way to a server, which can be cut and mended. It only passes bytes on, so whoever uses it
/// really loses the connection.
public final class Cable implements AutoCloseable {
  private final ServerSocket end;
  private final int port;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;
  private volatile boolean silent;

  /// @param port of the server on this machine
  public Cable(int port) {
    this.port = port;
    try {
      end = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var _ = Thread.startVirtualThread(this::accept);
  }

  public String url() {
    return "http://127.0.0.1:" + port();
  }

  public int port() {
    return end.getLocalPort();
  }

  /// Closes every connection; new ones are closed at once.
  public void cut() {
    cut = true;
    closeAll();
  }

  /// Passes nothing on any more and tells nobody: connections stand, and new ones are accepted.
  public void silence() {
    silent = true;
  }

  public void mend() {
    cut = false;
    if (silent) {
      silent = false;
      closeAll(); // what was said in the meantime is lost, so they cannot go on
    }
  }

  @Override
  public void close() throws IOException {
    cut();
    end.close();
  }

  private void accept() {
    while (!end.isClosed()) {
      try {
        Socket near = end.accept();
        if (cut) {
          close(near);
        } else {
          join(near);
        }
      } catch (IOException e) {
        // Either this end was closed, or the server cannot be reached and the other end sees that.
      }
    }
  }

  private void join(Socket near) throws IOException {
    open.add(near);
    Socket far;
    try {
      far = new Socket(InetAddress.getLoopbackAddress(), port);
    } catch (IOException e) {
      near.close();
      open.remove(near);
      throw e;
    }
    open.add(far);
    var _ = Thread.startVirtualThread(() -> pass(near, far));
    var _ = Thread.startVirtualThread(() -> pass(far, near));
  }

  private void pass(Socket from, Socket to) {
    var some = new byte[8192];
    try (from;
        to) {
      for (int read = from.getInputStream().read(some);
          read >= 0;
          read = from.getInputStream().read(some)) {
        if (!silent) {
          to.getOutputStream().write(some, 0, read);
        }
      }
    } catch (IOException e) {
      // Cut: both ends are closed now.
    }
    open.remove(from);
    open.remove(to);
  }

  private void closeAll() {
    open.forEach(Cable::close);
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
