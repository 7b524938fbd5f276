package games.magie.classic.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.PaymentEvent;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Conserved;
import games.magie.classic.table.Purse;
import games.magie.kernel.Settings;
import games.magie.kernel.match.Recorder;
import games.magie.laws.Walk;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// At every step of random games the books agree: each dollar that moved was told once, and nothing
/// else moved. `-Dmagie.moves=N` walks further.
class BooksTest {
  private static final int MOVES = Integer.getInteger("magie.moves", 100_000);
  private static final int MOVES_A_GAME = 2_000;

  private int walked;

  static List<Classic> editions() {
    return List.of(Classic.pocket(), Classic.brands());
  }

  @ParameterizedTest
  @MethodSource("editions")
  void everyDollarIsToldAndNothingGetsLost(Classic game) {
    for (long seed = 1; walked < MOVES / 2; seed++) {
      String text = seed % 3 == 0 ? "houses=6 hotels=2 free-parking-pot=on" : "";
      Settings settings = Settings.parse(game.options(), text);
      new Walk<>(game, settings, 2 + (int) (seed % 5), seed)
          .run(
              MOVES_A_GAME,
              (s, input, chances) -> {
                ClassicState after = s.copy();
                var told = new Recorder();
                Walk.apply(game.rules(), after, input, chances.again(), told);
                balance(s, after, told);
                Conserved.check(after);
                walked++;
              });
    }
    assertThat(walked).isGreaterThanOrEqualTo(MOVES / 2);
  }

  private static void balance(ClassicState before, ClassicState after, Recorder told) {
    int[] cash = Arrays.copyOf(before.cash, before.seats);
    int pot = before.pot();
    int bank = bank(before);
    for (var one : told.told()) {
      if (one.what() instanceof PaymentEvent.Paid(int from, int to, int amount)) {
        assertThat(amount).isPositive();
        assertThat(from).isNotEqualTo(to);
        for (int seat = 0; seat < cash.length; seat++) {
          cash[seat] += (to == seat ? amount : 0) - (from == seat ? amount : 0);
        }
        pot += (to == Purse.POT.party() ? amount : 0) - (from == Purse.POT.party() ? amount : 0);
        bank += (to == Purse.BANK.party() ? amount : 0) - (from == Purse.BANK.party() ? amount : 0);
      }
    }
    assertThat(Arrays.copyOf(after.cash, after.seats)).isEqualTo(cash);
    assertThat(after.pot()).isEqualTo(pot);
    assertThat(bank(after)).isEqualTo(bank);
  }

  private static int bank(ClassicState s) {
    return s.cash[Purse.BANK.ordinal()];
  }
}
