package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Hands stay secret over real sockets: what is sent to a seat and to a spectator does not depend
/// on what they may not know, neither in its bytes nor in number or order.
class DealSecrecyTest {
  private static final int PAIRS = 40;
  private static final Game<?, ?, ?> DEAL = Catalogue.game("deal");

  @Test
  void whatASeatMayNotKnowChangesNoByteThatItIsSent(@TempDir Path folder) {
    try (var twins = new Twins(folder, DEAL, Hiding.PLAIN, PAIRS, Catalogue::game)) {
      twins.run();
      assertThat(twins.differences()).isEmpty();
      assertThat(twins.different()).as("pairs that differ").isGreaterThan(PAIRS * 3 / 4);
      assertThat(twins.steps()).as("moves made in both").isGreaterThan(PAIRS * 4);
      assertThat(twins.answers()).as("answers among them").isGreaterThan(PAIRS / 4);
    }
  }

  /// A server that passes over who has nothing to answer with: the others see who was not asked.
  @Test
  void aServerThatAsksOnlyWhoHoldsTheCardIsCaught(@TempDir Path folder) {
    Game<?, ?, ?> leaky = Leaky.hurrying(DEAL, Set.of("accept"));
    try (var twins = new Twins(folder, DEAL, Hiding.PLAIN, PAIRS, _ -> leaky)) {
      twins.run();
      assertThat(twins.differences()).isNotEmpty();
    }
  }
}
