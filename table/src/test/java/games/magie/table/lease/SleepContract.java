package games.magie.table.lease;

import static games.magie.table.House.act;
import static games.magie.table.House.ok;
import static games.magie.table.House.playOne;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Ear;
import games.magie.table.HandStore;
import games.magie.table.HandTimer;
import games.magie.table.House;
import games.magie.table.Store;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Tables at which nobody is and nothing happens leave a server's memory, with a clock that is
/// worked by hand.
abstract class SleepContract {
  private static final Duration LONG = Tables.NAP.multipliedBy(2);

  private final HandTimer timer = new HandTimer(Duration.ZERO);
  private final List<Ear> ears = new ArrayList<>();
  private House house = new House(new HandStore());

  @BeforeEach
  void open() {
    house = new House(store(), timer);
    house.host().join("http://127.0.0.1:1", _ -> {});
  }

  abstract Store store();

  House house() {
    return house;
  }

  /// Everybody has been gone for a while.
  Table sleeping() {
    Table table = express(0, "me", "me");
    playOne(table, come(table));
    ears.forEach(table::detach);
    timer.pass(LONG);
    assertThat(house.host().awake()).isZero();
    return table;
  }

  @AfterEach
  void close() {
    house.close();
  }

  private Table express(int clock, String... seats) {
    return house.open("out", clock, seats);
  }

  /// Both people come, and the one who is asked is returned.
  private Ear come(Table table) {
    ears.clear();
    ears.addAll(List.of(new Ear(0), new Ear(1)));
    ears.forEach(ear -> table.attach(ear, 0));
    return ears.get(ears.getFirst().asked() != null ? 0 : 1);
  }

  @Test
  void aTableThatEverybodyHasLeftSleepsAndGoesOnWhereItStoodWhenSomebodyComes() {
    Table table = sleeping();
    int rows = house.rows(table).size();
    Table again = house.table(table.id());
    assertThat(again).isNotSameAs(table);
    playOne(again, come(again));
    assertThat(house.rows(again)).hasSize(rows + 1);
  }

  @Test
  void whoWasAboutToSitDownAtATableThatFellAsleepIsSentBackToTheDoor() {
    Table table = express(0, "me", "me");
    timer.pass(LONG);
    var late = new Ear(0);
    table.attach(late, 0);
    late.awaitDismissed();
    var ear = come(house.table(table.id()));
    assertThat(ear.asked()).isNotNull();
  }

  @Test
  void aTableAtWhichSomebodyIsDoesNotSleep() {
    Table table = express(0, "me", "me");
    var ear = come(table);
    timer.pass(LONG.multipliedBy(3));
    assertThat(house.host().awake()).isEqualTo(1);
    playOne(table, ear);
  }

  @Test
  void aTableWhereSomethingHasJustHappenedStaysAWhile() {
    Table table = express(0, "me", "me");
    timer.pass(Tables.NAP.minusSeconds(1));
    assertThat(table.info().seats()).hasSize(2);
    timer.pass(Tables.NAP);
    assertThat(house.host().awake()).isEqualTo(1);
    timer.pass(Tables.NAP);
    assertThat(house.host().awake()).isZero();
  }

  @Test
  void aTableWhoseClockRunsDoesNotSleepBeforeItIsPaused() {
    Table table = express(3600, "me", "me");
    timer.pass(LONG.multipliedBy(2));
    assertThat(house.host().awake()).isEqualTo(1);
    ok(table.command(0, act("pause")));
    timer.pass(LONG);
    assertThat(house.host().awake()).isZero();
    assertThat(house.table(table.id()).info().paused()).isTrue();
  }

  @Test
  void aGameThatIsOverSleepsAndItsJournalIsStillThere() {
    Table table = express(0, "easy", "easy");
    while (table.record().state() != TableRecord.State.OVER) {
      timer.seconds(1);
    }
    List<String> journal = published(table);
    timer.pass(LONG);
    assertThat(house.host().awake()).isZero();
    assertThat(published(house.table(table.id()))).isEqualTo(journal);
  }

  /// Without the links: what is published is salted anew each time.
  private static List<String> published(Table table) {
    return table
        .journalFile()
        .lines()
        .filter(line -> !line.startsWith("link ") && !line.startsWith("end "))
        .toList();
  }
}
