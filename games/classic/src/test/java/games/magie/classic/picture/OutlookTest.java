package games.magie.classic.picture;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.table.ClassicState;
import games.magie.kernel.Settings;
import games.magie.kernel.text.Fields;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What an offer would change is known before it is made.
class OutlookTest {
  private final Classic game = Classic.pocket();
  private final ClassicState s =
      game.notation()
          .position(
              Settings.defaults(game.options()),
              2,
              Fields.parse(
                  """
                  A* deeds: oriental boardwalk states/mortgaged
                  B deeds: vermont connecticut park-place
                  """,
                  2));

  private ClassicMove move(String text) {
    return game.notation().move(s, 0, text);
  }

  @Test
  void anOfferShowsWhatItWouldChangeAndIsNotMade() {
    String before = game.text(s);
    var view = game.rules().view(s, 0);
    var picture = view.outlook(move("offer B give oriental+states get park-place"));
    assertThat(picture).isNotNull();
    var offer = picture.offers().getFirst();
    assertThat(offer.possible()).isTrue();
    var mine = offer.changes().getFirst();
    assertThat(mine.wholeAfter()).isEqualTo(List.of("dark-blue"));
    var theirs = offer.changes().getLast();
    assertThat(theirs.wholeAfter()).isEqualTo(List.of("light-blue"));
    assertThat(theirs.interest()).as("a tenth of 70").isEqualTo(7);
    assertThat(game.text(s)).isEqualTo(before);
  }

  @Test
  void aRollShowsNothing() {
    assertThat(game.rules().view(s, 0).outlook(move("roll"))).isNull();
  }
}
