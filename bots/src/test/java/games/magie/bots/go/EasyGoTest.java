package games.magie.bots.go;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.bots.RandomBot;
import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.GoView;
import games.magie.kernel.Bot;
import games.magie.kernel.Game;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Rules;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class EasyGoTest {
  private final EasyGo easy = new EasyGo();

  @Test
  void beatsThreeRandomPlayersInMoreThanSixtyOfAHundredGames() {
    int won = 0;
    for (int n = 0; n < 1000; n++) {
      won += wins(new Go(), n % 4, n) ? 1 : 0;
    }
    assertThat(won).isGreaterThan(600);
  }

  private <S extends State<S>> boolean wins(Game<S, GoMove, GoView> game, int mine, int n) {
    List<Bot<GoMove, GoView>> bots = new ArrayList<>();
    for (int seat = 0; seat < 4; seat++) {
      bots.add(seat == mine ? easy : new RandomBot<>());
    }
    Rules<S, GoMove, GoView> rules = game.rules();
    var chance = new Seeded(2024, n);
    var own = new Seeded(7, n);
    var legal = new Moves<GoMove>();
    S s = rules.setUp(Settings.defaults(game.options()), 4, chance, Out.SILENT);
    while (!rules.over(s)) {
      int seat = Integer.numberOfTrailingZeros(rules.awaited(s));
      legal.clear();
      rules.legal(s, seat, legal);
      GoMove move = bots.get(seat).choose(rules.view(s, seat), legal, own);
      assertThat(legal.contains(move)).isTrue();
      rules.play(s, seat, move, chance, Out.SILENT);
    }
    return rules.rank(s, mine) == 1;
  }

  @Test
  void takesTheBlockThatHelpsItsNearestLandmark() {
    String position = "pending: spaces\nA at: 0 | todo: go | build: red=2 pink=1\nB build: pink=1";
    assertThat(choice(new Go(), 0, position)).isEqualTo("take red 1");
  }

  @Test
  void keepsAGoButtonForTheFourthBlock() {
    String window = "pending: window\nA at: 4 | tiles: go-button | build: red=%d\nC build: pink=3";
    assertThat(choice(new Go(), 0, window.formatted(2))).isEqualTo("pass");
    assertThat(choice(new Go(), 0, window.formatted(3))).isEqualTo("button red 1");
  }

  @Test
  void triesToStealTheBlockThatItsLandmarkLacks() {
    String go =
        "pending: spaces\nA at: 0 | todo: go | build: red=3 | tiles: go-button\nB build: red=2";
    assertThat(choice(new Go(), 0, go)).isEqualTo("choose heist");
    String window = "pending: window\nA at: 4 | build: red=3 | tiles: go-button\nC %s";
    assertThat(choice(new Go(), 0, window.formatted("build: red=2"))).isEqualTo("button-heist");
    assertThat(choice(new Go(), 0, window.formatted("at: 9"))).isEqualTo("button red 1");
  }

  @Test
  void attacksThePlayerClosestToWinning() {
    String position =
        "pending: attack A\nA attacks: shut-down\nB build: red=2 pink=2\nC build: green=3";
    assertThat(choice(new Go(), 0, position)).isEqualTo("shut-down C green");
  }

  @Test
  void keepsItsShieldForAStackThatIsWorthIt() {
    String shield = "pending: shield A B %s\nB build: red=1 pink=2 | tiles: shield";
    assertThat(choice(new Go(), 1, shield.formatted("red"))).isEqualTo("accept");
    assertThat(choice(new Go(), 1, shield.formatted("pink"))).isEqualTo("shield");
  }

  @Test
  void usesItsMegaShutDownWhereItHurtsMostAndSavesItOtherwise() {
    String mega = "pending: mega A\nA marker: 4\nB build: red=%d pink=1\nC build: green=1";
    assertThat(choice(new Go(), 0, mega.formatted(1))).isEqualTo("pass");
    assertThat(choice(new Go(), 0, mega.formatted(3))).isEqualTo("mega red");
  }

  @Test
  void itsDialShowsEachImageAsOftenAsAnyOther() {
    var counts = new TreeMap<String, Integer>();
    for (int n = 0; n < 3000; n++) {
      counts.merge(choice(new Go(), 1, "pending: dials A B\nB build: red=1", n), 1, Integer::sum);
    }
    assertThat(counts).hasSize(3);
    // Six standard deviations.
    assertThat(counts.values()).allSatisfy(count -> assertThat(count).isBetween(845, 1155));
  }

  private <S extends State<S>> String choice(
      Game<S, GoMove, GoView> game, int seat, String position) {
    return choice(game, seat, position, 1);
  }

  private <S extends State<S>> String choice(
      Game<S, GoMove, GoView> game, int seat, String position, int seed) {
    S s = game.notation().position(Settings.defaults(game.options()), 3, Fields.parse(position, 3));
    var legal = new Moves<GoMove>();
    game.rules().legal(s, seat, legal);
    return easy.choose(game.rules().view(s, seat), legal, new Seeded(seed)).text();
  }
}
