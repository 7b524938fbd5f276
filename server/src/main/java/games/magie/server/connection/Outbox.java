package games.magie.server.connection;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// The frames that wait to be written to one socket: one in flight, the rest in order, and not too
/// many. Who does not read is cut off and not waited for.
public final class Outbox {
  private static final int MOST_FRAMES = 256;
  private static final int MOST_CHARACTERS = 1 << 20;

  private final Session session;
  private final Runnable cutOff;
  private final Deque<String> waiting = new ArrayDeque<>();
  private int characters;
  private boolean writing;
  private boolean dead;

  /// @param cutOff called when somebody is
  public Outbox(Session session, Runnable cutOff) {
    this.session = session;
    this.cutOff = cutOff;
  }

  public synchronized void offer(String frame) {
    if (dead) {
      return;
    }
    waiting.add(frame);
    characters += frame.length();
    if (waiting.size() > MOST_FRAMES || characters > MOST_CHARACTERS) {
      die();
      session.disconnect();
      cutOff.run();
      return;
    }
    if (!writing) {
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
      String next = waiting.poll();
      writing = next != null;
      if (next == null || dead) {
        return;
      }
      characters -= next.length();
      var round = new Round();
      session.sendText(next, Callback.from(round::succeeded, round::failed));
      if (!round.inline()) {
        return;
      }
    }
  }

  private synchronized void die() {
    dead = true;
    waiting.clear();
  }

  /// One write: whether it completed before `sendText` returned decides who writes the next frame.
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
