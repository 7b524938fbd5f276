package games.magie.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// GO! in the terminal. The first move of every list is always there to be typed.
class PlayGoTest {
  private static Ran play(String typed, String... args) {
    var all = new ArrayList<>(List.of("play", "go", "--seed", "5"));
    all.addAll(List.of(args));
    return Ran.magie(typed, all.toArray(String[]::new));
  }

  @Test
  void aGameIsPlayedToItsEnd() {
    Ran ran = play("1\n".repeat(600), "--seats", "me:Ann,easy,easy");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("GO! · round 1", "Ann plays on New York City.", "Tray   brown 5", "Final ranking")
        .contains("rolls all the dice", "takes one ", "tracker are our assumption")
        .doesNotContain("\u001b", "~~~");
    assertThat(ran.out().lines()).allMatch(line -> line.length() <= 80);
    assertThat(ran.err()).isEmpty();
  }

  /// On one device each dial is set behind a curtain, and what one typed is not told to the other.
  @Test
  void whereTwoShareTheScreenSecretsAreAskedBehindACurtain() {
    Ran ran = play("1\n".repeat(900), "--seats", "me:Ann,me:Bob", "--options", "grab=clockwise");
    assertThat(ran.code()).isZero();
    assertThat(ran.out())
        .contains("Final ranking", "~~~\nOnly Ann looks now.", "~~~\nOnly Bob looks now.")
        .contains("has set the dial.")
        .doesNotContain("sets the dial on");
  }

  @Test
  void theSpacesCanBeLookedAt() {
    assertThat(play("spaces\nquit\n", "--seats", "me,easy").out())
        .contains("0 GO, 1 Brown, 2 Chance", "The order is our assumption");
  }
}
