package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BadPlayTest {
  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "play chess | no game 'chess': there are pocket, brands, express, deal, go",
        "play | which game? There are pocket, brands, express, deal, go",
        "play express --seats me,wizard | seat B: no player 'wizard': there are me, random, easy",
        "play express --seats me | express is for 2 to 4 seats, not 1",
        "play express --seats me,easy,, | seat C: no player '': there are me, random, easy",
        "play express --seats me:Al,me:Al | two players are called Al",
        "play express --names Al,Bo | the name 'Bo' is for nobody",
        "play express --options goal=3 | no option 'goal': there are target,",
        "play express --options target=7 | option target cannot be '7': choose 15000, 10000, 25000",
        "play pocket --theme none | none: there is no such file",
        "play pocket --lang tlh | no language 'tlh': there are en, de, ar",
        "serve --theme chess=none | no game 'chess': there are pocket,",
        "serve --theme pocket=none | none: there is no such file",
        "play express --on-leave never | on-leave cannot be 'never': choose out, bot",
        "play express --seed x | Invalid value for option '--seed'",
        "play express --resume f | --resume takes the game, its seats and options from the file",
        "play --resume none | none: there is no such file",
        "replay none | none: there is no such file",
        "replay | Missing required parameter: 'FILE'",
      })
  void badInputIsOneLineAndCodeTwo(String command, String said) {
    Ran ran = Ran.magie("", command.split(" ", -1));
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err()).startsWith("magie: " + said).doesNotContain("\tat ");
    // What concerns the form of the command is followed by where to read about it.
    assertThat(ran.err().lines().filter(line -> !line.startsWith("Try 'magie "))).hasSize(1);
  }

  @Test
  void anyFileThatIsNoJournalIsSaidToBeNone() throws IOException {
    Path file = folder.resolve("file");
    for (String text : new String[] {"", "\n", "magie", "\u0000\u0001", "magie journal 9\n"}) {
      Files.writeString(file, text);
      for (String command : new String[] {"replay", "play --resume"}) {
        Ran ran = Ran.magie("", (command + " " + file).split(" ", -1));
        assertThat(ran.code()).isEqualTo(2);
        assertThat(ran.err()).startsWith("magie: " + file + ": line 1: ").hasLineCount(1);
        assertThat(file).hasContent(text);
      }
    }
  }
}
