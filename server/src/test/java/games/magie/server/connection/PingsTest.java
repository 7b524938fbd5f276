package games.magie.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class PingsTest {
  private final List<Object> pinged = new ArrayList<>();
  private final Pings pings = new Pings();

  @AfterEach
  void close() {
    pings.close();
  }

  private Session session() {
    return (Session)
        Proxy.newProxyInstance(
            PingsTest.class.getClassLoader(),
            new Class<?>[] {Session.class},
            (self, called, args) ->
                switch (called.getName()) {
                  case "sendPing" -> pinged.add(self) ? null : null;
                  case "hashCode" -> System.identityHashCode(self);
                  case "equals" -> self == args[0];
                  default -> throw new UnsupportedOperationException(called.getName());
                });
  }

  private void turn() {
    for (int second = 0; second < Pings.SECONDS; second++) {
      pings.tick();
    }
  }

  @Test
  void everySocketIsPingedOnceInATurnOfTheWheel() {
    var sessions = new ArrayList<Session>();
    for (int n = 0; n < 1000; n++) {
      sessions.add(session());
      pings.add(sessions.getLast());
    }
    turn();
    assertThat(pinged).hasSize(1000).containsAll(sessions);
    turn();
    assertThat(pinged).hasSize(2000);
  }

  @Test
  void theyAreNotAllPingedInOneSecond() {
    for (int n = 0; n < 1000; n++) {
      pings.add(session());
    }
    pings.tick();
    assertThat(pinged).hasSizeLessThan(200);
  }

  @Test
  void aSocketThatHasGoneIsNotPingedAnyMore() {
    Session session = session();
    pings.add(session);
    pings.remove(session);
    turn();
    assertThat(pinged).isEmpty();
  }
}
