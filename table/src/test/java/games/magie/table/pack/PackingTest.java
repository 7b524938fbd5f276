package games.magie.table.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.House;
import games.magie.table.Refused;
import games.magie.table.StoreFile;
import games.magie.table.StoreSamples;
import games.magie.table.Table;
import games.magie.table.TableRecord.State;
import games.magie.table.Travel;
import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.PackInfo;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A table goes into a file and comes out of it, in the middle of whatever is going on.
class PackingTest {
  private static final String SAYING_NO =
      """
      A* hand: sly-deal just-say-no 1
      B hand: just-say-no just-say-no 5 | red: kentucky
      """;
  private static final String HEIST =
      """
      pending: dials A B
      B build: red=1
      """;

  @TempDir private Path folder = Path.of("");

  private Path old() {
    return folder.resolve("old.db");
  }

  private Path fresh() {
    return folder.resolve("fresh.db");
  }

  private static boolean never(Asked asked) {
    return false;
  }

  /// Lets everybody sit down whose seat is free.
  private static void takeAll(Travel travel, Table table) {
    for (int seat : table.info().pack().missing()) {
      travel.host().take(table, seat, Travel.device(seat));
    }
  }

  /// Plays both to the end, the one that came from the file and the original, opened again.
  private static void endAlike(
      Travel here, Table original, Travel there, Table unpacked, String file) {
    assertThat(there.digest(unpacked)).isEqualTo(here.digest(original));
    there.shake();
    Travel.play(unpacked, PackingTest::never);
    here.host().unpack(file, Travel.device(0));
    assertThat(original.record().state()).isEqualTo(State.PLAYING);
    here.shake();
    Travel.play(original, PackingTest::never);
    assertThat(unpacked.record().state()).isEqualTo(State.OVER);
    assertThat(there.digest(unpacked)).isEqualTo(here.digest(original));
    assertThat(there.store().rows(unpacked.id())).hasSameSizeAs(here.store().rows(original.id()));
  }

  @Test
  void aTableInTheMiddleOfAnAuctionIsPackedPlainlyAndGoesOnTheSameWay() {
    String id = Travel.given(old(), "pocket", "round-limit=5", "", 3);
    try (var here = new Travel(old());
        var there = new Travel(fresh())) {
      Table original = here.host().table(id).orElseThrow();
      Travel.play(
          original, asked -> asked.verbs().stream().anyMatch(verb -> verb.verb().equals("bid")));
      original.pack("");
      String file = original.packedFile();
      assertThat(file).contains("seal open", "event * classic.").doesNotContain("sealed ");

      Table unpacked = there.host().unpack(file, "some device");
      assertThat(unpacked.info().pack().missing()).containsExactly(0, 1, 2);
      assertThat(unpacked.info().state()).isEqualTo("waiting");
      takeAll(there, unpacked);
      assertThat(unpacked.info().pack().mark()).isEmpty();
      endAlike(here, original, there, unpacked, file);
    }
  }

  @Test
  void aTableInTheMiddleOfAJustSayNoChainWaitsForEverybodysLinkAndGoesOn() {
    String id = Travel.given(old(), "deal", SAYING_NO, 2);
    try (var here = new Travel(old());
        var there = new Travel(fresh())) {
      Table original = here.host().table(id).orElseThrow();
      Travel.act(original, 0, "sly-deal B kentucky");
      Travel.act(original, 1, "no");
      original.pack("");
      String file = original.packedFile();
      List<String> codes = Travel.codes(original);

      Table unpacked = there.host().unpack(file, "a host");
      assertThat(unpacked.info().pack().missing()).containsExactly(0, 1);
      assertThat(there.host().claim(unpacked, codes.get(1), Travel.device(1))).isEqualTo(1);
      PackInfo waiting = unpacked.info().pack();
      assertThat(waiting.missing()).containsExactly(0);
      assertThat(unpacked.info().state()).isEqualTo("waiting");
      there.host().claim(unpacked, codes.get(0), Travel.device(0));
      assertThat(unpacked.info().state()).isEqualTo("playing");

      assertThat(there.digest(unpacked)).isEqualTo(here.digest(original));
      Travel.act(unpacked, 0, "no");
      Travel.act(unpacked, 1, "no");
      Travel.act(unpacked, 0, "accept");
      here.host().unpack(file, Travel.device(1));
      Travel.act(original, 0, "no");
      Travel.act(original, 1, "no");
      Travel.act(original, 0, "accept");
      assertThat(there.digest(unpacked)).isEqualTo(here.digest(original));
      there.shake();
      Travel.play(unpacked, PackingTest::never);
      here.shake();
      Travel.play(original, PackingTest::never);
      assertThat(unpacked.record().state()).isEqualTo(State.OVER);
      assertThat(there.digest(unpacked)).isEqualTo(here.digest(original));
    }
  }

