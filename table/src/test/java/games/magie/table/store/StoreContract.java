package games.magie.table.store;

import static games.magie.table.StoreSamples.append;
import static games.magie.table.StoreSamples.row;
import static games.magie.table.StoreSamples.table;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.StoreFailure;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.Seat;
import games.magie.table.Write;
import games.magie.wire.PlainText;
import games.magie.wire.protocol.ChatMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// What every store promises.
public abstract class StoreContract {
  /// Opens the test's store, again and again the same one.
  protected abstract Store open();

  public static void write(Store store, Write... writes) {
    try {
      store.write(List.of(writes)).get(30, SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void whatWasWrittenIsThereAfterReopening() {
    Seat bob = Seat.person(1, "Bob", "hash of Bob");
    try (var store = open()) {
      write(store, new Write.Open(table("t")), new Write.Hold("t", 0, "device"));
      write(
          store,
          new Write.SetSeat("t", bob.gone()),
          new Write.SetState("t", TableRecord.State.PLAYING, "no reason"),
          new Write.Append(row("t", 0, 0, "command-1")),
          new Write.Append(row("t", 1, -1, "")));
    }
    try (var store = open()) {
      assertThat(store.tables())
          .containsExactly(
              table("t").with(bob.gone()).with(TableRecord.State.PLAYING, "no reason"));
      assertThat(store.holds()).containsExactly(new Write.Hold("t", 0, "device"));
      assertThat(store.rows("t")).containsExactly(row("t", 0, 0, "command-1"), row("t", 1, -1, ""));
    }
  }

  /// Every code point of the basic plane, between letters so that nothing combines.
  private static List<String> texts() {
    return IntStream.range(0, 0x10000 / 64)
        .mapToObj(row ->
            IntStream.range(64 * row, 64 * row + 64)
                .mapToObj(c -> "A" + Character.toString(c) + "b")
                .map(PlainText::tidy)
                .filter(PlainText::isText)
                .collect(Collectors.joining(" ")))
        .filter(PlainText::isText)
        .toList();
  }

  @Test
  void everyTextThatMayComeInComesBackAsItWas() {
    List<String> texts = texts();
    assertThat(texts).hasSizeGreaterThan(500);
    var writes = new ArrayList<Write>();
    writes.add(new Write.Open(table("t")));
    for (String text : texts) {
      int number = writes.size();
      writes.add(new Write.Say("t", "command-" + number, new ChatMessage(number, 0, "", text)));
    }
    for (int seat = 2; seat < texts.size(); seat++) {
      writes.add(new Write.SetSeat("t", Seat.person(seat, texts.get(seat), "")));
    }
    try (var store = open()) {
      write(store, writes.toArray(Write[]::new));
    }
    try (var store = open()) {
      assertThat(store.chat("t")).extracting(said -> said.message().text()).isEqualTo(texts);
      assertThat(store.tables().getFirst().seats().stream().skip(2))
          .extracting(Seat::name)
          .isEqualTo(texts.subList(2, texts.size()));
    }
  }

  @Test
  void rowsComeInTheOrderOfTheirNumbersWhateverTheOrderOfTheirArrival() {
    try (var store = open()) {
      write(store, append("t", 1), append("u", 0), append("t", 2), append("t", 0));
      assertThat(store.rows("t")).extracting(RowRecord::number).containsExactly(0, 1, 2);
    }
  }

  @Test
  void aFailedWriteDoesNotTakeItsNeighboursWithIt() throws Exception {
    try (var store = open()) {
      write(store, append("t", 0));
      var good = new ArrayList<CompletableFuture<Void>>();
      for (int number = 1; number <= 50; number++) {
        good.add(store.write(List.of(append("t", number))));
      }
      var bad = store.write(List.of(append("u", 0), append("t", 0)));
      for (int number = 51; number <= 100; number++) {
        good.add(store.write(List.of(append("t", number))));
      }
      assertThat(bad)
          .failsWithin(java.time.Duration.ofSeconds(30))
          .withThrowableOfType(ExecutionException.class)
          .withCauseInstanceOf(StoreFailure.class);
      for (CompletableFuture<Void> each : good) {
        each.get(30, SECONDS);
      }
      assertThat(store.rows("t")).hasSize(101);
      assertThat(store.rows("u")).as("the other half of the failed write").isEmpty();
    }
  }

  @Test
  void numbersAreUniqueWithinATable() {
    try (var store = open()) {
      write(store, append("t", 0), append("u", 0));
      assertThat(store.write(List.of(append("t", 0))))
          .failsWithin(java.time.Duration.ofSeconds(30));
      assertThat(store.rows("t")).hasSize(1);
    }
  }

  @Test
  void commandIdsAreUniqueForASeatOfATable() {
    try (var store = open()) {
      write(store, new Write.Append(row("t", 0, 0, "command-1")));
      assertThat(store.write(List.of(new Write.Append(row("t", 1, 0, "command-1")))))
          .failsWithin(java.time.Duration.ofSeconds(30));
      write(
          store,
          new Write.Append(row("t", 1, 1, "command-1")),
          new Write.Append(row("u", 0, 0, "command-1")));
      assertThat(store.rows("t")).hasSize(2);
    }
  }

  @Test
  void aWriteAfterTheEndFailsInsteadOfWaitingForEver() {
    var store = open();
    store.close();
    assertThat(store.write(List.of(append("t", 0)))).failsWithin(java.time.Duration.ofSeconds(30));
  }

  @Test
  void everythingThatWaitsWhenTheStoreClosesIsWrittenFirst() {
    var store = open();
    var writes =
        IntStream.range(0, 1000).mapToObj(n -> store.write(List.of(append("t", n)))).toList();
    store.close();
    assertThat(writes).allMatch(write -> write.isDone() && !write.isCompletedExceptionally());
    try (var again = open()) {
      assertThat(again.rows("t")).hasSize(1000);
    }
  }

  @Test
  void tablesComeInTheOrderInWhichTheyWereOpened() {
    try (var store = open()) {
      for (String id : List.of("z", "a", "m")) {
        write(store, new Write.Open(table(id)));
      }
      write(store, new Write.SetState("z", TableRecord.State.OVER, ""));
      assertThat(store.tables()).extracting(TableRecord::id).containsExactly("z", "a", "m");
    }
  }

  @Test
  void aHoldOrASeatMayBeWrittenAgain() {
    Seat bob = Seat.person(1, "Bob", "hash of Bob");
    try (var store = open()) {
      write(store, new Write.Open(table("t")), new Write.Hold("t", 0, "device"));
      write(store, new Write.Hold("t", 0, "device"), new Write.SetSeat("t", bob));
      write(store, new Write.SetSeat("t", bob.gone()));
      assertThat(store.holds()).containsExactly(new Write.Hold("t", 0, "device"));
      assertThat(store.tables()).containsExactly(table("t").with(bob.gone()));
    }
  }

  @Test
  void gamesThatAnybodyMayWatchAreListedTheLatestMoveFirst() {
    try (var store = open()) {
      for (String id : List.of("a", "b", "private", "over", "open")) {
        write(store, new Write.Open(table(id).listed(!id.equals("private"))));
        write(store, new Write.SetState(id, TableRecord.State.PLAYING, ""), append(id, 0));
      }
      write(store, new Write.SetState("over", TableRecord.State.OVER, ""));
      write(store, new Write.SetState("open", TableRecord.State.OPEN, ""));
      write(store, append("a", 1), append("private", 1));
      TableRecord playing = table("a").listed(true).with(TableRecord.State.PLAYING, "");
      assertThat(store.listed(9)).extracting(each -> each.table().id()).containsExactly("a", "b");
      assertThat(store.listed(1)).containsExactly(new Store.Listed(playing, 1));
      write(store, new Write.SetListed("a", false), new Write.SetListed("private", true));
      assertThat(store.listed(9))
          .extracting(each -> each.table().id())
          .containsExactly("private", "b");
    }
  }

  @Test
  void actsComeInTheOrderOfTheirArrival() {
    var first = new Write.Action("t", 1, "command-2", "do agree");
    var second = new Write.Action("t", 0, "command-1", "do disagree");
    try (var store = open()) {
      write(store, first);
      write(store, second);
      assertThat(store.actions("t")).containsExactly(first, second);
      assertThat(store.actions("u")).isEmpty();
    }
  }
}
