package games.magie.table.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.table.AdminCommand;
import games.magie.table.Caretaker;
import games.magie.table.Ear;
import games.magie.table.Host;
import games.magie.table.House;
import games.magie.table.PersonTrace;
import games.magie.table.Refused;
import games.magie.table.RowRecord;
import games.magie.table.Store;
import games.magie.table.StoreFile;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.State;
import games.magie.table.Write;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What the host can do to tables, while a server runs them and while none does.
public abstract class CaretakerContract {
  public static final String NAME = "Zebedäus";
  private static final String LOUD = "ZEBEDÄUS";

  private static final long LONG = 30_000_000_000L;

  abstract Store open();

  abstract Caretaker caretaker();

  abstract StoreFile look();

  /// Whether a word stands anywhere in the store's files or tables.
  abstract boolean holds(String word) throws Exception;

  House house() {
    var house = new House(open());
    house.host().join("http://127.0.0.1:1", _ -> {});
    return house;
  }

  public static Table seated(House house, String game) {
    var seats = List.of(new NewSeat("me", NAME, ""), new NewSeat("me", "Bob", ""));
    return house.host().open(new NewTable(game, Map.of(), 0, "out", seats), House.DEVICE).table();
  }

  private void run(String table, AdminCommand command) {
    try (var caretaker = caretaker()) {
      caretaker.run(table, command);
    }
  }

  /// Where servers share a database, the one that runs the table hears of it a moment later.
  private void run(House house, String table, AdminCommand command) {
    Table before = house.table(table);
    run(table, command);
    awaitAnother(house, before);
  }

  private static void awaitAnother(House house, Table before) {
    long end = System.nanoTime() + LONG;
    while (house.table(before.id()).equals(before)) {
      assertThat(System.nanoTime()).as("the table is taken up again").isLessThan(end);
      Thread.onSpinWait();
    }
  }

  private void refused(String table, AdminCommand command, String why) {
    assertThatThrownBy(() -> run(table, command))
        .isInstanceOf(BadInput.class)
        .hasMessageContaining(why);
  }

  private TableRecord record(String table) {
    return look().tables().stream()
        .filter(each -> each.id().equals(table))
        .findFirst()
        .orElseThrow();
  }

  private static String code(House house, String table, String act, String text) {
    var problem = house.table(table).command(0, House.act(act, text));
    return problem == null ? "ok" : problem.code();
  }

  private static Ear ear(Table table, int seat) {
    var ear = new Ear(seat);
    table.attach(ear, 0);
    return ear;
  }

  private static void playOne(House house, String id) {
    Table table = house.table(id);
    Ear a = ear(table, 0);
    Ear b = ear(table, 1);
    House.playOne(table, a.asked() != null ? a : b);
  }

  @Test
  void aTableIsStoppedWhileItsServerRunsAndGoesOnWhereItWas() {
    try (var house = house()) {
      String id = seated(house, "express").id();
      playOne(house, id);
      Ear watching = ear(house.table(id), -1);
      run(house, id, new AdminCommand.Stop("let us cool down"));
      watching.awaitDismissed();
      assertThat(house.table(id).info().state()).isEqualTo("stopped");
      assertThat(house.table(id).info().reason()).isEqualTo("let us cool down");
      var welcome = (Frame.Welcome) ear(house.table(id), 0).frames().getFirst();
      assertThat(welcome.view()).isNull();
      assertThat(code(house, id, "leave", "")).isEqualTo("stopped");
      refused(id, new AdminCommand.Stop(""), "stopped");

      int rows = look().verify(record(id));
      run(house, id, new AdminCommand.GoOn());
      refused(id, new AdminCommand.GoOn(), "not frozen");
      playOne(house, id);
      assertThat(look().verify(record(id))).isEqualTo(rows + 1);
    }
  }

  @Test
  void aTableThatWouldFreezeAgainIsNotSaidToGoOn() {
    try (var house = house()) {
      String id = seated(house, "express").id();
      playOne(house, id);
    }
    String id = look().tables().getFirst().id();
    try (var store = open()) {
      RowRecord row = store.rows(id).getFirst();
      String other = row.body().replaceFirst("digest .", "digest x");
      var damaged =
          new RowRecord(id, 99, -1, "", "", other, row.salt(), row.link()); // no such row follows
      store
          .write(
              List.of(
                  new Write.Append(damaged), new Write.SetState(id, State.FROZEN, "for a test")))
          .join();
    }
    refused(id, new AdminCommand.GoOn(), "it would be frozen again at once");
    assertThat(record(id).state()).isEqualTo(State.FROZEN);
    assertThat(record(id).reason()).isEqualTo("for a test");
  }

