package games.magie.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.server.Device;
import games.magie.server.Device.Reply;
import games.magie.server.House;
import games.magie.table.Refused;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that are sent to fill the memory or the disk.
class UploadsTest {
  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder = Path.of("");

  private static Reply unpack(Device device, String file) {
    return device.send("POST", "/api/unpack", file, Map.of("Content-Type", PackApi.FILE_TYPE));
  }

  /// Sealed lines that nobody can open.
  private static String forged(int bytes, int rows) {
    var sealed = new byte[bytes];
    new Random(rows).nextBytes(sealed);
    var seat = new PackHead.Seat(PackHead.Kind.PERSON, "", "Ann");
    var other = new PackHead.Seat(PackHead.Kind.PERSON, "", "Bob");
    var head =
        new PackHead(
            PackedTable.newName(),
            "deal",
            1,
            "",
            "",
            0,
            "out",
            List.of(seat, other),
            rows,
            "0".repeat(64));
    var checks = new TreeMap<>(Map.of(0, "a".repeat(64), 1, "b".repeat(64)));
    return PackedFile.text(
        new PackedTable(
            head,
            new Seal.Shares(checks, "c".repeat(24)),
            Base64.getEncoder().encodeToString(sealed)));
  }

  @Test
  void anAddressSendsOnlySoManyBytes() {
    try (var house = new House(folder, House.limits("unpack-burst=30", "unpack=1"))) {
      Device device = house.device();
      assertThat(unpack(device, "x".repeat(20 << 10)).code()).isEqualTo("bad-field");
      assertThat(unpack(device, "x".repeat(20 << 10)).code()).isEqualTo("too-many");
      assertThat(unpack(device, "x".repeat(5 << 10)).code()).isEqualTo("bad-field");
    }
  }

  @Test
  void theFilesOfAllTablesThatWaitHaveOnlySoManyBytes() {
    try (var house = new House(folder, House.limits("waiting=2"))) {
      Device device = house.device();
      assertThat(unpack(device, forged(MEGABYTE, 4000)).status()).isEqualTo(201);
      assertThat(unpack(device, forged(MEGABYTE, 4000)).code()).isEqualTo("too-many");
      assertThat(unpack(device, forged(MEGABYTE / 4, 1000)).status()).isEqualTo(201);
    }
  }

  @Test
  void aSealedFileIsAsLongAsItsRowsAllow() {
    try (var house = new House(folder)) {
      Device device = house.device();
      for (int rows : List.of(1, 100, 100_000)) {
        assertThat(unpack(device, forged(MEGABYTE, rows)).text())
            .contains("the sealed lines cannot be " + rows + " rows");
      }
    }
  }

  @Test
  void onlySoManyFilesAreInMemoryAtOnce() throws Exception {
    var uploads = new Uploads(House.limits("unpack-burst=1000000"));
    assertThatThrownBy(() -> nested(uploads, 9))
        .isInstanceOfSatisfying(
            Refused.class, why -> assertThat(why.problem().code()).isEqualTo("too-many"));
    assertThat(nested(uploads, 8)).as("what was read is let go again").isEqualTo(8);
  }

  /// Reads a file while others are still there.
  private static int nested(Uploads uploads, int files) {
    try {
      return uploads.read(
          new ByteArrayInputStream(new byte[PackedFile.LARGEST]),
          "address",
          _ -> files == 1 ? 1 : 1 + nested(uploads, files - 1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
