package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThemeTest {
  private static final List<String> NAMES = List.of("Ann", "Bea");

  @TempDir private Path folder = Path.of("");

  private Path theme(String text) throws IOException {
    return Files.writeString(folder.resolve("my.theme"), text);
  }

  @Test
  void aThemeRenamesWhatItNamesAndNothingElse() throws IOException {
    Messages own = Messages.of("pocket");
    Messages themed =
        own.with(
            theme(
                """
                space.boardwalk = Manor House
                built = {0:seat} puts up {2:count cottage|cottages} on {1:space}.
                """));
    assertThat(themed.event("built A boardwalk 2", NAMES))
        .isEqualTo("Ann puts up 2 cottages on Manor House.");
    assertThat(themed.event("bought B reading 200", NAMES))
        .isEqualTo("Bea buys Reading Railroad for $200.");
    assertThat(themed.keys()).isEqualTo(own.keys());
    assertThat(own.text("space.boardwalk")).isEqualTo("Boardwalk");
  }

  @Test
  void aThemeIsTheSameInEveryLanguage() throws IOException {
    Messages german = Messages.of("pocket").with(theme("space.boardwalk = Manor House\n")).in("de");
    assertThat(german.event("bought A boardwalk 400", NAMES))
        .isEqualTo("Ann kauft Manor House für 400\u00a0$.");
  }

  @Test
  void everyTextCanBeRenamed() throws IOException {
    var all = new StringBuilder();
    Messages own = Messages.of("brands");
    List<String> keys = own.keys().stream().filter(key -> !key.startsWith("clause.")).toList();
    keys.forEach(key -> all.append(key).append(" = x").append(own.text(key)).append('\n'));
    Messages themed = own.with(theme(all.toString()));
    assertThat(keys).allSatisfy(key -> assertThat(themed.text(key)).isEqualTo("x" + own.text(key)));
  }

  @Test
  void theExampleIsOne() {
    Messages village = Messages.of("pocket").with(Path.of("..", "examples", "village.theme"));
    assertThat(village.event("built A boardwalk 1", NAMES))
        .isEqualTo("Ann builds on Manor House: 1 cottage.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "space.bordwalk = X | there is no text 'space.bordwalk' to rename",
        "clause.roll = X | there is no text 'clause.roll' to rename",
        "built = {3:money} | built: {3:money} stands for nothing here; there is {0:seat} {1:space}",
        "space.go = {0:seat} | space.go: {0:seat} stands for nothing here",
        "space.go = | space.go has no text",
        "space.go = \\u00zz | Malformed \\uxxxx encoding.",
      })
  void aMistakeIsOneLine(String text, String said) throws IOException {
    Path file = theme(text + "\n");
    assertThatThrownBy(() -> Messages.of("pocket").with(file))
        .isInstanceOf(BadInput.class)
        .hasMessageStartingWith(file + ": " + said)
        .hasMessageNotContaining("\n");
  }

  @Test
  void aFileThatIsNoTextIsNone() throws IOException {
    Path file = Files.write(folder.resolve("picture"), new byte[] {(byte) 0xff, (byte) 0xd8, 0});
    assertThatThrownBy(() -> Messages.of("pocket").with(file))
        .isInstanceOf(BadInput.class)
        .hasMessage(file + ": a theme is text in UTF-8");
    Path none = folder.resolve("none");
    assertThatThrownBy(() -> Messages.of("pocket").with(none))
        .isInstanceOf(BadInput.class)
        .hasMessage(none + ": there is no such file");
  }
}
