package games.magie.table.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.Table;
import games.magie.table.TableRecord.State;
import games.magie.table.Travel;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Somebody who knows a pack's name, or has the file but no link, brings a file of their own first.
class SquattingTest {
  @TempDir private Path folder = Path.of("");
  private String file = "";
  private String pack = "";
  private List<String> codes = List.of();

  @BeforeEach
  void pack() {
    Path old = folder.resolve("old.db");
    String id = Travel.given(old, "deal", "", 2);
    try (var here = new Travel(old)) {
      Table original = here.host().table(id).orElseThrow();
      original.pack("");
      file = original.packedFile();
      pack = PackedFile.parse(file).head().pack();
      codes = Travel.codes(original);
    }
  }

  /// The same head, the same codes, and nothing behind them.
  private String dud(int number) {
    PackedTable real = PackedFile.parse(file);
    byte[] sealed = Base64.getDecoder().decode(real.contents());
    sealed[number] ^= 1;
    String other = Base64.getEncoder().encodeToString(sealed);
    return PackedFile.text(new PackedTable(real.head(), real.seal(), other));
  }

  private static Travel fresh(Path folder) {
    return new Travel(folder.resolve("fresh.db"));
  }

  @Test
  void aDudMakesRoomForTheTrueFile() {
    try (var there = fresh(folder)) {
      Table squatting = there.host().unpack(dud(0), "somebody");
      Table real = there.host().unpack(file, "Ann");
      assertThat(real.id()).isNotEqualTo(squatting.id());

      there.host().claim(squatting, codes.get(0), "Ann");
      assertThatThrownBy(() -> there.host().claim(squatting, codes.get(1), "Bob"))
          .hasMessage("bad-file: the key does not fit the file");
      assertThat(there.host().table(squatting.id())).as("it is gone").isEmpty();
      assertThat(there.host().packed(pack)).contains(real.id());
      for (int seat : List.of(0, 1)) {
        there.host().claim(real, codes.get(seat), "device " + seat);
      }
      assertThat(real.record().state()).isEqualTo(State.PLAYING);
    }
    try (var there = fresh(folder)) {
      assertThat(there.store().tables()).hasSize(1);
    }
  }

  @Test
  void aLinkLeadsToTheTableAtWhichTheOthersAre() {
    try (var there = fresh(folder)) {
      there.host().unpack(dud(0), "somebody");
      Table real = there.host().unpack(file, "Ann");
      there.host().unpack(dud(1), "somebody");
      there.host().claim(real, codes.get(0), "Ann");
      assertThat(there.host().packed(pack)).contains(real.id());
      there.host().claim(real, codes.get(1), "Bob");
      there.host().unpack(dud(2), "somebody");
      assertThat(there.host().packed(pack)).as("it goes on already").contains(real.id());
    }
  }

  @Test
  void theSameFileTwiceIsStillOneTable() {
    try (var there = fresh(folder)) {
      there.host().unpack(file, "Ann");
      assertThatThrownBy(() -> there.host().unpack(file, "Bob"))
          .hasMessageContaining("here already");
      assertThat(there.store().tables()).hasSize(1);
    }
  }
}
