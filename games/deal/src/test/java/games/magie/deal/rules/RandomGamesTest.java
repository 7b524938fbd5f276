package games.magie.deal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.DealMove;
import games.magie.deal.DealOptions;
import games.magie.deal.table.Census;
import games.magie.deal.table.DealState;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import org.junit.jupiter.api.Test;

/// Random games of two to five seats. `-Dmagie.games=100000` plays more of them.
class RandomGamesTest {
  private static final int GAMES = Integer.getInteger("magie.games", 2_000);
  private static final int MOST_STEPS = 20_000;

  @Test
  void everyGameEndsAndNoCardIsLostAtAnyStep() {
    var rules = new DealRules();
    var settings = Settings.defaults(DealOptions.ALL);
    var moves = new Moves<DealMove>();
    int stalemates = 0;
    int longest = 0;
    for (int game = 0; game < GAMES; game++) {
      var chance = new Seeded(game, 1);
      var choice = new Seeded(game, 2);
      DealState s = rules.setUp(settings, 2 + game % 4, chance, Out.SILENT);
      int steps = 0;
      while (!rules.over(s)) {
        Census.check(s);
        keepsToTheHandLimit(s);
        moves.clear();
        rules.legal(s, s.awaited(), moves);
        longest = Math.max(longest, moves.size());
        rules.play(s, s.awaited(), moves.get(choice.below(moves.size())), chance, Out.SILENT);
        assertThat(++steps).as("steps of game " + game).isLessThan(MOST_STEPS);
      }
      Census.check(s);
      stalemates += s.end == DealState.End.STALEMATE ? 1 : 0;
    }
    assertThat(stalemates).as("both ends happen").isBetween(1, GAMES - 1);
    assertThat(longest).isLessThanOrEqualTo(128);
  }

  /// Of play alone: a position that was written by hand may hold more.
  private static void keepsToTheHandLimit(DealState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      if (seat != s.active && s.turn > 1) {
        assertThat((int) s.sides[seat].handSize)
            .isLessThanOrEqualTo(Math.max(5, s.options.handLimit()));
      }
    }
  }
}
