package games.magie.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.Express;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Match;
import games.magie.wire.JournalFile;
import games.magie.wire.Messages;
import games.magie.wire.SavedGame.OnLeave;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What only somebody at a terminal sees.
class SessionTest {
  @TempDir Path folder;

  @Test
  void quittingOffersToSaveWhatWouldBeLost() throws IOException {
    Path letter = Files.writeString(folder.resolve("letter"), "Dear Bea");
    Path file = folder.resolve("game.magie");
    String said = sit("roll\nquit\n" + letter + "\n" + file + "\n", true, false, true);
    assertThat(said)
        .contains("Save to which file? (Enter: do not save) " + letter)
        .contains("no magie journal, so it is left alone", "Saved to " + file + ".")
        .endsWith("Go on with: magie play --resume " + file + "\n");
    assertThat(letter).hasContent("Dear Bea");
    assertThat(JournalFile.load(file).journal().rows()).hasSize(2);
  }

  @Test
  void enterLeavesWithoutSavingAndNothingToLoseIsNotAskedAbout() {
    assertThat(sit("roll\nquit\n\n", true, false, true)).contains("Save to which file?");
    assertThat(sit("quit\n", true, false, true)).doesNotContain("Save to which file?");
    assertThat(sit("roll\nquit\n", false, false, true)).doesNotContain("Save to which file?");
  }

  @Test
  void aFinishedGameCanBeSavedAndReplayed() {
    Path file = folder.resolve("over.magie");
    String said = sit("agree\n" + file + "\n", true, false, true);
    assertThat(said).contains("Final ranking", "Saved to " + file + ".").doesNotContain("--resume");
    var match = Match.resume(new Express(), JournalFile.load(file).journal());
    assertThat(match.lastRow().input()).isEqualTo("agreed");
  }

  @Test
  void colourAddsNothingThatLettersDoNotSay() {
    String plain = sit("roll\n3\n3\nfaces\n", false, false, true);
    String coloured = sit("roll\n3\n3\nfaces\n", false, true, true);
    assertThat(coloured).contains("\u001b[").isNotEqualTo(plain);
    assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
  }

  @Test
  void aTerminalWithoutUnicodeGetsAscii() {
    String plain = sit("roll\n3\nwhy\n", false, false, false);
    assertThat(plain.chars()).allMatch(c -> c < 128);
    assertThat(plain).contains("-- Express . turn 1", "> A  Ann");
  }

  private static String sit(String typed, boolean live, boolean colour, boolean unicode) {
    return sit(new Express(), typed, live, colour, unicode);
  }

  private static <S extends State<S>, M extends Move, V extends View> String sit(
      Game<S, M, V> game, String typed, boolean live, boolean colour, boolean unicode) {
    var out = new StringWriter();
    var in = echoing(new StringReader(typed), out, live);
    var terminal = new Terminal(in, new PrintWriter(out), live, colour, unicode);
    var settings = Settings.parse(game.options(), "start=first-seat");
    var chance = new Seeded(4);
    var match = Match.start(game, settings, 2, chance);
    var players = Seating.parse(game, settings, "me:Ann,easy", "");
    var table =
        new TerminalTable<>(match, players, OnLeave.OUT, chance, seat -> new Seeded(4, seat + 1));
    new Session<>(table, terminal, Messages.of(game.id()), null).run();
    return out.toString();
  }

  /// A live terminal shows what is typed by itself.
  private static BufferedReader echoing(StringReader in, StringWriter out, boolean live) {
    return new BufferedReader(in) {
      @Override
      public @Nullable String readLine() throws IOException {
        String line = super.readLine();
        if (live && line != null) {
          out.write(line + "\n");
        }
        return line;
      }
    };
  }
}