  @Test
  void aPackedTableIsOpenedAgainByTheNameOfItsPack() {
    try (var house = house()) {
      String id = packed(house, "deal");
      String pack = look().packs(record(id)).getLast();
      try (var caretaker = caretaker()) {
        assertThatThrownBy(() -> caretaker.reopen("f".repeat(32)))
            .isInstanceOf(BadInput.class)
            .hasMessageContaining("no table here was packed under the name");
        assertThat(caretaker.reopen(pack)).isEqualTo(id);
      }
      assertThat(record(id).state()).isEqualTo(State.PLAYING);
      refused(id, new AdminCommand.Reopen(pack), "here already");
    }
  }

  @Test
  void aTableIsDeletedWithEverythingThatWasThere() throws Exception {
    try (var house = house()) {
      String other = seated(house, "express").id();
      String id = seated(house, "express").id();
      playOne(house, id);
      assertThat(code(house, id, "say", "unmistakable")).isEqualTo("ok");
      Ear watching = ear(house.table(id), -1);
      run(id, new AdminCommand.Delete());
      watching.awaitDismissed();
      assertThat(look().tables()).extracting(TableRecord::id).containsExactly(other);
      assertThat(house.host().table(id)).isEmpty();
      assertThat(house.host().held(House.DEVICE)).allMatch(held -> held.table().equals(other));
      try (var caretaker = caretaker()) {
        caretaker.scrub();
      }
      assertThat(holds("unmistakable")).isFalse();
      refused(id, new AdminCommand.Delete(), "there is no table");
      playOne(house, other);
    }
  }

  @Test
  void whoeverIsForgottenTwiceIsStillCalledTheSame() {
    String id;
    try (var house = house()) {
      id = seated(house, "express").id();
    }
    run(id, new AdminCommand.Forget(0));
    try (var caretaker = caretaker()) {
      assertThat(caretaker.forgetAgain()).isEqualTo(1);
    }
    assertThat(record(id).seats().getFirst().name()).isEqualTo("Player A");
  }

  @Test
  void aTableWithFreeSeatsIsStoppedAndGoesOnWithFreeSeats() {
    try (var house = house()) {
      String id = house.open("out", 0, "me", "open").id();
      run(house, id, new AdminCommand.Stop(""));
      assertThatThrownBy(() -> house.host().sit(house.table(id), 1, "Bob", "device"))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("stopped");
      run(house, id, new AdminCommand.GoOn());
      assertThat(house.host().sit(house.table(id), 1, "Bob", "device").seat()).isEqualTo(1);
      assertThat(house.table(id).info().state()).isEqualTo("playing");
    }
  }

  @Test
  void aClosedTableTakesNothingMoreAndItsJournalStays() {
    String id;
    try (var house = house()) {
      id = seated(house, "deal").id();
    }
    run(id, new AdminCommand.Close("nobody comes any more")); // no server runs
    assertThat(look().verify(record(id))).isEqualTo(1);
    refused(id, new AdminCommand.Close(""), "closed already");
    refused(id, new AdminCommand.GoOn(), "not frozen");
    try (var house = house()) {
      assertThat(house.table(id).info().state()).isEqualTo("closed");
      assertThat(code(house, id, "leave", "")).isEqualTo("closed");
      assertThat(code(house, id, "say", "hello?")).isEqualTo("closed");
      assertThatThrownBy(() -> look().journalFile(record(id))).isInstanceOf(BadInput.class);
    }
  }

  @Test
  void aMessageIsTakenAwayAndASeatHushed() {
    try (var house = house()) {
      String id = seated(house, "express").id();
      assertThat(code(house, id, "say", "something rude")).isEqualTo("ok");
      assertThat(code(house, id, "say", "something kind")).isEqualTo("ok");
      run(house, id, new AdminCommand.Unsay(1));
      refused(id, new AdminCommand.Unsay(1), "no message 1");
      Ear late = ear(house.table(id), 1);
      assertThat(late.await(Frame.Chat.class::isInstance).toString())
          .contains("kind")
          .doesNotContain("rude");

      run(house, id, new AdminCommand.Hush(0, true));
      refused(id, new AdminCommand.Hush(0, true), "silent already");
      refused(id, new AdminCommand.Hush(7, true), "2 seats");
      assertThat(code(house, id, "say", "and again")).isEqualTo("hushed");
      run(house, id, new AdminCommand.Stop("")); // and while the table is stopped
      assertThat(code(house, id, "emote", "wow")).isEqualTo("hushed");
      run(house, id, new AdminCommand.GoOn());
      run(house, id, new AdminCommand.Hush(0, false));
      assertThat(code(house, id, "say", "sorry")).isEqualTo("ok");
      assertThat(look().reports(record(id))).isEmpty();
    }
  }

