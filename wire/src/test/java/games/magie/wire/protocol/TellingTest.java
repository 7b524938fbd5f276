package games.magie.wire.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TellingTest {
  private final AtomicInteger made = new AtomicInteger();

  private Frame chat(int n) {
    made.incrementAndGet();
    return new Frame.Chat(n, List.of(new ChatMessage(3, 0, "", "\"n\":0, \u00e9")));
  }

  @Test
  void everyListenerIsSentItsOwnNumber() {
    var telling = new Telling(this::chat);
    for (int n : new int[] {7, 0, 10, 99, 100, 1_234_567_890, Integer.MAX_VALUE}) {
      assertThat(telling.bytes(n)).isEqualTo(Json.frame(chat(n)));
    }
  }

  @Test
  void itIsWrittenOnce() {
    var telling = new Telling(this::chat);
    telling.bytes(1);
    telling.bytes(2);
    assertThat(made).hasValue(1);
  }
}
