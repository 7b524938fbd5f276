package games.magie.bots.deal;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.bots.RandomBot;
import games.magie.deal.Deal;
import games.magie.deal.DealMove;
import games.magie.deal.DealView;
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
import org.junit.jupiter.api.Test;

class RuledDealTest {
  private final RuledDeal easy = new RuledDeal(DealStyle.EASY);

  @Test
  void beatsRandomInMoreThanNinetyFiveOfAHundredGamesOverBothSeats() {
    for (int mine = 0; mine < 2; mine++) {
      int won = 0;
      for (int n = 0; n < 500; n++) {
        won += wins(new Deal(), 2, mine, n) ? 1 : 0;
      }
      assertThat(won).as("won on seat " + mine).isGreaterThan(475);
    }
  }

  private <S extends State<S>> boolean wins(
      Game<S, DealMove, DealView> game, int seats, int mine, int n) {
    List<Bot<DealMove, DealView>> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(seat == mine ? easy : new RandomBot<>());
    }
    Rules<S, DealMove, DealView> rules = game.rules();
    var chance = new Seeded(2024, n);
    var own = new Seeded(7, n);
    var legal = new Moves<DealMove>();
    S s = rules.setUp(Settings.defaults(game.options()), seats, chance, Out.SILENT);
    while (!rules.over(s)) {
      int seat = Integer.numberOfTrailingZeros(rules.awaited(s));
      legal.clear();
      rules.legal(s, seat, legal);
      DealMove move = bots.get(seat).choose(rules.view(s, seat), legal, own);
      assertThat(rules.objection(s, seat, move)).as(move.text()).isNull();
      rules.play(s, seat, move, chance, Out.SILENT);
    }
    return rules.rank(s, mine) == 1;
  }

  private <S extends State<S>> String choice(
      Game<S, DealMove, DealView> game, int seat, String position) {
    var settings = Settings.defaults(game.options());
    S s = game.notation().position(settings, 2, Fields.parse(position, 2));
    var legal = new Moves<DealMove>();
    game.rules().legal(s, seat, legal);
    return easy.choose(game.rules().view(s, seat), legal, new Seeded(1)).text();
  }

  @Test
  void laysTheCardThatCompletesASet() {
    String position = "A* hand: water kentucky | utility: electric | yellow: ventnor";
    assertThat(choice(new Deal(), 0, position)).isEqualTo("lay water");
  }

  @Test
  void keepsItsNoForWhatHurts() {
    String small =
        "active: A | pending: react card=birthday on=B\nA\nB* hand: just-say-no | bank: 2 1";
    assertThat(choice(new Deal(), 1, small)).isEqualTo("accept");
    String big =
        "active: A | pending: react card=deal-breaker on=B take=utility\n"
            + "A\nB* hand: just-say-no | utility: electric water";
    assertThat(choice(new Deal(), 1, big)).isEqualTo("no");
  }

  @Test
  void paysWithMoneyBeforePropertiesAndWithoutOverpaying() {
    String position =
        "active: A | pending: pay card=debt-collector on=B\n"
            + "A\nB* bank: 10 3 2 | red: kentucky indiana";
    assertThat(choice(new Deal(), 1, position)).isEqualTo("pay 3 2");
  }
}
