package games.magie.deal.listing;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.DealMove;
import games.magie.deal.DealOptions;
import games.magie.deal.Positions;
import games.magie.deal.rules.DealRules;
import games.magie.deal.table.DealState;
import games.magie.kernel.Moves;
import games.magie.kernel.Option;
import games.magie.kernel.Settings;
import games.magie.laws.Walk;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/// The fast list of moves against the plain one, in games from their start with every option and
/// number of seats; [EveryStepTest] does the same at crowded tables. `-Dmagie.steps=20000` plays
/// the games to their ends.
public class CandidatesTest {
  private static final int STEPS = Integer.getInteger("magie.steps", 80);
  private static final DealRules RULES = new DealRules();

  private int walks;

  @Test
  void theFastListIsThePlainOneWithEveryOptionAndNumberOfSeats() {
    walk(Settings.defaults(DealOptions.ALL));
    for (Option option : DealOptions.ALL) {
      for (String value : option.examples()) {
        if (!value.equals(option.fallback())) {
          walk(Settings.parse(DealOptions.ALL, option.name() + "=" + value));
        }
      }
    }
    assertThat(walks).isGreaterThan(DealOptions.ALL.size() * 4);
  }

  private void walk(Settings settings) {
    for (int seats = 2; seats <= DealOptions.of(settings).mostSeats(); seats++) {
      walks++;
      new Walk<>(Positions.GAME, settings, seats, 100 + walks)
          .run(STEPS, (s, next, chances) -> check(s));
    }
  }

  /// What every seat may do here, in the same order by both.
  public static void check(DealState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      int asked = seat;
      var plain = new ArrayList<DealMove>();
      RULES.candidates(
          s,
          seat,
          move -> {
            if (RULES.objection(s, asked, move) == null) {
              plain.add(move);
            }
          });
      var fast = new Moves<DealMove>();
      RULES.legal(s, seat, fast);
      assertThat(fast.toList()).isEqualTo(plain);
    }
  }
}
