package games.magie.table.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import games.magie.table.Ear;
import games.magie.table.RowRecord;
import games.magie.table.Table;
import games.magie.table.TableRecord;
import games.magie.table.Travel;
import games.magie.wire.JournalFile;
import games.magie.wire.pack.Key;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Who runs the new server has the file and the store, and before the last link is opened that is
/// not enough to see a card.
class SealedTest {
  @TempDir private Path folder = Path.of("");

  private Path old() {
    return folder.resolve("old.db");
  }

  private Path fresh() {
    return folder.resolve("fresh.db");
  }

  /// A game of Deal for three in its beginning.
  private String dealt() {
    return Travel.given(old(), "deal", "", 3);
  }

  /// Everything in the journal that no spectator is told: inputs, draws, positions and whispers.
  private static List<String> secrets(List<RowRecord> rows) {
    var secrets = new ArrayList<String>();
    for (RowRecord row : rows) {
      secrets.add(row.salt());
      for (String line : row.body().lines().toList()) {
        if (!line.startsWith("event * ")) {
          secrets.add(line);
        }
      }
    }
    return secrets;
  }

  private byte[] everythingIn(String start) throws IOException {
    var all = new java.io.ByteArrayOutputStream();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.filter(f -> f.getFileName().toString().startsWith(start)).toList()) {
        all.write(Files.readAllBytes(file));
      }
    }
    return all.toByteArray();
  }

  @Test
  void theHostReadsNothingFromTheFileAndTheStoreBeforeTheLastLinkIsOpened() throws IOException {
    String id = dealt();
    try (var here = new Travel(old());
        var there = new Travel(fresh())) {
      Table original = here.host().table(id).orElseThrow();
      original.pack("");
      String file = original.packedFile();
      List<String> codes = Travel.codes(original);
      List<String> secrets = new ArrayList<>(secrets(here.store().rows(id)));
      assertThat(secrets).anyMatch(line -> line.startsWith("draws ")).hasSizeGreaterThan(5);
      String known = new String(everythingIn("old"), StandardCharsets.ISO_8859_1);
      assertThat(known).as("the original server has its journal").contains(secrets);

      Table unpacked = there.host().unpack(file, "a host");
      there.host().claim(unpacked, codes.get(0), "a friend of the host");
      there.host().claim(unpacked, codes.get(2), "the host");
      secrets.add(codes.get(1));
      secrets.add(Key.share(PackedFile.parse(file).head().pack(), codes.get(1)));
      String seen = new String(everythingIn("fresh"), StandardCharsets.ISO_8859_1);
      assertThat(seen).contains("magie table 1", "Player 1");
      for (String secret : secrets) {
        assertThat(seen).doesNotContain(secret);
        assertThat(file).doesNotContain(secret);
      }
      assertThat(there.store().rows(unpacked.id())).isEmpty();
      for (int seat = -1; seat < 3; seat++) {
        var ear = new Ear(seat);
        unpacked.attach(ear, 0);
        assertThat(ear.asked()).isNull();
        assertThat(ear.log()).isEmpty();
      }
    }
  }

  @Test
  void allSharesButOneOpenNothingAndAllOfThemEverything() {
    String id = dealt();
    try (var here = new Travel(old())) {
      Table original = here.host().table(id).orElseThrow();
      original.pack("");
      PackedTable packed = PackedFile.parse(original.packedFile());
      List<String> shares =
          Travel.codes(original).stream()
              .map(code -> Key.share(packed.head().pack(), code))
              .toList();
      for (int without = 0; without < 3; without++) {
        var some = new ArrayList<>(shares);
        some.remove(without);
        assertThatThrownBy(() -> packed.rows(Key.ofShares(some)))
            .isInstanceOf(BadInput.class)
            .hasMessage("the key does not fit the file");
        some.add("00".repeat(32));
        assertThatThrownBy(() -> packed.rows(Key.ofShares(some))).isInstanceOf(BadInput.class);
      }
      assertThat(packed.rows(Key.ofShares(shares.reversed())))
          .isEqualTo(here.store().rows(id).stream().map(RowRecord::linked).toList());
    }
  }

  @Test
  void theLengthOfTheFileDoesNotTellWhatWasDrawn() {
    var lengths = new java.util.TreeSet<Integer>();
    var bodies = new java.util.TreeSet<Integer>();
    for (String hand : List.of("1", "deal-breaker", "just-say-no", "10")) {
      Path file = folder.resolve(hand + ".db");
      String id = Travel.given(file, "deal", "A* hand: " + hand + "\nB hand: 5", 2);
      try (var here = new Travel(file)) {
        Table table = here.host().table(id).orElseThrow();
        bodies.add(
            JournalFile.parseRow(0, here.store().rows(id).getFirst().body()).toString().length());
        table.pack("");
        lengths.add(table.packedFile().length());
      }
    }
    assertThat(bodies).hasSizeGreaterThan(1);
    assertThat(lengths).hasSize(1);
  }

  @Test
  void aJournalThatEverybodyCouldReadMarksTheTable() {
    String id = dealt();
    try (var here = new Travel(old());
        var there = new Travel(fresh())) {
      var rows = here.store().rows(id).stream().map(RowRecord::linked).toList();
      TableRecord table = here.host().table(id).orElseThrow().record();
      PackedTable open = new Packer(table, rows, false).pack("", 0).packed();
      Table unpacked = there.host().unpack(PackedFile.text(open), "a device");
      assertThat(unpacked.info().pack().mark()).isEqualTo("open");
    }
  }
}
