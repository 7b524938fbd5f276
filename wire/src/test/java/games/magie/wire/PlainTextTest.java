package games.magie.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.BadInput;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.TableClause;
import games.magie.wire.SavedGame.OnLeave;
import games.magie.wire.SavedGame.Player;
import games.magie.wire.pack.PackHead;
import games.magie.wire.pack.PackedFile;
import games.magie.wire.pack.PackedTable;
import games.magie.wire.protocol.ChatMessage;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Problem;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/// The law of text: whatever is accepted packs, unpacks, journals and prints as it is.
class PlainTextTest {
  private static final int SAMPLES = 20_000;
  private static final long SEED = 42;

  /// Every code point of the basic plane alone, at both ends of a word and inside one, and words of
  /// random code points from all planes.
  private static void everyText(Consumer<String> law) {
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      String one = Character.toString(c);
      law.accept(one);
      law.accept("A" + one);
      law.accept(one + "b");
      law.accept("A" + one + "b");
    }
    var random = new Random(SEED);
    for (int sample = 0; sample < SAMPLES; sample++) {
      var text = new StringBuilder();
      for (int length = 1 + random.nextInt(8); length > 0; length--) {
        text.appendCodePoint(codePoint(random));
      }
      law.accept(text.toString());
    }
  }

  /// Mostly such as are assigned and near each other, so that they combine.
  private static int codePoint(Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> ' ' + random.nextInt(0x5f);
      case 1 -> random.nextInt(0x700);
      case 2 -> 0x2000 + random.nextInt(0x70);
      case 3 -> 0x1F300 + random.nextInt(0x400);
      default -> random.nextInt(Character.MAX_CODE_POINT + 1);
    };
  }

  private static String points(String text) {
    return text.codePoints().mapToObj("U+%04X"::formatted).toList().toString();
  }

  @Test
  void everyAcceptedNamePacksUnpacksJournalsAndPrints() {
    int[] accepted = {0};
    everyText(text -> {
      Player player;
      try {
        player = Player.named(Player.PERSON, text);
      } catch (BadInput e) {
        assertThat(PlainText.isShowable(String.valueOf(e.getMessage()))).isTrue();
        return;
      }
      accepted[0]++;
      String name = player.name();
      assertThat(PackedFile.parse(packed(name)).head().seats().getFirst().player())
          .as(() -> points(text))
          .isEqualTo(player);
      var saved =
          new SavedGame(new Journal("express", 1, "", 1, List.of()), List.of(player), OnLeave.OUT);
      assertThat(JournalFile.parse(JournalFile.text(saved, () -> new byte[16])).players())
          .as(() -> points(text))
          .containsExactly(player);
      prints(name);
      assertThat(Player.named(Player.PERSON, name))
          .as("tidy once, tidy for ever")
          .isEqualTo(player);
      assertThat(PlainText.likeness(name)).as(() -> points(text)).isNotEmpty();
    });
    assertThat(accepted[0]).isGreaterThan(100_000);
  }

  private static String packed(String name) {
    var seat = new PackHead.Seat(PackHead.Kind.PERSON, "", name);
    var head =
        new PackHead(
            "0".repeat(32), "express", 1, "", "", 0, "out", List.of(seat), 1, "0".repeat(64));
    return PackedFile.text(PackedTable.open(head, List.of()));
  }

  private static void prints(String text) {
    assertThat(text).as(() -> points(text)).hasLineCount(1);
    assertThat(text.chars().anyMatch(Character::isISOControl)).as(() -> points(text)).isFalse();
    assertThat(PlainText.shown(text)).isEqualTo(text);
    assertThat(Problem.of("code", text).message()).isEqualTo(text);
    assertThat(new String(text.getBytes(UTF_8), UTF_8)).isEqualTo(text);
  }

  @Test
  void everyAcceptedChatLinePrintsAndTravels() {
    var json = new JsonMapper();
    everyText(text -> {
      String tidy = PlainText.tidy(text);
      if (PlainText.isText(tidy)) {
        prints(tidy);
        String sent = Json.write(new ChatMessage(1, 0, "", tidy));
        assertThat(json.readTree(sent).path("text").asString()).isEqualTo(tidy);
        assertThat(PlainText.tidy(tidy)).isEqualTo(tidy);
      }
    });
  }

  @Test
  void whateverIsQuotedCanBeShown() {
    everyText(text -> {
      assertThat(PlainText.isShowable(PlainText.shown(text))).isTrue();
      assertThat(PlainText.isShowable(Problem.of("code", text).message())).isTrue();
    });
  }

  @Test
  void everyAcceptedOptionIsWrittenInPlainLetters() {
    int[] accepted = {0};
    for (Option option :
        List.of(
            Option.number("n", TableClause.OVER, 5, 0, 99), Option.flag("f", TableClause.OVER))) {
      everyText(text -> {
        try {
          String written = Settings.parse(List.of(option), option.name() + "=" + text).text();
          assertThat(written).as(() -> points(text)).matches("(n=[0-9]+|f=on)?");
          accepted[0]++;
        } catch (BadInput e) {
          assertThat(e.getMessage()).contains("option");
        }
      });
    }
    assertThat(accepted[0]).as("the ten digits at least").isGreaterThanOrEqualTo(10);
  }

  @Test
  void filesOfOlderProgramsStayReadable() {
    var older = new PackHead.Seat(PackHead.Kind.PERSON, "", "Bob\u0085\u3164");
    assertThat(older.player().name()).isEqualTo("Bob??");
    String file = packed("Bob\u0085");
    assertThat(PackedFile.text(PackedFile.parse(file))).isEqualTo(file);
  }

  @Test
  void whatLooksTheSameIsTheSame() {
    for (String name :
        List.of("ann", "ANN", " Ａｎｎ ", "A\u200dn\ufe0fn", "a\u00adn\u2060n", "𝕒𝕟𝕟")) {
      assertThat(PlainText.likeness(name)).as(() -> points(name)).isEqualTo("ann");
    }
    assertThat(PlainText.likeness("STRASSE")).isEqualTo(PlainText.likeness("Straße"));
    assertThat(PlainText.likeness("ΟΔΟΣ")).isEqualTo(PlainText.likeness("οδοσ"));
    assertThat(PlainText.likeness("Ann\u3000B")).isEqualTo("ann b");
  }
}
