package games.magie.server.connection;

import java.nio.ByteBuffer;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.Frame;
import org.eclipse.jetty.websocket.core.OpCode;
import org.jspecify.annotations.Nullable;

/// The frames that wait to be written to one socket: one in flight, the rest in order, and not too
/// many. Who does not read is cut off and not waited for.
public final class Outbox {
  private static final int MOST_FRAMES = 256;
  private static final int MOST_BYTES = 1 << 20;

  /// Where frames go.
  interface Line {
    /// @param more whether another frame follows at once, so that both can go in one packet
    void write(byte[] frame, boolean more, Callback done);

    void cut();
  }

  private final Line line;
  private final Runnable cutOff;
  private final Deque<byte[]> waiting = new ArrayDeque<>();
  private int bytes;
  private boolean writing;
  private @Nullable Thread speaker;
  private boolean dead;

  /// @param cutOff called when somebody is
  public Outbox(Session session, Runnable cutOff) {
    this(new SocketLine(session), cutOff);
  }

  Outbox(Line line, Runnable cutOff) {
    this.line = line;
    this.cutOff = cutOff;
  }

  /// What this thread offers while it does something is written when that is done, all at once.
  /// Others needn't wait for it: what they offer goes out, and before it what was held back.
  public void together(Runnable something) {
    synchronized (this) {
      speaker = Thread.currentThread();
    }
    try {
      something.run();
    } finally {
      synchronized (this) {
        speaker = null;
        if (!writing) {
          writeNext();
        }
      }
    }
  }

  public synchronized void offer(byte[] frame) {
    if (dead) {
      return;
    }
    waiting.add(frame);
    bytes += frame.length;
    if (waiting.size() > MOST_FRAMES || bytes > MOST_BYTES) {
      die();
      line.cut();
      cutOff.run();
      return;
    }
    if (!writing && !Thread.currentThread().equals(speaker)) {
      writeNext();
    }
  }

  synchronized int waiting() {
    return waiting.size();
  }

  private synchronized void writeNext() {
    // A write may complete while it is being made: the loop then goes on here instead of going
    // deeper.
    while (true) {
      byte[] next = waiting.poll();
      writing = next != null;
      if (next == null || dead) {
        return;
      }
      bytes -= next.length;
      var round = new Round();
      line.write(next, !waiting.isEmpty(), Callback.from(round::succeeded, round::failed));
      if (!round.inline()) {
        return;
      }
    }
  }

  private synchronized void die() {
    dead = true;
    waiting.clear();
  }

  /// A socket, below the part of the library that takes only strings and writes each of them.
  private record SocketLine(Session session) implements Line {
    @Override
    public void write(byte[] frame, boolean more, Callback done) {
      var text = new Frame(OpCode.TEXT, ByteBuffer.wrap(frame));
      ((WebSocketSession) session).getCoreSession().sendFrame(text, done, more);
    }

    @Override
    public void cut() {
      session.disconnect();
    }
  }

  /// One write: whether it completed before the line returned decides who writes the next frame.
  private final class Round {
    private boolean returned;
    private boolean completed;

    void succeeded() {
      boolean goOn;
      synchronized (Outbox.this) {
        completed = true;
        goOn = returned;
      }
      if (goOn) {
        writeNext();
      }
    }

    void failed(Throwable cause) {
      die();
    }

    boolean inline() {
      synchronized (Outbox.this) {
        returned = true;
        return completed;
      }
    }
  }
}
