package games.magie.table.pack;

import games.magie.table.Travel;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.pack.Seal;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;

/// A server with a small heap into which somebody puts more sealed files than it could hold.
public final class ManyWaiting {
  private static final int BYTES = 5_700_000;
  private static final Random RANDOM = new Random(5);

  private ManyWaiting() {}

  /// Nearly 8 MB that nobody can open.
  public static String forged() {
    return forged(BYTES, BYTES / 300);
  }

  public static String forged(int bytes, int rows) {
    var sealed = new byte[bytes];
    RANDOM.nextBytes(sealed);
    var seats =
        List.of(
            new PackHead.Seat(PackHead.Kind.PERSON, "", "Ann"),
            new PackHead.Seat(PackHead.Kind.PERSON, "", "Bob"));
    var head =
        new PackHead(
            PackedTable.newName(), "deal", 1, "", "", 0, "out", seats, rows, "0".repeat(64));
    var checks = new TreeMap<Integer, String>();
    checks.put(0, "a".repeat(64));
    checks.put(1, "b".repeat(64));
    var seal = new Seal.Shares(checks, "c".repeat(24));
    return PackedFile.text(new PackedTable(head, seal, Base64.getEncoder().encodeToString(sealed)));
  }

  /// @param arguments a folder, and how many files
  public static void main(String[] arguments) {
    int files = Integer.parseInt(arguments[1]);
    try (var there = new Travel(Path.of(arguments[0]).resolve("fresh.db"))) {
      for (int file = 0; file < files; file++) {
        there.host().unpack(forged(), "somebody");
      }
      long waiting =
          there.store().tables().stream()
              .filter(
                  each -> there.host().table(each.id()).orElseThrow().info().seats().size() == 2)
              .count();
      System.out.println("waiting " + waiting);
    }
  }
}
