package games.magie.deal.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.deal.DealMove;
import games.magie.deal.DealOptions;
import games.magie.deal.Positions;
import games.magie.deal.rules.DealRules;
import games.magie.deal.table.DealState;
import games.magie.kernel.BadInput;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImpossiblePositionsTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "A* hand: 10 10",
        "A* hand: nonsense",
        "A* bank: kentucky",
        "A* red: baltic",
        "A* red: wild-any",
        "A* red: kentucky / indiana",
        "A* red: kentucky +house",
        "A* utility: electric water +house",
        "A* red: kentucky indiana illinois +hotel",
        "A* red: kentucky indiana illinois +house +house",
        "A* loose: kentucky",
        "A* left: yes",
        "A*\nB left: yes | hand: 1",
        "A*\nB*",
        "plays: 4\nA*",
        "under: 1\nA*",
        "held: 8f3a62c1d0e4b597\nA*",
        "before: red\nA*",
        "before: xyz -\nA*",
        "before: red kentucky\nA*",
        "before: red kentucky\nA* red: kentucky",
        "before: yellow wild-red-yellow\nA* red: wild-red-yellow",
        "before: yellow wild-red-yellow, red -; red wild-red-yellow, yellow -\nA* red: wild-red-yellow",
        "before: red wild-any, loose -\nA* loose: wild-any",
        "before: loose kentucky, red -\nA* red: kentucky",
        "before: red kentucky indiana illinois +house\nA* red: kentucky indiana illinois",
        "active: A | pending: pay card=debt-collector on=B | before: yellow wild-red-yellow, red -\nA red: wild-red-yellow\nB bank: 1",
        "over: agreed | before: yellow wild-red-yellow, red -\nA red: wild-red-yellow\nB",
        "over: never\nA",
        "over: sets\nA",
        "pending: what\nA*",
        "pending: react\nA*",
        "pending: react card=debt-collector on=A\nA*",
        "pending: react card=house on=B\nA*",
        "pending: pay card=debt-collector on=B\nA*",
        "active: A | pending: pay card=debt-collector on=B paid=3\nA\nB bank: 10",
        "active: A | pending: pay card=debt-collector on=B paid=10\nA\nB bank: 10 1",
        "pending: take card=sly-deal on=B\nA*",
        "pending: give card=forced-deal on=B take=kentucky\nA*\nB red: kentucky",
        "pending: react card=sly-deal on=B take=kentucky\nA*",
        "pending: charge card=rent-any\nA*",
        "pending: arrive card=sly-deal on=B\nA*",
        "pending: discard\nA* hand: 1",
        "A* brown: baltic mediterranean | utility: electric water | dark-blue: boardwalk park-place",
        "A* colour: red",
      })
  void whatCannotBeIsNotRead(String text) {
    assertThatThrownBy(() -> Positions.read("", 2, text))
        .isInstanceOf(BadInput.class)
        .message()
        .doesNotContain("\n");
  }

  @Test
  void whoCanReadTheFormOfAnEarlierVersionIsSaid() {
    assertThatThrownBy(
            () -> Positions.read("", 2, "held: 8f3a62c1d0e4b597\nA* red: wild-red-yellow"))
        .hasMessage("held: only versions 1 and 2 of deal can read it; now it is 'before'");
  }

  @Test
  void sixSeatsNeedTwoDecks() {
    assertThatThrownBy(() -> Positions.read("", 6, "A*")).isInstanceOf(BadInput.class);
    assertThat(Positions.read("decks=2", 6, "A*").seats).isEqualTo(6);
  }

  /// Words of real positions are dropped, doubled and exchanged: the text is read or refused, and
  /// what is read can be played on.
  @Test
  void spoiltTextsAreReadOrRefusedAndNeverBreakTheGame() {
    var rules = new DealRules();
    var random = new Seeded(5);
    int read = 0;
    int refused = 0;
    for (int game = 0; game < 60; game++) {
      var chance = new Seeded(game, 1);
      var settings = Settings.defaults(DealOptions.ALL);
      DealState s = rules.setUp(settings, 3, chance, Out.SILENT);
      for (int step = 0; step < 120 && !rules.over(s); step++) {
        String[] words = Positions.GAME.text(s).split(" ", -1);
        int at = random.below(words.length);
        int other = random.below(words.length);
        String kept = words[at];
        words[at] = random.below(2) == 0 ? "" : words[other];
        words[other] = random.below(3) == 0 ? kept : words[other];
        try {
          DealState spoilt = Positions.read("", 3, String.join(" ", words));
          playOn(rules, spoilt, random);
          read++;
        } catch (BadInput e) {
          assertThat(e.getMessage()).doesNotContain("\n");
          refused++;
        }
        playOn(rules, s, random);
      }
    }
    assertThat(read).isGreaterThan(100);
    assertThat(refused).isGreaterThan(100);
  }

  private static void playOn(DealRules rules, DealState s, Seeded random) {
    if (!rules.over(s)) {
      var moves = new Moves<DealMove>();
      rules.legal(s, s.awaited(), moves);
      DealMove move = moves.get(random.below(moves.size()));
      assertThat(rules.objection(s, s.awaited(), move)).isNull();
      rules.play(s, s.awaited(), move, random, Out.SILENT);
      Fields.parse(Positions.GAME.text(s), s.seats);
    }
  }
}
