package games.magie.table.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.Refused;
import games.magie.table.Table;
import games.magie.table.Travel;
import games.magie.wire.HashChain;
import games.magie.wire.LinkedRow;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Files that are not what they should be: one line each, and nothing is changed.
class BadPackTest {
  private final Path folder;
  private final Travel there;
  private String plain = "";
  private String sealed = "";
  private PackedTable table = packedNothing();

  BadPackTest(@TempDir Path folder) {
    this.folder = folder;
    there = travel("fresh.db");
  }

  private static PackedTable packedNothing() {
    var head = new PackHead("", "", 1, "", "", 0, "out", List.of(), 1, "");
    return PackedTable.open(head, List.of());
  }

  private Travel travel(String name) {
    return new Travel(folder.resolve(name));
  }

  @BeforeEach
  void pack() {
    String express = Travel.given(folder.resolve("old.db"), "express", "", 2);
    String deal = Travel.given(folder.resolve("old.db"), "deal", "", 2);
    try (var here = travel("old.db")) {
      Table open = here.host().table(express).orElseThrow();
      for (int move = 0; move < 3; move++) {
        Travel.playOne(open);
      }
      open.pack("");
      plain = open.packedFile();
      table = PackedFile.parse(plain);
      Table secret = here.host().table(deal).orElseThrow();
      secret.pack("");
      sealed = secret.packedFile();
    }
  }

  @AfterEach
  void close() {
    there.close();
  }

  private void refused(String file, String why) {
    onlyRefused(file, why);
    assertThat(there.store().tables()).isEmpty();
  }

  private void onlyRefused(String file, String why) {
    assertThatThrownBy(() -> there.host().unpack(file, "a device"))
        .isInstanceOf(Refused.class)
        .hasMessageContaining(why)
        .satisfies(e -> assertThat(e.getMessage()).hasLineCount(1));
  }

  @Test
  void aChangedByteAnywhereIsRefused() {
    for (String file : List.of(plain, sealed)) {
      for (int at = 0; at < file.length(); at += file.length() > 4000 ? 7 : 1) {
        char was = file.charAt(at);
        for (char other : new char[] {'7', 'e', '\n', (char) (was ^ 1)}) {
          if (other != was) {
            onlyRefused(file.substring(0, at) + other + file.substring(at + 1), "bad-field: ");
          }
        }
      }
    }
    assertThat(there.store().tables()).isEmpty();
  }

  @Test
  void aFileThatWasCutOffOrGrewIsRefused() {
    for (String file : List.of(plain, sealed)) {
      for (int at = 1; at < file.length(); at += 11) {
        onlyRefused(file.substring(0, at), "bad-field: ");
      }
      refused(file + "\n", "changed or cut off");
      refused(file + file, "changed or cut off");
      refused(file.replace("\n", "\r\n"), "bad-field: ");
    }
  }

  @Test
  void whatIsNoPackedTableIsToldSo() {
    refused("", "this is no packed table");
    refused("PK\u0003\u0004", "this is no packed table");
    refused("{\"game\":\"express\"}", "this is no packed table");
    refused("magie journal 1\ngame express\n", "this is no packed table");
    refused("magie table 2\nsomething new\n", "format '2', this program reads format 1");
    refused("magie table \u001b[31m1\n", "format '?[31m1'");
  }

  /// Changes what a file says and makes its hash fit again, as a forger would.
  private static String forged(String file, UnaryOperator<String> change) {
    String lines = change.apply(file.substring(0, file.lastIndexOf("\nend ") + 1));
    return lines + "end " + games.magie.wire.pack.Key.check(lines) + "\n";
  }

  @Test
  void aForgedHeadIsCheckedLikeTheWishForANewTable() {
    forged("game express", "game chess", "no game 'chess'");
    forged("game express", "game deal", "");
    forged("rules 2", "rules 99", "version 99 of the rules");
    forged("rules 2", "rules 0", "rules is 0");
    forged("\noptions\n", "\noptions speed=high\n", "speed");
    forged("\nterms\n", "\nterms bank=none\n", "bank");
    forged("clock 0", "clock -1", "clock is -1");
    forged("on-leave out", "on-leave genius", "genius");
    forged("seat A person Player 0", "seat A bot:genius Player 0", "genius");
    forged("seat A person Player 0", "seat B person Player 0", "expected seat A");
    forged("seat A person Player 0", "seat A person " + "x".repeat(21), "longer than 20");
    forged("seat A person Player 0", "seat A person \u202eAnn", "no name");
    forged("seat A person Player 0\nseat B", "seat A left Player 0\nseat A", "expected seat B");
    forged("seat A person Player 0\n", "", "expected seat A");
    forged("seal open", "seal wax", "open or sealed");
    forged("rows 4", "rows 5", "not those that the file speaks of");
    forged("rows 4", "rows 04", "no whole number");
  }

  private void forged(String was, String becomes, String why) {
    String file = forged(plain, lines -> lines.replace(was, becomes));
    assertThat(file).as(was).isNotEqualTo(plain);
    refused(file, why);
  }

  @Test
  void aForgedHeadOfASealedTableIsFoundWhenItIsOpened() {
    String forged = forged(sealed, lines -> lines.replace("clock 0", "clock 5"));
    Table unpacked = there.host().unpack(forged, "a device");
    assertThat(unpacked.info().state()).isEqualTo("waiting");
    try (var here = travel("old.db")) {
      Table original =
          here.host()
              .packed(PackedFile.parse(sealed).head().pack())
              .flatMap(here.host()::table)
              .orElseThrow();
      there.host().claim(unpacked, original.packedCode(0), "one");
      assertThatThrownBy(() -> there.host().claim(unpacked, original.packedCode(1), "two"))
          .hasMessage("bad-file: the key does not fit the file");
      assertThat(there.store().rows(unpacked.id())).isEmpty();
      assertThat(there.host().held("two")).isEmpty();
    }
  }

  /// A journal with another first row than the rules make, whose links all fit.
  private PackedTable rewritten(UnaryOperator<String> change) {
    var chain = new HashChain();
    var rows = new ArrayList<LinkedRow>();
    for (LinkedRow row : table.rows()) {
      String body = change.apply(row.body());
      byte[] salt = HexFormat.of().parseHex(row.salt());
      rows.add(new LinkedRow(body, row.salt(), chain.link(salt, body)));
    }
    PackHead head = table.head();
    return PackedTable.open(
        new PackHead(
            head.pack(),
            head.game(),
            head.version(),
            head.settings(),
            head.terms(),
            head.clock(),
            head.onLeave(),
            head.seats(),
            rows.size(),
            chain.head()),
        rows);
  }

  @Test
  void theJournalIsPlayedAgainAndNeverBelieved() {
    refused(
        PackedFile.text(rewritten(body -> body.replaceFirst("digest [0-9a-f]", "digest 0"))),
        "digest");
    refused(
        PackedFile.text(rewritten(body -> body.replaceFirst("event \\*", "event A"))),
        "the events differ");
    refused(PackedFile.text(rewritten(body -> body.replaceFirst("draws ", "draws x=1/6 "))), "row");
    refused(PackedFile.text(rewritten(body -> body + "more of it\n")), "another form");
    refused(
        PackedFile.text(
            rewritten(body ->
                body.replaceFirst(
                    "^row 1 \\w", body.startsWith("row 1 A") ? "row 1 B" : "row 1 A"))),
        "row 1: ");
  }
}