  @Test
  void aHeistWithOneDialSetKeepsTheDialAndItsSecret() {
    String id = Travel.given(old(), "go", HEIST, 2);
    try (var here = new Travel(old())) {
      Table original = here.host().table(id).orElseThrow();
      Travel.act(original, 0, "dial ring");
      original.pack("");
      String file = original.packedFile();
      List<String> codes = Travel.codes(original);
      assertThat(file).doesNotContain("dial", "ring", "event");
      String table;
      try (var there = new Travel(fresh())) {
        Table unpacked = there.host().unpack(file, "a host");
        table = unpacked.id();
        there.host().claim(unpacked, codes.get(0), Travel.device(0));
      }
      try (var there = new Travel(fresh())) { // a restart forgets neither the file nor the share
        Table unpacked = there.host().table(table).orElseThrow();
        assertThat(unpacked.info().pack().missing()).containsExactly(1);
        there.host().claim(unpacked, codes.get(1), Travel.device(1));
        endAlike(here, original, there, unpacked, file);
      }
      try (var there = new Travel(fresh())) {
        assertThat(there.host().table(table).orElseThrow().info().state()).isEqualTo("over");
      }
    }
  }

  @Test
  void aPackedTableIsClosedWhereItWasAlsoAfterARestart() {
    String id = Travel.given(old(), "express", "", 2);
    String file;
    try (var here = new Travel(old())) {
      Table table = here.host().table(id).orElseThrow();
      table.pack("");
      file = table.packedFile();
      assertClosed(table);
      assertThatThrownBy(() -> table.pack("")).hasMessageStartingWith("not-playing");
    }
    try (var here = new Travel(old())) {
      Table table = here.host().table(id).orElseThrow();
      assertClosed(table);
      assertThat(table.packedFile()).isEqualTo(file);
      assertThatThrownBy(() -> here.host().unpack(file, "a stranger"))
          .hasMessageStartingWith("forbidden");
      assertClosed(table);
      assertThat(here.host().unpack(file, Travel.device(1))).isSameAs(table);
      assertThat(table.info().state()).isEqualTo("playing");
      assertThatThrownBy(() -> here.host().unpack(file, Travel.device(1)))
          .hasMessage("exists: the table of this file is here already");
      table.pack("");
      assertThatThrownBy(() -> here.host().unpack(file, Travel.device(1)))
          .hasMessage("exists: this table was packed again since that file was made");
      assertClosed(table);
    }
    assertThat(new StoreFile(old()).verify(new StoreFile(old()).tables().getFirst())).isEqualTo(1);
  }

  private static void assertClosed(Table table) {
    assertThat(table.info().state()).isEqualTo("packed");
    for (String act : List.of("agree", "leave", "take-back")) {
      assertThat(table.command(0, House.act(act)))
          .isNotNull()
          .satisfies(problem -> assertThat(problem.code()).isEqualTo("packed"));
    }
  }

