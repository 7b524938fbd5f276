package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateCommandTest {
  private static Ran magie(String... args) {
    return Ran.magie("", args);
  }

  @Test
  void theTableIsTheSameWithOneThreadAndWithTwo() {
    Ran one = magie("simulate", "express", "--games", "300", "--seed", "7", "--threads", "1");
    Ran two = magie("simulate", "express", "--games", "300", "--seed", "7", "--threads", "2");
    assertThat(one.code()).isZero();
    assertThat(one.out()).startsWith("express, seed 7\n").contains("A easy", "B easy");
    assertThat(two.out()).isEqualTo(one.out());
    assertThat(one.err()).contains("games and", "decisions a second");
  }

  @Test
  void jsonHasTheSameFiguresInAFileAndOnTheOutput(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("figures.json");
    String[] plan = {
      "simulate", "express", "--games", "20", "--seats", "easy,random", "--json", ""
    };
    plan[plan.length - 1] = file.toString();
    assertThat(magie(plan).code()).isZero();
    plan[plan.length - 1] = "-";
    assertThat(magie(plan).out())
        .isEqualTo(Files.readString(file))
        .startsWith("{\"game\":\"express\"")
        .contains("\"games\":20", "\"bot\":\"random\"");
  }

  @Test
  void optionsOfTheGameAreTakenAndNamed() {
    Ran ran = magie("simulate", "express", "--games", "5", "--options", "target=10000,start=lot");
    assertThat(ran.out()).startsWith("express target=10000, seed 1\n");
  }

  @Test
  void badInputIsOneLineAndExitCodeTwo() {
    refused("no game 'chess'", "simulate", "chess");
    refused("no bot 'hal'", "simulate", "express", "--seats", "easy,hal");
    refused("2 to 4 seats", "simulate", "express", "--seats", "easy");
    refused("no option 'luck'", "simulate", "express", "--options", "luck=on");
    refused("--games 0", "simulate", "express", "--games", "0");
    refused("--threads 0", "simulate", "express", "--threads", "0");
  }

  private static void refused(String why, String... args) {
    Ran ran = magie(args);
    assertThat(ran.code()).isEqualTo(2);
    assertThat(ran.out()).isEmpty();
    assertThat(ran.err().lines()).singleElement().asString().contains(why);
  }
}
