package games.magie.server.connection;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.server.metrics.Metrics;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.eclipse.jetty.util.Callback;
import org.junit.jupiter.api.Test;

class OutboxTest {
  private final List<String> sent = new ArrayList<>();
  private final Deque<Callback> inFlight = new ArrayDeque<>();
  private boolean atOnce;
  private boolean cut;

  private final Outbox.Line line =
      new Outbox.Line() {
        @Override
        public void write(byte[] frame, boolean more, Callback done) {
          sent.add(new String(frame, UTF_8) + (more ? "+" : ""));
          inFlight.add(done);
          if (atOnce) {
            inFlight.remove().succeeded();
          }
        }

        @Override
        public void cut() {
          cut = true;
        }
      };

  private final Metrics metrics = new Metrics();
  private final Outbox outbox = new Outbox(line, metrics::cutOff);

  private void offer(String frame) {
    outbox.offer(frame.getBytes(UTF_8));
  }

  @Test
  void oneFrameIsInFlightAndTheRestFollowInOrder() {
    offer("a");
    offer("b");
    offer("c");
    assertThat(sent).containsExactly("a");
    inFlight.remove().succeeded();
    assertThat(sent).containsExactly("a", "b+");
    atOnce = true;
    inFlight.remove().succeeded();
    offer("d");
    assertThat(sent).containsExactly("a", "b+", "c", "d");
    assertThat(inFlight).isEmpty();
  }

  @Test
  void whatIsSaidTogetherGoesTogether() {
    atOnce = true;
    outbox.together(() -> {
      offer("news");
      offer("answer");
      assertThat(sent).isEmpty();
    });
    assertThat(sent).containsExactly("news+", "answer");
    offer("later");
    assertThat(sent).endsWith("later");
  }

  @Test
  void othersDoNotWaitForWhatIsSaidTogether() {
    atOnce = true;
    outbox.together(() -> {
      offer("mine");
      try {
        Thread.ofPlatform().start(() -> offer("another's")).join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
      assertThat(sent).containsExactly("mine+", "another's");
      offer("the answer");
    });
    assertThat(sent).containsExactly("mine+", "another's", "the answer");
  }

  @Test
  void whatIsSaidTogetherIsSentEvenIfItFails() {
    assertThatThrownBy(() ->
            outbox.together(() -> {
              offer("half");
              throw new IllegalStateException("planted");
            }))
        .hasMessage("planted");
    assertThat(sent).containsExactly("half");
  }

  @Test
  void thousandsOfFramesThatAreWrittenAtOnceNeedNoStack() {
    offer("first");
    for (int n = 0; n < 200; n++) {
      offer("frame " + n);
    }
    atOnce = true;
    inFlight.remove().succeeded();
    assertThat(sent).hasSize(201);
    assertThat(cut).isFalse();
  }

  @Test
  void tooManyFramesCutTheReaderOff() {
    for (int n = 0; n < 1000; n++) {
      offer("frame");
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
      offer(large);
    }
    assertThat(cut).isTrue();
    assertThat(outbox.waiting()).isZero();
  }
}
