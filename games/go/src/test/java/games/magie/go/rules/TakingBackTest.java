package games.magie.go.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.table.GoState;
import games.magie.kernel.Input;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.laws.Walk;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Taking back never uncovers what was secret, and never gives back what was spent.
class TakingBackTest {
  private static final Go GO = new Go();
  private static final int WORLDS = 6;

  private int looked;

  /// A move that may be taken back looks the same to its player and to everybody else in every
  /// world that the player could not tell apart before, and leaves all kept tiles where they were.
  @ParameterizedTest
  @ValueSource(strings = {"", "auto-shield=on", "auto-shield=on open-tiles=on", "grab=lot"})
  void whatCanBeTakenBackHasShownNothing(String options) {
    Settings settings = Settings.parse(GO.options(), options);
    for (int seed = 0; seed < 20; seed++) {
      new Walk<>(GO, settings, 3, seed)
          .run(
              400,
              (s, next, chances) -> {
                if (next instanceof Input.Played<GoMove>(int seat, GoMove move)
                    && Match.from(GO, settings, 3, s).attempt(next, chances.again())
                        instanceof Attempt.Ready<GoState>(_, GoState after, _, boolean back, _)
                    && back) {
                  assertThat(after.tiles).as("kept tiles").isEqualTo(s.tiles);
                  for (int world = 0; world < WORLDS; world++) {
                    compare(settings, s, after, seat, move, world);
                  }
                }
              });
    }
    assertThat(looked).isPositive();
  }

  private void compare(
      Settings settings, GoState s, GoState after, int seat, GoMove move, int world) {
    GoState other = s.copy();
    GO.rules().imagine(other, seat, new Seeded(world, seat));
    if (!(Match.from(GO, settings, 3, other)
            .attempt(new Input.Played<>(seat, move), new Seeded(world, 9))
        instanceof Attempt.Ready<GoState>(_, GoState imagined, _, boolean back, _))) {
      throw new AssertionError(move + " is refused in another world");
    }
    assertThat(back).as("in another world").isTrue();
    for (int viewer : new int[] {Seats.SPECTATOR, seat}) {
      assertThat(GO.text(imagined, viewer)).isEqualTo(GO.text(after, viewer));
    }
    looked++;
  }
}