  @Test
  void aPhraseNeedsEverybodysConsentAndMarksTheTable() {
    String id = Travel.given(old(), "deal", SAYING_NO, 2);
    String phrase = "four words and a number 7";
    try (var here = new Travel(old());
        var there = new Travel(fresh())) {
      Table table = here.host().table(id).orElseThrow();
      assertThatThrownBy(() -> table.pack(phrase)).hasMessageStartingWith("no-consent");
      table.consent(0, true);
      assertThatThrownBy(() -> table.pack(phrase)).hasMessageStartingWith("no-consent");
      assertThat(table.info().pack().consent()).containsExactly(0);
      table.consent(1, true);
      assertThatThrownBy(() -> table.pack("short"))
          .hasMessage("bad-field: a phrase has 12 to 200 characters");
      table.pack(phrase);
      assertThat(table.info().pack().mark()).isEqualTo("phrase");
      assertThatThrownBy(() -> table.packedCode(0)).hasMessageStartingWith("not-found");

      Table unpacked = there.host().unpack(table.packedFile(), "a device");
      assertThat(unpacked.info().pack().locked()).isTrue();
      assertThatThrownBy(() -> there.host().take(unpacked, 0, "a device"))
          .hasMessageStartingWith("not-found");
      assertThatThrownBy(() -> unpacked.unlock("four words and a number 8"))
          .hasMessage("bad-field: the key does not fit the file");
      assertThat(there.store().rows(unpacked.id())).isEmpty();
      unpacked.unlock("  " + phrase + " ");
      takeAll(there, unpacked);
      assertThat(unpacked.info().state()).isEqualTo("playing");
      assertThat(unpacked.info().pack().mark()).isEqualTo("phrase");
      assertThat(there.digest(unpacked)).isEqualTo(here.digest(table));
    }
    try (var there = new Travel(fresh())) {
      String only = there.store().tables().getFirst().id();
      assertThat(there.host().table(only).orElseThrow().info().pack().mark()).isEqualTo("phrase");
    }
  }

  @Test
  void aShareOfAnotherTableOrTheSameOneTwiceChangesNothing() {
    String one = Travel.given(old(), "deal", SAYING_NO, 2);
    String two = Travel.given(old(), "deal", SAYING_NO, 2);
    try (var here = new Travel(old());
        var there = new Travel(fresh())) {
      Table first = here.host().table(one).orElseThrow();
      Table second = here.host().table(two).orElseThrow();
      first.pack("");
      second.pack("");
      Table unpacked = there.host().unpack(first.packedFile(), "a host");
      there.host().unpack(second.packedFile(), "a host");
      String own = first.packedCode(0);
      there.host().claim(unpacked, own, "a phone");
      int acts = there.store().actions(unpacked.id()).size();
      assertThatThrownBy(() -> there.host().claim(unpacked, own, "a laptop"))
          .hasMessage("given: the link of seat A was opened already");
      assertThatThrownBy(() -> there.host().claim(unpacked, second.packedCode(1), "a laptop"))
          .hasMessage("not-found: this link opens no seat, or it does so no longer");
      assertThatThrownBy(() -> there.host().claim(unpacked, "", "a laptop"))
          .hasMessage("not-found: this link opens no seat, or it does so no longer");
      assertThatThrownBy(() -> there.host().take(unpacked, 1, "a laptop"))
          .hasMessageStartingWith("not-found");
      assertThatThrownBy(() -> unpacked.unlock("four words and a number"))
          .hasMessageStartingWith("not-found");
      assertThat(there.store().actions(unpacked.id())).hasSize(acts);
      assertThat(there.host().held("a laptop")).isEmpty();
      assertThat(unpacked.info().pack().missing()).containsExactly(1);
      there.host().claim(unpacked, first.packedCode(1), "a laptop");
      assertThat(unpacked.info().state()).isEqualTo("playing");
      assertThat(there.host().claim(unpacked, own, "another phone")).isZero();
    }
  }

  @Test
  void aTableWhoseFileCouldNotBeReadAgainStaysOpen() throws Exception {
    String id = Travel.given(old(), "express", "", 2);
    try (var here = new Travel(old())) {
      Table table = here.host().table(id).orElseThrow();
      StoreSamples.sql(old(), "update journal set body = replace(body, 'digest', 'digesT')");
      assertThatThrownBy(() -> table.pack(""))
          .isInstanceOf(Refused.class)
          .hasMessageContaining("the file could not be read again, nothing was closed");
      assertThat(table.record().state()).isEqualTo(State.PLAYING);
      assertThat(here.store().actions(id)).isEmpty();
    }
  }
}
