package games.magie.go;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.go.rules.GoRules;
import games.magie.go.table.Conservation;
import games.magie.go.table.End;
import games.magie.go.table.GoState;
import games.magie.go.table.Lots;
import games.magie.go.table.Phase;
import games.magie.go.table.Todo;
import games.magie.kernel.Bits;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import org.junit.jupiter.api.Test;

/// Random games of all sizes: nothing is lost at any step, and every game ends. The build plays
/// some thousands; `-Dmagie.games=100000` plays so many of each size.
class ManyGamesTest {
  private static final int GAMES = Integer.getInteger("magie.games", 1_000);
  private static final int MOST_MOVES = 20_000;

  private final GoRules rules = new GoRules();
  private final Moves<GoMove> moves = new Moves<>();

  @Test
  void blocksAndTilesAreConservedAndEveryGameEnds() {
    var settings = Settings.defaults(new Go().options());
    for (int seats = 2; seats <= 4; seats++) {
      int landmarks = 0;
      for (int n = 0; n < GAMES; n++) {
        GoState s = play(settings, seats, n);
        assertThat(s.phase).as("game %d of %d seats", n, seats).isEqualTo(Phase.OVER);
        landmarks += s.end == End.LANDMARK ? 1 : 0;
      }
      assertThat(landmarks).as("ends by a landmark").isGreaterThan(GAMES * 99 / 100);
    }
  }

  private GoState play(Settings settings, int seats, int n) {
    var chance = new Seeded(2024, n * 4 + seats);
    GoState s = rules.setUp(settings, seats, chance, Out.SILENT);
    for (int played = 0; played < MOST_MOVES && !rules.over(s); played++) {
      int awaited = rules.awaited(s);
      int seat = Bits.nth(awaited, chance.below(Integer.bitCount(awaited)));
      moves.clear();
      rules.legal(s, seat, moves);
      rules.play(s, seat, moves.get(chance.below(moves.size())), chance, Out.SILENT);
      conserved(s);
    }
    Conservation.check(s);
    return s;
  }

  /// The sums alone, cheap enough for every step of so many games.
  private static void conserved(GoState s) {
    int blocks = Lots.sum(s.tray) + Lots.sum(s.height);
    int tiles = Lots.sum(s.faceDown) + Lots.sum(s.discards) + Lots.sum(s.held);
    for (Todo todo : s.todo) {
      tiles += todo == Todo.BAG ? 1 : 0;
    }
    if (blocks != 40 || tiles != 10) {
      throw new AssertionError(
          "%d blocks and %d tiles%n%s".formatted(blocks, tiles, new Go().text(s)));
    }
  }
}
