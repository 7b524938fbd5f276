package games.magie.server.connection;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.metrics.Metrics;
import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

class OutboxTest {
  private final List<String> sent = new ArrayList<>();
  private final Deque<Callback> inFlight = new ArrayDeque<>();
  private boolean atOnce;
  private boolean cut;

  private final Session session =
      (Session)
          Proxy.newProxyInstance(
              OutboxTest.class.getClassLoader(),
              new Class<?>[] {Session.class},
              (_, called, args) -> {
                switch (called.getName()) {
                  case "sendText" -> {
                    sent.add((String) args[0]);
                    inFlight.add((Callback) args[1]);
                    if (atOnce) {
                      inFlight.remove().succeed();
                    }
                  }
                  case "disconnect" -> cut = true;
                  default -> throw new UnsupportedOperationException(called.getName());
                }
                return null;
              });

  private final Metrics metrics = new Metrics();
  private final Outbox outbox = new Outbox(session, metrics::cutOff);

  @Test
  void oneFrameIsInFlightAndTheRestFollowInOrder() {
    outbox.offer("a");
    outbox.offer("b");
    outbox.offer("c");
    assertThat(sent).containsExactly("a");
    inFlight.remove().succeed();
    assertThat(sent).containsExactly("a", "b");
    atOnce = true;
    inFlight.remove().succeed();
    outbox.offer("d");
    assertThat(sent).containsExactly("a", "b", "c", "d");
    assertThat(inFlight).isEmpty();
  }

  @Test
  void thousandsOfFramesThatAreWrittenAtOnceNeedNoStack() {
    outbox.offer("first");
    for (int n = 0; n < 200; n++) {
      outbox.offer("frame " + n);
    }
    atOnce = true;
    inFlight.remove().succeed();
    assertThat(sent).hasSize(201);
    assertThat(cut).isFalse();
  }

  @Test
  void tooManyFramesCutTheReaderOff() {
    for (int n = 0; n < 1000; n++) {
      outbox.offer("frame");
    }
    assertThat(cut).isTrue();
    assertThat(metrics.text(Map.of())).contains("magie_sockets_cut_off_total 1\n");
    assertThat(sent).hasSize(1);
    assertThat(outbox.waiting()).isZero();
  }

  @Test
  void tooMuchTextCutsTheReaderOff() {
    String large = "x".repeat(100_000);
    for (int n = 0; n < 20; n++) {
      outbox.offer(large);
    }
    assertThat(cut).isTrue();
    assertThat(outbox.waiting()).isZero();
  }
}
