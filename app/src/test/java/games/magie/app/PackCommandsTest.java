package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.table.Host;
import games.magie.table.Services;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.SecretChance;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tables in files, for the person who hosts and for people at one terminal.
class PackCommandsTest {
  @TempDir private Path folder = Path.of("");

  private String data(String name) {
    return folder.resolve(name + ".db").toString();
  }

  private <T> T hosted(String name, Function<Host, T> task) {
    var store = new SqliteStore(Path.of(data(name)));
    try (var host = new Host(new Services(store, SecretChance::new, Duration.ZERO))) {
      return task.apply(host);
    }
  }

  private String open(String game) {
    var seats = List.of(new NewSeat("me", "Ann", ""), new NewSeat("me", "Bob", ""));
    var wish = new NewTable(game, Map.of(), 0, "out", seats);
    return hosted("old", host -> host.open(wish, "device").table().id());
  }

  private TableRecord only(String name) {
    return new StoreFile(Path.of(data(name))).tables().getFirst();
  }

  @Test
  void aTableIsPackedAndUnpackedWhileNoServerRuns() throws Exception {
    String id = open("deal");
    String file = folder.resolve("deal.table").toString();
    Ran packed = Ran.magie("", "tables", "pack", id, file, "--data", data("old"));
    assertThat(packed.out()).contains("packed, and closed here", "/t/" + id);
    assertThat(Files.readString(Path.of(file))).contains("seal shares").doesNotContain("draws");
    String code = hosted("old", host -> host.table(id).orElseThrow().packedCode(0));
    assertThat(packed.out()).doesNotContain(code);
    assertThat(only("old").state()).isEqualTo(TableRecord.State.PACKED);

    Ran again = Ran.magie("", "tables", "pack", id, file + "2", "--data", data("old"));
    assertThat(again.err()).contains("this one is packed").hasLineCount(1);

    Ran unpacked = Ran.magie("", "tables", "unpack", file, "--data", data("new"));
    assertThat(unpacked.out()).startsWith("/t/").contains(": waiting");
    assertThat(Ran.magie("", "verify", "--data", data("new")).out()).contains("1 tables sound");
    Ran twice = Ran.magie("", "tables", "unpack", file, "--data", data("new"));
    assertThat(twice.err()).contains("here already").hasLineCount(1);

    assertThat(Ran.magie("", "tables", "unpack", file, "--data", data("old")).out())
        .isEqualTo("/t/" + id + ": playing\n");
    assertThat(only("old").state()).isEqualTo(TableRecord.State.PLAYING);
  }

  @Test
  void whatIsWrongWithAFileIsSaidInOneLineAndNothingChanges() throws Exception {
    String id = open("express");
    Path file = folder.resolve("express.table");
    Ran.magie("", "tables", "pack", id, file.toString(), "--data", data("old"));
    String text = Files.readString(file);
    Files.writeString(file, text.replace("Ann", "Eve"));
    for (List<String> args :
        List.of(
            List.of("tables", "unpack", file.toString(), "--data", data("old")),
            List.of("tables", "unpack", data("old"), "--data", data("old")),
            List.of("tables", "unpack", file + ".not", "--data", data("old")),
            List.of("tables", "pack", id, file.toString(), "--data", data("old")),
            List.of("tables", "pack", "nothing", file + ".new", "--data", data("old")),
            List.of("tables", "pack", id, file + ".new", "--data", data("none")),
            List.of("play", "--resume", file.toString()))) {
      Ran ran = Ran.magie("", args.toArray(String[]::new));
      assertThat(ran.code()).as(args.toString()).isEqualTo(2);
      assertThat(ran.err()).as(args.toString()).hasLineCount(1);
    }
    assertThat(only("old").state()).isEqualTo(TableRecord.State.PACKED);
    assertThat(folder.resolve("none.db")).doesNotExist();
  }

  @Test
  void anOpenTableIsPlayedOnInTheTerminal() {
    String id = open("express");
    String file = folder.resolve("express.table").toString();
    Ran.magie("", "tables", "pack", id, file, "--data", data("old"));
    String save = folder.resolve("saved.magie").toString();
    Ran ran = Ran.magie("roll\nsave " + save + "\nquit\n", "play", "--resume", file);
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("rolls", "Saved to " + save);
    assertThat(Ran.magie("", "replay", "--quiet", save).code()).isZero();
  }

  @Test
  void aSealedTableIsOpenedInTheTerminalByEverybodysLink() {
    String id = open("deal");
    String file = folder.resolve("deal.table").toString();
    Ran.magie("", "tables", "pack", id, file, "--data", data("old"));
    List<String> codes =
        hosted(
            "old",
            host ->
                List.of(
                    host.table(id).orElseThrow().packedCode(0),
                    host.table(id).orElseThrow().packedCode(1)));
    Ran missing = Ran.magie(codes.get(0) + "\n", "play", "--resume", file);
    assertThat(missing.err()).contains("sealed, and nobody opened it").hasLineCount(1);
    Ran wrong = Ran.magie(codes.get(1) + "\n" + codes.get(0) + "\n", "play", "--resume", file);
    assertThat(wrong.err()).contains("not the link of seat A").hasLineCount(1);
    String links = "https://games.example.org/u/x#" + codes.get(0) + "\n" + codes.get(1) + "\n";
    Ran ran = Ran.magie(links + "\nquit\n", "play", "--resume", file);
    assertThat(ran.err()).isEmpty();
    assertThat(ran.code()).isZero();
    assertThat(ran.out()).contains("Only ");
  }
}