  @Test
  void nothingIsLeftOfWhoIsForgottenAndTheGameGoesOn() throws Exception {
    try (var house = house()) {
      String id = seated(house, "express").id();
      playOne(house, id);
      assertThat(code(house, id, "say", "my name is " + NAME)).isEqualTo("ok");
      House.ok(house.table(id).command(1, House.act("say", "hello " + LOUD + "!")));
      run(house, id, new AdminCommand.Stop("because of " + NAME));
      run(house, id, new AdminCommand.GoOn());
      String packed = packed(house, "express");
      String sealed = packed(house, "deal");
      assertThat(holds(NAME)).isTrue();

      List<PersonTrace> traces = look().traces(" zebedäus ");
      assertThat(traces).hasSize(3);
      assertThat(traces.getFirst().messages()).isEqualTo(1);
      assertThat(traces.getFirst().mentions()).isEqualTo(1);
      forget(house, traces);

      assertThat(holds(NAME)).isFalse();
      assertThat(holds(LOUD)).isFalse();
      assertThat(look().traces(NAME)).isEmpty();
      assertThat(record(id).seats().getFirst().name()).isEqualTo("Player A");
      look().tables().forEach(table -> assertThat(look().verify(table)).isPositive());
      playOne(house, id);
      assertThat(ear(house.table(id), 1).await(Frame.Chat.class::isInstance).toString())
          .contains("hello …!");
      for (String each : List.of(packed, sealed)) {
        String file = house.table(each).packedFile();
        assertThat(file).contains("person Player A", "person Bob");
        assertThat(house.host().unpack(file, House.DEVICE).id()).isEqualTo(each);
        assertThat(house.table(each).record().state()).isEqualTo(State.PLAYING);
      }
    }
  }

  private static String packed(House house, String game) {
    Table table = seated(house, game);
    table.pack("");
    return table.id();
  }

  private void forget(House house, List<PersonTrace> traces) {
    var before = traces.stream().<Table>map(each -> house.table(each.table().id())).toList();
    forget(traces);
    before.forEach(each -> awaitAnother(house, each));
  }

  private void forget(List<PersonTrace> traces) {
    try (var caretaker = caretaker()) {
      traces.forEach(
          each -> caretaker.run(each.table().id(), new AdminCommand.Forget(each.seat())));
      caretaker.scrub();
    }
  }

  @Test
  void aFileThatWasGivenAwayBeforeStillOpensTheTable() {
    try (var house = house()) {
      String id = packed(house, "deal");
      String before = house.table(id).packedFile();
      String code = house.table(id).packedCode(1);
      forget(house, look().traces(NAME));
      assertThat(house.table(id).packedCode(1)).as("the links stay").isEqualTo(code);
      assertThat(house.host().unpack(before, House.DEVICE).id()).isEqualTo(id);
      assertThat(record(id).seats().getFirst().name()).isEqualTo("Player A");
    }
  }

  @Test
  void whereTheGameHasEndedNoDeviceLeadsToTheSeatAnyMore() {
    try (var house = house()) {
      String id = seated(house, "express").id();
      run(house, id, new AdminCommand.Close(""));
      assertThat(house.host().held(House.DEVICE))
          .contains(new Host.Held(id, 0), new Host.Held(id, 1));
      run(house, id, new AdminCommand.Forget(0));
      assertThat(house.host().held(House.DEVICE)).containsExactly(new Host.Held(id, 1));
      assertThat(house.host().holds(House.DEVICE, id, 0)).isFalse();
    }
  }

  @Test
  void theSameIsDoneWhileNoServerRuns() throws Exception {
    String id;
    try (var house = house()) {
      id = seated(house, "express").id();
      playOne(house, id);
      assertThat(code(house, id, "say", "my name is " + NAME)).isEqualTo("ok");
    }
    forget(look().traces(NAME));
    assertThat(holds(NAME)).isFalse();
    run(id, new AdminCommand.Pack());
    assertThat(look().packedFile(record(id))).contains("person Player A");
    assertThatThrownBy(() -> run("nothing", new AdminCommand.GoOn()))
        .hasMessageContaining("no table");
  }
}
