package games.magie.table.live;

import static games.magie.table.House.act;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.HandStore;
import games.magie.table.House;
import games.magie.table.StoreFile;
import games.magie.table.Table;
import games.magie.wire.protocol.ChatMessage;
import games.magie.wire.protocol.Frame;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChatTest {
  @TempDir private Path folder = Path.of("");

  private House house = new House(new HandStore());
  private Table table = house.open("out", 0, "me", "me");
  private Ear listener = new Ear(1);

  @BeforeEach
  void open() {
    house = new House(folder.resolve("store.db"));
    table = house.open("out", 0, "me", "me");
    listener = new Ear(1);
    table.attach(listener, 0);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void restart() {
    house.close();
    house = new House(folder.resolve("store.db"));
    table = house.table(table.id());
  }

  private static List<ChatMessage> heard(Ear ear) {
    return ear.frames().stream()
        .filter(Frame.Chat.class::isInstance)
        .flatMap(frame -> ((Frame.Chat) frame).messages().stream())
        .toList();
  }

  @Test
  void whatIsSaidIsToldToAllAndStandsInNoJournal() {
    int rows = house.rows(table).size();
    ok(table.command(0, act("say", "Good evening!")));
    ok(table.command(1, act("emote", "hello")));
    assertThat(heard(listener))
        .containsExactly(
            new ChatMessage(1, 0, "", "Good evening!"), new ChatMessage(2, 1, "hello", ""));
    assertThat(house.rows(table)).hasSize(rows);
  }

  @Test
  void whoComesLaterReadsTheLastMessagesAlsoAfterARestart() {
    for (int number = 1; number <= 130; number++) {
      ok(table.command(0, act("say", "message " + number)));
    }
    restart();
    var late = new Ear(1);
    table.attach(late, 0);
    assertThat(heard(late)).hasSize(100);
    assertThat(heard(late).getLast()).isEqualTo(new ChatMessage(130, 0, "", "message 130"));
  }

  @Test
  void aRepeatedMessageIsSaidOnceAlsoAfterARestart() {
    var command = act("say", "once");
    ok(table.command(0, command));
    ok(table.command(0, command));
    restart();
    ok(table.command(0, command));
    var late = new Ear(1);
    table.attach(late, 0);
    assertThat(heard(late)).hasSize(1);
  }

  @Test
  void aMessageIsShortAndWithoutControlCharactersAndAnEmoteIsOneOfAFew() {
    for (var bad :
        List.of(
            act("say", "x".repeat(201)),
            act("say", "   "),
            act("say", "a\u0007b"),
            act("say", "a\u0085b"), // a control too, though not of ASCII
            act("say", "\u202Eevil"), // would turn what stands around it
            act("emote", "rude"))) {
      assertThat(Objects.requireNonNull(table.command(0, bad)).field()).isEqualTo("text");
    }
    assertThat(Objects.requireNonNull(table.command(-1, act("say", "hi"))).code())
        .isEqualTo("not-yours");
    assertThat(heard(listener)).isEmpty();
    ok(table.command(0, act("say", "x".repeat(200))));
  }

  @Test
  void aReportedMessageIsShownToTheHost() {
    ok(table.command(0, act("say", "something rude")));
    ok(table.command(0, act("say", "something kind")));
    ok(table.command(1, act("report", "1")));
    assertThat(Objects.requireNonNull(table.command(1, act("report", "7"))).field())
        .isEqualTo("text");
    var store = new StoreFile(folder.resolve("store.db"));
    assertThat(store.reports(table.record())).containsExactly("1, seat A: something rude");
  }
}
