package games.magie.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicView;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Match;
import games.magie.wire.SavedGame.OnLeave;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class LongClockTest {
  private long nanos = 5;

  private static <S extends State<S>> TerminalTable<S, ClassicMove, ClassicView> table(
      Game<S, ClassicMove, ClassicView> game, String options) {
    var settings = Settings.parse(game.options(), options);
    var match = Match.start(game, settings, 2, new Seeded(1));
    return new TerminalTable<>(
        match,
        Seating.parse(game, settings, "me,easy", ""),
        OnLeave.OUT,
        new Seeded(1),
        seat -> new Seeded(2, seat));
  }

  private <S extends State<S>> @Nullable String after(
      int seconds, LongClock<S, ClassicMove, ClassicView> clock) {
    nanos += TimeUnit.SECONDS.toNanos(seconds);
    Input<ClassicMove> passed = clock.passed();
    return passed == null ? null : passed.text();
  }

  @Test
  void theMinutesOfASpeedyGamePassWhilePeopleThink() {
    minutes(table(Classic.pocket(), "speedy-minutes=60"));
  }

  private <S extends State<S>> void minutes(TerminalTable<S, ClassicMove, ClassicView> table) {
    var clock = new LongClock<>(table, () -> nanos);
    assertThat(after(0, clock)).isNull();
    assertThat(after(59, clock)).isNull();
    assertThat(after(62, clock)).isEqualTo("time speedy AB");
    table.put(new Input.TimeUp<>("speedy", 3));
    // Two minutes and a second are over.
    assertThat(after(0, clock)).isEqualTo("time speedy AB");
    table.put(new Input.TimeUp<>("speedy", 3));
    assertThat(after(58, clock)).isNull();
    assertThat(after(1, clock)).isEqualTo("time speedy AB");
  }

  @Test
  void otherGamesHaveNoSuchClock() {
    var clock = new LongClock<>(table(Classic.pocket(), ""), () -> nanos);
    for (int looks = 0; looks < 3; looks++) {
      assertThat(after(3600, clock)).isNull();
    }
  }
}
