package games.magie.server.relay;

import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A socket whose table another server runs: frames come from there as they are, commands go there
/// as they are. When one end closes, so does the other, and whoever sits at it comes back.
public final class Pipe implements WebSocket.Listener {
  private static final int GOING_AWAY = 1012;

  private final String table;
  private final StringBuilder partial = new StringBuilder();

  /// What came before the near end was there.
  private final List<String> early = new ArrayList<>();

  private @Nullable WebSocket far;
  private @Nullable Consumer<String> near;
  private @Nullable Consumer<Integer> closing;
  private int frames;
  private int closed;

  Pipe(String table) {
    this.table = table;
  }

  String table() {
    return table;
  }

  synchronized void join(WebSocket socket) {
    far = socket;
  }

  /// The near end is there: what has come goes on in order.
  ///
  /// @param near takes a frame; never blocks
  /// @param closing told the status when the far end closes
  synchronized void attach(Consumer<String> near, Consumer<Integer> closing) {
    early.forEach(near);
    early.clear();
    this.near = near;
    this.closing = closing;
    if (closed != 0) {
      closing.accept(closed);
    }
  }

  /// How many frames went through.
  synchronized int frames() {
    return frames;
  }

  /// Passes a command on. When that fails the end has come anyway.
  void send(String text) {
    WebSocket socket;
    synchronized (this) {
      socket = far;
    }
    try {
      if (socket != null) {
        socket.sendText(text, true).join();
      }
    } catch (CompletionException | IllegalStateException e) {
      end(GOING_AWAY);
    }
  }

  /// Nobody came for it.
  void hangUpUnlessAttached() {
    boolean forgotten;
    synchronized (this) {
      forgotten = near == null;
    }
    if (forgotten) {
      hangUp();
    }
  }

  void hangUp() {
    WebSocket socket;
    synchronized (this) {
      socket = far;
    }
    if (socket != null) {
      socket.abort();
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    synchronized (this) {
      partial.append(data);
      if (last) {
        String frame = partial.toString();
        partial.setLength(0);
        frames++;
        if (near == null) {
          early.add(frame);
        } else {
          near.accept(frame);
        }
      }
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    end(status == WebSocket.NORMAL_CLOSURE || status > GOING_AWAY ? status : GOING_AWAY);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    end(GOING_AWAY);
  }

  private void end(int status) {
    Consumer<Integer> tell;
    synchronized (this) {
      if (closed != 0) {
        return;
      }
      closed = status;
      tell = closing;
    }
    if (tell != null) {
      tell.accept(status);
    }
  }
}
