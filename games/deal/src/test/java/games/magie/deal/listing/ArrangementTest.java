package games.magie.deal.listing;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Card;
import games.magie.deal.DealMove;
import games.magie.deal.DealOptions;
import games.magie.deal.Positions;
import games.magie.deal.rules.DealRules;
import games.magie.deal.table.Bag;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import org.junit.jupiter.api.Test;

/// The sums by which rearrangements are judged against trying them on a copy.
class ArrangementTest {
  /// Bytes of what a [Side] and a [Collection] keep beside their cards.
  private static final int FIELDS = 5 * Long.BYTES + 4 * Integer.BYTES + 1;

  private int judged;

  @Test
  void whatARearrangementLeadsToIsForeseenBySums() {
    for (String options : new String[] {"", "set-needs=standard", "set-needs=nothing"}) {
      for (int game = 0; game < 120; game++) {
        play(options, game);
      }
    }
    assertThat(judged).isGreaterThan(10_000);
  }

  private void play(String options, int game) {
    var rules = new DealRules();
    var chance = new Seeded(game, 1);
    var choice = new Seeded(game, 2);
    var settings = Settings.parse(DealOptions.ALL, options);
    DealState s = rules.setUp(settings, 2, chance, Out.SILENT);
    var moves = new Moves<DealMove>();
    while (!rules.over(s)) {
      moves.clear();
      rules.legal(s, s.awaited(), moves);
      for (DealMove move : moves.toList()) {
        if (move instanceof DealMove.Rearrangement rearrangement) {
          DealState noted = s.copy();
          noted.earlier.noteFirst(noted);
          assertThat(Foresight.after(noted, rearrangement))
              .as(() -> move.text() + " in\n" + Positions.GAME.text(noted))
              .isEqualTo(Foresight.tried(noted, rearrangement));
          judged++;
        }
      }
      rules.play(s, s.awaited(), moves.get(choice.below(moves.size())), chance, Out.SILENT);
    }
  }

  @Test
  void aPositionOfFivePlayersTakesLessThanAKilobyte() {
    DealState s = Positions.read("", 5, "A*");
    int sides = 0;
    for (Collection collection : s.collections) {
      sides += FIELDS + Card.BANKABLE + collection.cards.length;
    }
    int bytes = sides + s.discard.length + 8 * s.handCards.length + 8 * Bag.words(1);
    assertThat(bytes).isLessThan(1024);
  }
}
