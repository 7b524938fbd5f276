package games.magie.server.connection;

import java.nio.ByteBuffer;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// Pings every socket every twenty seconds, so that nothing on the way takes it for idle and one
/// that has died is found. A timing wheel: it has a slot for each second, of which one is pinged
/// each second. A socket stays in its slot, so thousands of them cost one timer and no sorting.
public final class Pings implements AutoCloseable {
  static final int SECONDS = 20;

  private final List<Set<Session>> wheel =
      Stream.<Set<Session>>generate(ConcurrentHashMap::newKeySet).limit(SECONDS).toList();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("magie-pings").daemon().factory());
  private int hand;

  /// Lets the wheel turn.
  public void start() {
    var _ = clock.scheduleAtFixedRate(this::tick, 1, 1, TimeUnit.SECONDS);
  }

  public void add(Session session) {
    slot(session).add(session);
  }

  public void remove(Session session) {
    slot(session).remove(session);
  }

  private Set<Session> slot(Session session) {
    return wheel.get(Math.floorMod(System.identityHashCode(session), SECONDS));
  }

  /// A second has passed.
  void tick() {
    for (Session session : wheel.get(hand)) {
      // One that is being closed tells the callback so, and us by its listener.
      session.sendPing(ByteBuffer.allocate(0), Callback.NOOP);
    }
    hand = (hand + 1) % SECONDS;
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
