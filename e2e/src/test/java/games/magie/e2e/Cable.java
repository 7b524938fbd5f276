package games.magie.e2e;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The way from a browser to a server, which can be cut and mended. It only passes bytes on, so the
/// browser really loses its connections.
final class Cable implements AutoCloseable {
  private final ServerSocket end;
  private final int port;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile boolean cut;

  /// @param port of the server on this machine
  Cable(int port) {
    this.port = port;
    try {
      end = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    var _ = Thread.startVirtualThread(this::accept);
  }

  String url() {
    return "http://127.0.0.1:" + end.getLocalPort();
  }

  /// Closes every connection; new ones are closed at once.
  void cut() {
    cut = true;
    open.forEach(Cable::close);
  }

  void mend() {
    cut = false;
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
        // Either this end was closed, or the server cannot be reached and the browser sees that.
      }
    }
  }

  private void join(Socket near) throws IOException {
    Socket far = new Socket(InetAddress.getLoopbackAddress(), port);
    open.add(near);
    open.add(far);
    var _ = Thread.startVirtualThread(() -> pass(near, far));
    var _ = Thread.startVirtualThread(() -> pass(far, near));
  }

  private void pass(Socket from, Socket to) {
    try (from;
        to) {
      from.getInputStream().transferTo(to.getOutputStream());
    } catch (IOException e) {
      // Cut: both ends are closed now.
    }
    open.remove(from);
    open.remove(to);
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
