package games.magie.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jetty.websocket.api.Session;
import org.jspecify.annotations.Nullable;
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
            PingsTest.class.getClassLoader(), new Class<?>[] {Session.class}, this::answer);
  }

  @SuppressWarnings("ReferenceEquality") // a proxy is equal to itself alone
  private @Nullable Object answer(Object self, Method called, Object @Nullable [] args) {
    if (called.getName().equals("sendPing")) {
      pinged.add(self);
      return null;
    }
    return switch (called.getName()) {
      case "hashCode" -> System.identityHashCode(self);
      case "equals" -> self == Objects.requireNonNull(args)[0];
      default -> throw new UnsupportedOperationException(called.getName());
    };
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
