package games.magie.classic.text;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.classic.Classic;
import games.magie.classic.Crowded;
import games.magie.classic.CrowdedWalk;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Conserved;
import games.magie.kernel.Seats;
import games.magie.kernel.match.Recorder;
import games.magie.kernel.text.Fields;
import games.magie.laws.Walk;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every position that play reaches, from crowded positions and by every kind of input, is read
/// back from its text and goes on like the original. `-Dmagie.moves=N` walks further.
class RoundTripTest {
  private static final int MOVES = Integer.getInteger("magie.moves", 40_000);

  static List<Classic> editions() {
    return List.of(Classic.pocket(), Classic.brands());
  }

  @ParameterizedTest
  @MethodSource("editions")
  void everyPositionReachedIsReadBackAndGoesOnAlike(Classic game) {
    int visited = 0;
    for (long seed = Long.getLong("magie.seed", 1); visited < MOVES / 2; seed++) {
      var walk = new CrowdedWalk(game, seed);
      visited +=
          walk.run((s, input, chances) -> {
            ClassicState read = read(game, walk.table(), game.text(s));
            same(game, walk, s, read);
            var told = new Recorder();
            ClassicState after = s.copy();
            Walk.apply(game.rules(), after, input, chances.again(), told);
            var toldAgain = new Recorder();
            Walk.apply(game.rules(), read, input, chances.again(), toldAgain);
            assertThat(game.text(read)).isEqualTo(game.text(after));
            assertThat(toldAgain.told()).isEqualTo(told.told());
            Conserved.check(after);
            same(game, walk, after, read(game, walk.table(), game.text(after)));
            nobodyIsAskedInVain(walk, after);
            offersSettleWhatIsOwed(after);
          });
    }
    assertThat(visited).isGreaterThanOrEqualTo(MOVES / 2);
  }

  private static ClassicState read(Classic game, Crowded table, String text) {
    return game.notation().position(table.settings, table.seats, Fields.parse(text, table.seats));
  }

  private static void same(Classic game, CrowdedWalk walk, ClassicState s, ClassicState read) {
    assertThat(game.text(read)).isEqualTo(game.text(s));
    assertThat(read.phase).isEqualTo(s.phase);
    assertThat(read.waiting).as("who is asked").isEqualTo(s.waiting);
    for (int seat = Seats.SPECTATOR; seat < s.seats; seat++) {
      assertThat(game.text(read, seat)).isEqualTo(game.text(s, seat));
      assertThat(walk.legal(read, seat)).isEqualTo(walk.legal(s, seat));
      assertThat(game.rules().moment(read, seat)).isEqualTo(game.rules().moment(s, seat));
    }
  }

  /// Offers in kind are for the debt that stops the game, and for no more than is owed to one.
  private static void offersSettleWhatIsOwed(ClassicState s) {
    for (int at = 0; at < s.offers.count; at++) {
      if (s.offers.offer(at).terms().settle() != 0) {
        assertThat(s.debts.count).as("debts").isPositive();
        int creditors = s.debts.creditors(0).mask();
        int owed = s.debts.amount(0) / Integer.bitCount(creditors);
        assertThat(s.offers.offer(at).terms().settle()).as("settled").isBetween(1, owed);
        int parties = Seats.mask(s.offers.from(at)) | Seats.mask(s.offers.offer(at).to());
        assertThat(parties & ~creditors).isEqualTo(Seats.mask(s.debts.debtor(0)));
      }
    }
  }

  private static void nobodyIsAskedInVain(CrowdedWalk walk, ClassicState s) {
    for (int seat = 0; seat < s.seats; seat++) {
      if ((s.waiting >> seat & 1) != 0) {
        assertThat(walk.legal(s, seat)).as("moves of seat " + seat).isNotEmpty();
      }
    }
  }
}
