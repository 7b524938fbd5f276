package games.magie.table.live;

import static games.magie.table.House.act;
import static games.magie.table.House.move;
import static games.magie.table.House.ok;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.Ear;
import games.magie.table.HandStore;
import games.magie.table.House;
import games.magie.table.Refused;
import games.magie.table.RowRecord;
import games.magie.table.StoreSamples;
import games.magie.table.Table;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Problem;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableTest {
  @TempDir private Path folder = Path.of("");

  private House house = new House(new HandStore());

  @BeforeEach
  void open() {
    house = new House(folder.resolve("store.db"));
  }

  @AfterEach
  void close() {
    house.close();
  }

  private void restart() {
    house.close();
    open();
  }

  /// Two people, of whom the one whose turn it is comes first.
  private record Two(Table table, Ear active, Ear other) {
    int moment() {
      return java.util.Objects.requireNonNull(active.asked()).moment();
    }

    @Nullable Problem play(String id, String text) {
      return table.command(active.seat(), new Command(id, moment(), text, ""));
    }
  }

  private Two two(Table table) {
    var a = new Ear(0);
    var b = new Ear(1);
    table.attach(a, 0);
    table.attach(b, 0);
    return a.asked() != null ? new Two(table, a, b) : new Two(table, b, a);
  }

  private Two two() {
    return two(house.open("out", 0, "me", "me"));
  }

  private List<RowRecord> rows(Table table) {
    return house.rows(table);
  }

  private static String code(@Nullable Problem problem) {
    return problem == null ? "" : problem.code();
  }

  @Test
  void aRepeatedCommandIsAnsweredAndNotCarriedOutAgain() {
    Two two = two();
    var command = new Command("the-same-id", two.moment(), "roll", "");
    ok(two.table.command(two.active.seat(), command));
    int rows = rows(two.table).size();
    ok(two.table.command(two.active.seat(), command));
    assertThat(rows(two.table)).hasSize(rows);
  }

  @Test
  void aMoveThatIsOnlyConsideredIsJudgedAndChangesNothing() {
    Two two = two();
    int seat = two.active.seat();
    int rows = rows(two.table).size();
    assertThat(two.table.consider(seat, consider(two.moment(), "roll"))).isNull();
    assertThatThrownBy(() -> two.table.consider(seat, consider(two.moment(), "stop")))
        .isInstanceOfSatisfying(
            Refused.class, e -> assertThat(e.problem().clause()).isEqualTo("express.end.empty"));
    assertThatThrownBy(() -> two.table.consider(seat, consider(two.moment() + 1, "roll")))
        .hasMessageStartingWith("stale");
    assertThatThrownBy(() -> two.table.consider(-1, consider(two.moment(), "roll")))
        .hasMessageStartingWith("not-yours");
    assertThat(rows(two.table)).hasSize(rows);
    ok(two.play("the-real-roll", "roll"));
  }

  private static Command consider(int moment, String text) {
    return new Command("only-a-thought", moment, text, "consider");
  }

  @Test
  void anIdForAnotherCommandIsReused() {
    Two two = two();
    int first = two.moment();
    ok(two.table.command(two.active.seat(), new Command("the-same-id", first, "roll", "")));
    int rows = rows(two.table).size();
    for (var other :
        List.of(
            new Command("the-same-id", first + 1, "roll", ""),
            new Command("the-same-id", first, "stop", ""),
            new Command("the-same-id", 0, "", "leave"))) {
      assertThat(code(two.table.command(two.active.seat(), other))).isEqualTo("reused");
    }
    assertThat(rows(two.table)).hasSize(rows);
  }

  @Test
  void aRepeatedCommandIsKnownAfterARestart() {
    Two two = two();
    var command = new Command("the-same-id", two.moment(), "roll", "");
    ok(two.table.command(two.active.seat(), command));
    int rows = rows(two.table).size();
    restart();
    Table again = house.table(two.table.id());
    ok(again.command(two.active.seat(), command));
    assertThat(code(again.command(two.active.seat(), new Command("the-same-id", 9, "stop", ""))))
        .isEqualTo("reused");
    assertThat(rows(again)).hasSize(rows);
  }

  @Test
  void theIdsOfTwoSeatsAreStrangers() {
    Two two = two();
    ok(two.play("the-same-id", "roll"));
    ok(two.table.command(two.other.seat(), new Command("the-same-id", 0, "", "agree")));
  }

  @Test
  void aMoveForAnotherMomentIsStale() {
    Two two = two();
    int rows = rows(two.table).size();
    var late = move(two.moment() + 1, "roll");
    assertThat(code(two.table.command(two.active.seat(), late))).isEqualTo("stale");
    var nonsense = move(two.moment() + 1, "no such move");
    assertThat(code(two.table.command(two.active.seat(), nonsense))).isEqualTo("stale");
    assertThat(rows(two.table)).hasSize(rows);
  }

  @Test
  void aRefusedMoveNamesItsClauseAndChangesNothing() {
    Two two = two();
    var before = two.active.frames();
    Problem problem = two.play("some-command", "stop");
    assertThat(problem).isNotNull();
    assertThat(problem.code()).isEqualTo("refused");
    assertThat(problem.clause()).startsWith("express.");
    assertThat(problem.message()).startsWith("refusal.");
    assertThat(two.active.frames()).isEqualTo(before);
    ok(two.play("some-command", "roll"));
  }

  @Test
  void whatIsNoMoveIsUnreadable() {
    Two two = two();
    for (String text : List.of("fly", "place", "place 99 pink", "roll roll", "\u0000", "{}")) {
      assertThat(code(two.play("some-command", text))).as(text).isEqualTo("unreadable");
    }
    assertThat(rows(two.table)).hasSize(1);
  }

  @Test
  void aSpectatorAndSomebodyElsesTurnCannotAct() {
    Two two = two();
    assertThat(code(two.table.command(-1, move(two.moment(), "roll")))).isEqualTo("not-yours");
    assertThat(code(two.table.command(two.other.seat(), move(0, "roll")))).isEqualTo("refused");
    assertThat(rows(two.table)).hasSize(1);
  }

  @Test
  void aPlacedDieCanBeTakenBackAndTheJournalKeepsBoth() {
    Two two = two();
    ok(two.play("first-roll", "roll"));
    var asked = two.active.asked();
    assertThat(asked).isNotNull();
    assertThat(asked.takeBack()).as("a roll").isFalse();
    assertThat(code(two.table.command(two.active.seat(), act("take-back")))).isEqualTo("refused");
    House.playOne(two.table, two.active);
    int rows = rows(two.table).size();
    ok(two.table.command(two.active.seat(), act("take-back")));
    assertThat(two.active.asked()).isEqualTo(asked);
    assertThat(rows(two.table)).hasSize(rows + 1);
    assertThat(rows(two.table).getLast().body()).contains("back ");
  }

  @Test
  void whoLeavesIsOutAndCannotComeBackToAct() {
    Table table = house.open("out", 0, "me", "me", "me");
    Two two = two(table);
    var leave = act("leave");
    ok(table.command(0, leave));
    assertThat(table.record().seats().getFirst().left()).isTrue();
    ok(table.command(0, leave));
    assertThat(code(table.command(0, act("agree")))).isEqualTo("not-yours");
    assertThat(code(table.command(0, act("leave")))).isEqualTo("not-yours");
    restart();
    assertThat(house.table(table.id()).record().seats().getFirst().left()).isTrue();
    assertThat(two.other.frames()).isNotEmpty();
  }

  @Test
  void aBotPlaysOnForWhoLeavesAlsoAfterARestart() {
    Table table = house.open("easy", 0, "me", "me");
    Two two = two(table);
    var leave = act("leave");
    ok(table.command(two.active.seat(), leave));
    two.other.await(f -> f instanceof Frame.News n && n.asked() != null);
    assertThat(code(table.command(two.active.seat(), move(0, "roll")))).isEqualTo("not-yours");
    restart();
    Table again = house.table(table.id());
    assertThat(again.record().seats().get(two.active.seat()).bot()).isEqualTo("easy");
    ok(again.command(two.active.seat(), leave));
  }

  @Test
  void theGameEndsWhenAllPeopleAgree() {
    Table table = house.open("out", 0, "me", "me", "easy");
    ok(table.command(0, act("agree")));
    assertThat(table.info().agreed()).containsExactly(0);
    ok(table.command(0, act("disagree")));
    ok(table.command(1, act("agree")));
    assertThat(table.info().agreed()).containsExactly(1);
    assertThat(table.info().state()).isEqualTo("playing");
    restart();
    Table again = house.table(table.id());
    assertThat(again.info().agreed()).as("kept").containsExactly(1);
    ok(again.command(0, act("agree")));
    assertThat(again.info().state()).isEqualTo("over");
    assertThat(code(again.command(0, act("agree")))).isEqualTo("over");
    assertThat(JournalFile.parse(again.journalFile()).journal().rows().getLast().input())
        .isEqualTo("agreed");
  }

  @Test
  void whenTheOnlyOneWhoWantedToGoOnLeavesTheOthersHaveAgreed() {
    Table table = house.open("out", 0, "me", "me", "me");
    ok(table.command(0, act("agree")));
    ok(table.command(1, act("agree")));
    ok(table.command(2, act("leave")));
    assertThat(table.info().state()).isEqualTo("over");
  }

  @Test
  void botsPlayOnAfterARestart() {
    Table table = house.open("out", 0, "me", "easy");
    var ear = new Ear(0);
    table.attach(ear, 0);
    ear.await(f ->
        (f instanceof Frame.News n && n.asked() != null)
            || (f instanceof Frame.Welcome w && w.asked() != null));
    ok(table.command(0, act("leave")));
    restart();
    var after = new Ear(-1);
    house.table(table.id()).attach(after, 0);
    after.await(f ->
        (f instanceof Frame.TableChanged t && t.table().state().equals("over"))
            || (f instanceof Frame.Welcome w && w.table().state().equals("over")));
  }

  @Test
  void aGameOfBotsAloneIsPlayedToItsEnd() {
    Table table = house.open("out", 0, "easy", "easy", "random");
    var ear = new Ear(-1);
    table.attach(ear, 0);
    ear.await(f ->
        (f instanceof Frame.TableChanged t && t.table().state().equals("over"))
            || (f instanceof Frame.Welcome w && w.table().state().equals("over")));
    assertThat(ear.log()).isNotEmpty();
  }

  @Test
  void whoWaitedForTheGameToBeginGetsItsFirstLogEntries() {
    Table table = house.open("out", 0, "me", "open");
    var early = new Ear(0);
    table.attach(early, 0);
    house.host().sit(table, -1, "Bob", "another device");
    var late = new Ear(1);
    table.attach(late, 0);
    assertThat(early.log()).isNotEmpty().isEqualTo(late.log());
  }

  @Test
  void whoComesBackGetsWhatWasMissed() {
    Two two = two();
    ok(two.play("first-roll", "roll"));
    int known = two.other.log().size();
    two.table.detach(two.other);
    House.playOne(two.table, two.active);
    House.playOne(two.table, two.active);
    var back = new Ear(two.other.seat());
    two.table.attach(back, known);
    assertThat(back.frames().getFirst())
        .isInstanceOfSatisfying(
            Frame.Welcome.class,
            w -> {
              assertThat(w.log().from()).isEqualTo(known);
              assertThat(w.log().events())
                  .extracting(e -> e.text())
                  .isEqualTo(two.active.log().subList(known, two.active.log().size()));
            });
  }

  @Test
  void aFullTableThatHadNoTimeToBeginBeginsAfterTheRestart() throws Exception {
    Table table = house.open("out", 0, "me", "open");
    house.close();
    StoreSamples.sql(
        folder.resolve("store.db"), "update seats set kind='bot', bot='easy' where seat=1");
    open();
    assertThat(house.table(table.id()).info().state()).isEqualTo("playing");
  }
}
