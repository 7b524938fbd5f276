package games.magie.server.budget;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.server.Client;
import games.magie.server.Device;
import games.magie.server.House;
import games.magie.server.Limits;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Problem;
import java.nio.file.Path;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class SeatBudgetsTest {
  private static final Limits FEW = House.limits("bids=2", "offers=2", "take-backs=2");

  private static Command command(String move, String act) {
    return new Command(Client.newId(), 1, move, act);
  }

  private static String code(SeatBudgets budgets, String seat, Command command) {
    Problem problem = budgets.charge("pocket", seat, "10.0.0.1", command);
    return problem == null ? "" : problem.code() + ", " + problem.message();
  }

  @ParameterizedTest
  @CsvSource({
    "bid 10,,too many bids",
    "offer B give 10,,too many offers",
    "counter 3 give 10,,too many offers",
    ",take-back,too much taken back"
  })
  void aSeatHasABudgetForEach(String move, String act, String why) {
    var budgets = new SeatBudgets(FEW);
    Command each =
        command(Objects.requireNonNullElse(move, ""), Objects.requireNonNullElse(act, ""));
    assertThat(code(budgets, "t A", each)).isEmpty();
    assertThat(code(budgets, "t A", each)).isEmpty();
    assertThat(code(budgets, "t A", each)).isEqualTo("too-fast, " + why + ", wait a moment");
    assertThat(code(budgets, "t B", each)).as("another seat").isEmpty();
    assertThat(code(budgets, "t A", command("roll", ""))).as("other moves").isEmpty();
  }

  @Test
  void offersAndCounterOffersAreOneBudgetAndATrustedAddressHasNone() {
    var budgets = new SeatBudgets(FEW);
    assertThat(code(budgets, "t A", command("offer B give 10", ""))).isEmpty();
    assertThat(code(budgets, "t A", command("counter 3 give 10", ""))).isEmpty();
    assertThat(code(budgets, "t A", command("offer C give 10", ""))).startsWith("too-fast");
    var trusting = new SeatBudgets(Limits.parse("bids=1", "10.0.0.1"));
    for (int n = 0; n < 5; n++) {
      assertThat(code(trusting, "t A", command("bid 1", ""))).isEmpty();
    }
  }

  @Test
  void takingBackWithoutEndIsRefusedOverTheSocketAndTheGameGoesOn(@TempDir Path folder) {
    try (var house = new House(folder, FEW)) {
      Device home = house.device();
      String table =
          home.open("pocket", java.util.Map.of(), "me Ann", "me Bob").path("table").asString("");
      Client ann = home.sit(table, "A");
      ann.awaitType("welcome");
      for (int n = 0; n < 2; n++) {
        assertThat(ann.code(Client.act("take-back")))
            .as("counted all the same")
            .isEqualTo("refused");
      }
      JsonNode third = ann.ask(Client.act("take-back"));
      assertThat(third.path("error").path("code").asString("")).isEqualTo("too-fast");
      assertThat(ann.code(Client.act("pause"))).isEmpty();
    }
  }
}
