package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// `magie check --random`.
class RandomChecksTest {
  @Test
  void aRunEndsWithATableOfWhatEachLawHasSeen() {
    var ran = Ran.magie("", "check", "--random", "500", "--game", "express", "--threads", "1");
    assertThat(ran.code()).as(ran.out()).isZero();
    assertThat(ran.out())
        .contains("positions seen by each law")
        .containsPattern("texts round-trip +[0-9,]+")
        .containsPattern("files and packs round-trip +[0-9,]+")
        .containsPattern("transitions +[0-9,]+")
        .containsPattern("walks +[0-9,]+")
        .containsPattern("seconds +[0-9.]+");
    assertThat(ran.err()).contains("express: ").contains(" transitions in ");
  }

  @Test
  void theSameSeedJudgesTheSameTransitions() {
    var once = Ran.magie("", "check", "--random", "1", "--game", "express", "--walk", "3");
    var again = Ran.magie("", "check", "--random", "1", "--game", "express", "--walk", "3");
    assertThat(once.code()).isZero();
    assertThat(withoutSeconds(again.out())).isEqualTo(withoutSeconds(once.out()));
  }

  private static String withoutSeconds(String table) {
    return table.lines().filter(line -> !line.startsWith("seconds")).toList().toString();
  }

  @Test
  void badArgumentsAreSaidInALine() {
    assertThat(Ran.magie("", "check", "--random", "0").err()).contains("--random 0");
    assertThat(Ran.magie("", "check", "--random", "1", "--threads", "0").err())
        .contains("--threads 0");
    assertThat(Ran.magie("", "check", "--random", "1", "--game", "chess").err())
        .contains("no game 'chess'");
    assertThat(Ran.magie("", "check", "--seed", "1").code()).isEqualTo(2);
  }
}
