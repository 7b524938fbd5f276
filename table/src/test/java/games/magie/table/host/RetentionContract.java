package games.magie.table.host;

import static games.magie.table.House.playOne;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.Ear;
import games.magie.table.HandTimer;
import games.magie.table.Host;
import games.magie.table.House;
import games.magie.table.Keep;
import games.magie.table.Refused;
import games.magie.table.Store;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.TableRecord.State;
import games.magie.table.Travel;
import games.magie.table.Write;
import games.magie.table.pack.ManyWaiting;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tables that nobody needs any more go after a while, with a clock that is worked by hand.
abstract class RetentionContract {
  private static final Instant BEGIN = Instant.parse("2026-05-01T18:30:00Z");
  private static final Duration HOUR = Retention.PAUSE;
  private static final Duration DAY = Duration.ofDays(1);
  private static final long PLENTY = 1L << 40;

  private final HandTimer timer = new HandTimer(Duration.ZERO);

  abstract Store store();

  private House house(Duration idle, long mostWaiting) {
    var keep =
        new Keep(idle, DAY, DAY.multipliedBy(5), mostWaiting, () -> BEGIN.plusNanos(timer.nanos()));
    var house = new House(store(), timer, keep);
    house.host().join("http://127.0.0.1:1", _ -> {});
    return house;
  }

  private static List<String> ids(House house) {
    return house.store().tables().stream().map(TableRecord::id).toList();
  }

  /// A file that two people could open, and their codes.
  private record Packed(String file, List<String> codes) {}

  private static Packed packed(Path folder) {
    Path old = folder.resolve("old.db");
    String id = Travel.given(old, "deal", "", 2);
    try (var here = new Travel(old)) {
      Table original = here.host().table(id).orElseThrow();
      original.pack("");
      return new Packed(original.packedFile(), Travel.codes(original));
    }
  }

  @Test
  void aFileForWhichNobodyComesGoesAfterADayAndTheOthersStay(@TempDir Path folder) {
    Packed packed = packed(folder);
    try (var house = house(Duration.ZERO, PLENTY)) {
      String open = house.open("out", 0, "me", "open").id();
      String forged = house.host().unpack(ManyWaiting.forged(), "somebody").id();
      Table claimed = house.host().unpack(packed.file, "Ann");
      house.host().claim(claimed, packed.codes.getFirst(), "Ann");
      timer.pass(DAY);
      assertThat(ids(house)).containsExactly(open, forged, claimed.id());
      timer.pass(HOUR.multipliedBy(2));
      assertThat(ids(house)).containsExactly(open, claimed.id());
      assertThat(house.host().table(forged)).isEmpty();
      timer.pass(DAY.multipliedBy(3));
      assertThat(ids(house)).containsExactly(open, claimed.id());
      house.host().claim(house.table(claimed.id()), packed.codes.getLast(), "Bob");
      timer.pass(DAY.multipliedBy(9));
      assertThat(house.table(claimed.id()).record().state()).isEqualTo(State.PLAYING);
    }
  }

  @Test
  void aFileForWhichOnlySomeComeGoesLaterAndCanBeUnpackedAgain(@TempDir Path folder) {
    Packed packed = packed(folder);
    try (var house = house(Duration.ZERO, PLENTY)) {
      Table claimed = house.host().unpack(packed.file, "Ann");
      house.host().claim(claimed, packed.codes.getFirst(), "Ann");
      timer.pass(DAY.multipliedBy(5).plus(HOUR.multipliedBy(2)));
      assertThat(ids(house)).isEmpty();
      assertThat(house.host().unpack(packed.file, "Ann").id()).isNotEqualTo(claimed.id());
    }
  }

  @Test
  void whereSoItIsWishedATableAtWhichNothingHappensGoes() {
    try (var house = house(DAY.multipliedBy(2), PLENTY)) {
      String left = house.open("out", 0, "me", "open").id();
      String played = house.open("out", 0, "me", "me").id();
      timer.pass(DAY);
      Table table = house.table(played);
      var ears = List.of(new Ear(0), new Ear(1));
      ears.forEach(ear -> table.attach(ear, 0));
      playOne(table, ears.get(ears.getFirst().asked() != null ? 0 : 1));
      ears.forEach(table::detach);
      timer.pass(DAY.plus(HOUR.multipliedBy(2)));
      assertThat(ids(house)).containsExactly(played);
      assertThat(house.host().held(House.DEVICE))
          .as(left + " is nobody's any more")
          .containsExactly(new Host.Held(played, 0), new Host.Held(played, 1));
      timer.pass(DAY);
      assertThat(ids(house)).isEmpty();
    }
  }

  @Test
  void whatTheHostHasStoppedStays() {
    try (var house = house(DAY, PLENTY)) {
      String id = house.open("out", 0, "me", "me").id();
      house.store().write(List.of(new Write.SetState(id, State.STOPPED, ""))).join();
      timer.pass(DAY.multipliedBy(3));
      assertThat(ids(house)).containsExactly(id);
    }
  }

  @Test
  void onlySoManyBytesWait() {
    String file = ManyWaiting.forged();
    try (var house = house(Duration.ZERO, 2L * file.length())) {
      house.host().unpack(file, "somebody");
      house.host().unpack(ManyWaiting.forged(), "somebody");
      assertThatThrownBy(() -> house.host().unpack(ManyWaiting.forged(), "somebody"))
          .isInstanceOfSatisfying(
              Refused.class, why -> assertThat(why.problem().code()).isEqualTo("too-many"));
      timer.pass(DAY.plus(HOUR.multipliedBy(2)));
      house.host().unpack(ManyWaiting.forged(), "somebody");
      assertThat(ids(house)).hasSize(1);
    }
  }
}
