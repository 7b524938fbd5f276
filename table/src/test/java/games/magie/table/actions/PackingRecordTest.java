package games.magie.table.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.table.Write;
import java.util.List;
import org.junit.jupiter.api.Test;

class PackingRecordTest {
  private static final List<PackingRecord> ALL =
      List.of(
          new PackingRecord.Arrived("first", "file one"),
          new PackingRecord.Mark(0, "open"),
          new PackingRecord.Share(1, "share"),
          new PackingRecord.Unlocked(),
          new PackingRecord.Packed("second", "file two"),
          new PackingRecord.Code("second", 0, "code"),
          new PackingRecord.Mark(1, "phrase"));

  @Test
  void everyRecordReadsBackUnderTheNameThatStoresHave() {
    assertThat(ALL.stream().map(each -> each.kept("t").command()))
        .containsExactly(
            "from first", "mark 0", "share", "phrase", "pack second", "code second", "mark 1");
    for (PackingRecord each : ALL) {
      assertThat(PackingRecord.is(each.kept("t"))).isTrue();
      assertThat(PackingRecord.of(each.kept("t"))).isEqualTo(each);
    }
  }

  @Test
  void whatFollowsFromThemIsThatOfTheLastPacking() {
    PackingRecords all = PackingRecords.of(ALL.stream().map(each -> each.kept("t")).toList());
    assertThat(all.packs()).containsExactly("first", "second");
    assertThat(all.arrived()).isEqualTo("file one");
    assertThat(all.packed()).isEqualTo("file two");
    assertThat(all.codes()).hasSize(1).containsEntry(0, "code");
    assertThat(all.shares()).hasSize(1).containsEntry(1, "share");
    assertThat(all.unlocked()).isTrue();
    assertThat(all.mark()).isEqualTo("phrase");
  }

  @Test
  void aCommandIsNoneAndAnUnknownNameIsRefused() {
    assertThat(PackingRecord.is(new Write.Action("t", 1, "command-1", "do agree"))).isFalse();
    assertThatThrownBy(() -> PackingRecord.of(new Write.Action("t", 1, "burn it", "")))
        .isInstanceOf(BadInput.class)
        .hasMessage("this version knows no packing record 'burn it'");
  }
}
