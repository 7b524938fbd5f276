package games.magie.table.actions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.AdminCommand;
import games.magie.table.Caretaker;
import games.magie.table.House;
import games.magie.table.Refused;
import games.magie.table.StoreFile;
import games.magie.table.Table;
import games.magie.table.TableRecord.State;
import games.magie.table.Write;
import games.magie.table.store.sqlite.SqliteStore;
import games.magie.wire.pack.Key;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What somebody may be called, and that no name can make a game unreadable.
class PlayerNamesTest {
  @TempDir private Path folder = Path.of("");

  private Path file() {
    return folder.resolve("store.db");
  }

  /// Ann opens a table of Express and somebody sits down beside her.
  private static Table with(House house, String name) {
    var seats = List.of(new NewSeat("me", "Ann", ""), new NewSeat("open", "", ""));
    Table table =
        house.host().open(new NewTable("express", Map.of(), 0, "out", seats), House.DEVICE).table();
    house.host().sit(table, 1, name, House.DEVICE);
    return table;
  }

  private static void refused(House house, String name) {
    assertThatThrownBy(() -> with(house, name))
        .as(name.codePoints().mapToObj("U+%04X"::formatted).toList().toString())
        .isInstanceOfSatisfying(
            Refused.class, why -> assertThat(why.problem().field()).isEqualTo("name"));
  }

  @Test
  void whatCannotBeShownIsNoName() {
    try (var house = new House(file())) {
      for (String name :
          List.of(
              "Bob\u0085", // next line, a control character above ASCII
              "\u009b31mBob", // begins an escape sequence in some terminals
              "Bo\ud800b", // half of a pair
              "\u202eboB", // right-to-left override
              "Bob\u2066", // isolate
              "Bo\u00adb", // soft hyphen
              "Bo\u200bb", // zero width space
              "\u3164", // Hangul filler, a letter that looks blank
              "\u2800", // Braille pattern without a dot
              "\u200d\u200d",
              "\ufe0f",
              "\u0301", // an accent without a letter
              "Bob\ue000", // private use
              "Bob\uffff")) { // no character
        refused(house, name);
      }
    }
  }

  @Test
  void aNameThatLooksLikeAnotherOfTheTableOrLikeABotsIsRefused() {
    try (var house = new House(file())) {
      for (String name :
          List.of(
              "ann",
              "ANN",
              "Ａｎｎ",
              "A\u200cnn",
              " Ann ",
              "𝐀nn",
              "Ann\ufe0f",
              "Easy B",
              "easy b",
              "Easy A",
              "EASY",
              "Ｅasy\u00a0B")) {
        refused(house, name);
      }
    }
  }

  @Test
  void namesOfAllLanguagesAreWelcome() {
    try (var house = new House(file())) {
      for (String name :
          List.of(
              "Jörg",
              "José",
              "Łukasz",
              "Ольга",
              "علی\u200cرضا",
              "محمد",
              "山田　太郎",
              "민준",
              "प्रिया",
              "Ann O'Neil-B.",
              "🦊 Fox",
              "👩\u200d🚀",
              "❤\ufe0f")) {
        assertThat(with(house, name).record().seats().getLast().name()).isNotBlank();
      }
    }
  }

  @Test
  void aNameIsKeptInItsComposedForm() {
    try (var house = new House(file())) {
      assertThat(with(house, "Jo\u0308rg").record().seats().getLast().name()).isEqualTo("Jörg");
      assertThat(with(house, "山田\u3000太郎").record().seats().getLast().name()).isEqualTo("山田 太郎");
    }
  }

  /// As an older program let it in.
  private void rename(String name) throws Exception {
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file());
        var statement = connection.prepareStatement("update seats set name=? where seat=1")) {
      statement.setString(1, name);
      statement.executeUpdate();
    }
  }

  /// What an older program left behind: a file that it could not read again, and the table frozen.
  private String frozen() throws Exception {
    String id;
    try (var house = new House(file())) {
      Table table = with(house, "Bob");
      table.pack("");
      id = table.id();
    }
    try (var store = new SqliteStore(file())) {
      String act =
          PackingRecord.Packed.name(PackingRecords.of(store.actions(id)).packs().getLast());
      String file = store.file(id, act).replace("person Bob\n", "person Bob\u0085\n");
      String lines = file.substring(0, file.lastIndexOf("\nend ") + 1);
      String whole = lines + "end " + Key.check(lines) + "\n";
      store
          .write(
              List.of(
                  new Write.Rewrite(new Write.Action(id, -1, act, whole)),
                  Stopping.action(store.table(id).orElseThrow()),
                  new Write.SetState(id, State.FROZEN, "line 10: a control character")))
          .join();
    }
    rename("Bob\u0085");
    return id;
  }

  @Test
  void aTableThatSuchANameFrozeIsPackedAgainAndItsFileCanBeUnpacked() throws Exception {
    String id = frozen();
    try (var caretaker = Caretaker.of(file())) {
      caretaker.run(id, new AdminCommand.GoOn());
    }
    try (var house = new House(file());
        var there = new House(folder.resolve("fresh.db"))) {
      assertThat(house.table(id).record().state()).isEqualTo(State.PACKED);
      Table unpacked = there.host().unpack(house.table(id).packedFile(), "device");
      assertThat(unpacked.record().seats().getLast().name()).isEqualTo("Bob?");
    }
  }

  @Test
  void aTableThatSuchANameFrozeIsOpenedByTheNameOfItsPack() throws Exception {
    String id = frozen();
    var store = new StoreFile(file());
    try (var caretaker = Caretaker.of(file())) {
      caretaker.reopen(store.packs(store.tables().getFirst()).getLast());
    }
    try (var house = new House(file())) {
      assertThat(house.table(id).record().state()).isEqualTo(State.PLAYING);
      assertThat(house.table(id).info().reason()).isEmpty();
    }
  }

  @Test
  void aTableWithAnUnprintableNameFromAnOlderProgramPacksAndIsReadAgain() throws Exception {
    String id;
    try (var house = new House(file())) {
      id = with(house, "Bob").id();
    }
    rename("Bob\u0085");
    String packed;
    try (var house = new House(file())) {
      house.table(id).pack("");
      packed = house.table(id).packedFile();
      assertThat(PackedFile.parse(packed).head().seats()).hasSize(2);
    }
    try (var house = new House(file())) {
      assertThat(house.table(id).record().state()).isEqualTo(State.PACKED);
      assertThat(house.host().unpack(packed, House.DEVICE).id()).isEqualTo(id);
    }
  }
}
