package games.magie.bots.express;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.express.Express;
import games.magie.express.ExpressMove;
import games.magie.express.ExpressView;
import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EasyExpressTest {
  /// What the bot chooses in a position.
  private static String choice(String options, String position) {
    return choices(new Express(), options, position).getFirst();
  }

  /// All its choices until it rolls or stops, then what stopping scores.
  private static List<String> choices(String options, String position) {
    return choices(new Express(), options, position);
  }

  private static <S extends State<S>> List<String> choices(
      Game<S, ExpressMove, ExpressView> game, String options, String position) {
    var settings = Settings.parse(game.options(), options);
    S s = game.notation().position(settings, 2, Fields.parse(position, 2));
    int seat = Integer.numberOfTrailingZeros(game.rules().awaited(s));
    ExpressView view = game.rules().view(s, seat);
    var bot = new EasyExpress();
    var legal = new Moves<ExpressMove>();
    var texts = new ArrayList<String>();
    while (true) {
      legal.clear();
      game.rules().legal(s, seat, legal);
      ExpressMove move = bot.choose(view, legal, Chance.NONE);
      texts.add(move.text());
      if (!(move instanceof ExpressMove.Place)) {
        texts.add(String.valueOf(view.turnValue()));
        return texts;
      }
      game.rules().play(s, seat, move, Chance.NONE, Out.SILENT);
    }
  }

  @Test
  void aTurnBeginsWithARoll() {
    assertThat(choice("", "turn: 1")).isEqualTo("roll");
  }

  @Test
  void itRollsWhileNothingIsAtStake() {
    String position =
        """
        turn: 1 | rolls: 1
        loose: 1=orange 2=railroad 3=utility 4=brown 5=pink 6=red 7=green 8=blank 9=blank 10=blank
        """;
    assertThat(choice("", position)).isNotEqualTo("stop");
  }

  @Test
  void itStopsWithMuchAtStakeAndTwoPolicemenOnTheBoard() {
    String position =
        """
        turn: 1 | rolls: 4 | money: 400
        jail: 8 9 | dark-blue: 2 4 | utility: 3 5
        loose: 1=red 6=railroad 7=orange 10=blank 11=-
        A* score: 2000 | houses: 2
        """;
    assertThat(choices("", position)).contains("stop").doesNotContain("roll");
  }

  @Test
  void itStopsWhenStoppingWins() {
    String position =
        """
        turn: 9 | rolls: 1
        brown: 2 4
        loose: 1=orange 3=utility 5=pink 6=red 7=green 8=blank 9=blank 10=blank
        A* score: 14400
        """;
    assertThat(choice("", position)).isEqualTo("stop");
    assertThat(choice("", position.replace("14400", "5000"))).isNotEqualTo("stop");
  }

  @Test
  void onEqualTurnsItDoesNotStopBehindAnOpponentWhoHasReachedTheTarget() {
    String position =
        """
        turn: 10 | rolls: 5 | starter: B
        jail: 8 9 | dark-blue: 2 4 | utility: 3 5
        loose: 1=orange 6=railroad 7=red 10=blank 11=-
        A* score: 11000
        B score: 15600
        """;
    assertThat(choices("equal-turns=on", position)).contains("roll");
    assertThat(choices("equal-turns=on", position.replace("11000", "13000"))).contains("stop");
  }

  @Test
  void aChanceGoesWhereItCompletesTheDearestGroup() {
    String position =
        """
        turn: 1 | rolls: 3
        green: 6 7 | brown: 4
        loose: 1=chance 2=railroad 3=utility 5=pink 8=blank 9=blank 10=blank
        """;
    assertThat(choice("", position)).isEqualTo("place 1 green");
  }

  @Test
  void beforeItStopsItTakesTheMoneyThatLiesAbout() {
    String position =
        """
        turn: 9 | rolls: 2
        brown: 2 4
        loose: 1=orange 3=utility 5=pink 6=yellow 7=green 8=blank 9=blank 10=blank 11=-
        A* score: 14000
        """;
    assertThat(choices("", position)).endsWith("place 7 green", "stop", "1000");
  }

  @Test
  void itPlaysByEveryOption() {
    String position =
        """
        turn: 1 | rolls: 2
        dark-blue: 2 4
        loose: 1=chance 3=utility 5=pink 6=yellow 7=green 8=blank 9=blank 10=blank
        """;
    assertThat(choice("dark-blue-squares=3 policeman-faces=3 go-dice=1 chance-swap=on", position))
        .isEqualTo("place 1 dark-blue");
  }
}
