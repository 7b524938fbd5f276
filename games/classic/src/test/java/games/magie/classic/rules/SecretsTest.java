package games.magie.classic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Sealed wishes are the one secret of the game; random walks hardly ever come to one.
class SecretsTest {
  private static final String POSITION =
      """
      shortage: house by A on baltic asked BC
      A deeds: mediterranean baltic | wish: 1
      B deeds: oriental vermont connecticut | wish: 2
      C deeds: park-place boardwalk | wish: -
      """;

  private final Classic game = Classic.pocket();
  private final Settings settings = Settings.parse(game.options(), "houses=3");
  private final ClassicState s = read(POSITION);

  private ClassicState read(String text) {
    return game.notation().position(settings, 3, Fields.parse(text, 3));
  }

  @Test
  void aSealedWishIsShownToItsOwnPlayerAlone() {
    assertThat(game.text(s, 1)).contains("wish: 2");
    for (int seat : new int[] {0, 2, Seats.SPECTATOR}) {
      assertThat(game.text(s, seat)).contains("wish: ?").doesNotContain("wish: 2");
      assertThat(game.rules().view(s, seat).picture().toString()).contains("[1, -2, -1]");
    }
  }

  @Test
  void imaginingDrawsEveryWishThatIsPossibleAndLeavesTheViewAlone() {
    var own = new Seeded(5);
    var seen = new TreeSet<Integer>();
    String view = game.text(s, 2);
    for (int times = 0; times < 200; times++) {
      ClassicState imagined = s.copy();
      game.rules().imagine(imagined, 2, own);
      seen.add((int) imagined.shortage.wish[1]);
      assertThat(game.text(imagined, 2)).isEqualTo(view);
    }
    assertThat(seen).containsExactly(0, 1, 2, 3);
  }

  @Test
  void ownWishesAreNotImagined() {
    ClassicState imagined = s.copy();
    game.rules().imagine(imagined, 1, new Seeded(5));
    assertThat(game.text(imagined)).isEqualTo(game.text(s));
  }
}
