package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.wire.Catalogue;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Dials and kept tiles stay secret over real sockets: what is sent to a seat and to a spectator
/// does not depend on what they may not know, neither in its bytes nor in number or order. That
/// somebody has set a dial is told, and nothing else of it.
class GoSecrecyTest {
  private static final int PAIRS = 48;
  private static final Game<?, ?, ?> GO = Catalogue.game("go");
  private static final List<String> IMAGES = List.of("ring", "money", "coin");

  /// A third of the pairs begin with kept tiles, a third before two dials, a third with one set.
  private static final class DialsAndTiles implements Hiding {
    private static final Pattern SET = Pattern.compile("dial: (ring|money|coin)");
    private static final Pattern KEPT = Pattern.compile(" tiles: [a-z]");

    @Override
    public boolean interesting(int number, String position) {
      boolean set = SET.matcher(position).find();
      return switch (number % 3) {
        case 0 -> KEPT.matcher(position).find();
        case 1 -> position.contains("pending: dials") && !set;
        default -> set;
      };
    }

    /// The last dial shows both.
    @Override
    public boolean reveals(Seating at, String move) {
      return move.startsWith("dial ") && at.waiting().size() == 1;
    }

    @Override
    public String sealedInstead(Seating at, String move) {
      if (!move.startsWith("dial ")) {
        return move;
      }
      int image = IMAGES.indexOf(move.substring("dial ".length()));
      return "dial " + IMAGES.get((image + 1) % IMAGES.size());
    }
  }

  private static Twins twins(Path folder, int pairs, Game<?, ?, ?> played) {
    return new Twins(folder, GO, new DialsAndTiles(), pairs, _ -> played);
  }

  @Test
  void whatASeatMayNotKnowChangesNoByteThatItIsSent(@TempDir Path folder) {
    try (var twins = twins(folder, PAIRS, GO)) {
      twins.run();
      assertThat(twins.differences()).isEmpty();
      assertThat(twins.different()).as("pairs that differ").isGreaterThan(PAIRS / 4);
      assertThat(twins.steps()).as("moves made in both").isGreaterThan(PAIRS * 4);
      assertThat(twins.sealed()).as("dials that differ").isGreaterThan(PAIRS / 6);
    }
  }

  /// Who keeps no tile that could be used, or no Shield, is passed over.
  @Test
  void aServerThatAsksOnlyWhoHasAChoiceIsCaught(@TempDir Path folder) {
    try (var twins = twins(folder, PAIRS / 2, Leaky.hurrying(GO, Set.of("pass", "accept")))) {
      twins.run();
      assertThat(twins.differences()).isNotEmpty();
    }
  }

  /// The other player learns nothing from the number of the question that is still open.
  @Test
  void aServerWhoseQuestionsAreNumberedByADialIsCaught(@TempDir Path folder) {
    try (var twins = twins(folder, PAIRS / 2, Leaky.numbering(GO, "dial: coin"))) {
      twins.run();
      assertThat(twins.differences()).isNotEmpty();
    }
  }
}
