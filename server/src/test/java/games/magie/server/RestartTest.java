package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.testdb.StartsProcesses;
import games.magie.wire.Catalogue;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// Many tables are there again after a kill, and whoever comes back can move at once.
/// `-Dmagie.tables=5000` opens more of them and prints how long it took.
@StartsProcesses
class RestartTest {
  private static final int TABLES = Integer.getInteger("magie.tables", 40);
  private static final int MOVES = 3;
  private static final int LOOKED_AT = 40;

  @TempDir private Path folder = Path.of("");

  @Test
  void everySeatOfEveryTableCanMoveAfterAKill() throws Exception {
    Path data = folder.resolve("magie.db");
    var tables = new ArrayList<String>();
    ServerProcess first = ServerProcess.start(data);
    var device = new Device(first.port());
    for (int n = 0; n < TABLES; n++) {
      String game = Catalogue.ids().get(n % Catalogue.ids().size());
      String table = device.open(game, Map.of(), "me Ann", "me Bob").path("table").asString("");
      tables.add(table);
      for (int move = 0; move < MOVES; move++) {
        move(device, table);
      }
    }
    first.kill();
    first.stop();

    long start = System.nanoTime();
    ServerProcess second = ServerProcess.start(data);
    long listens = System.nanoTime();
    try {
      var back = new Device(second.port(), device.cookie());
      var random = new Random(1);
      long slowest = 0;
      for (int n = 0; n < LOOKED_AT; n++) {
        long asked = System.nanoTime();
        move(back, tables.get(random.nextInt(TABLES)));
        slowest = Math.max(slowest, System.nanoTime() - asked);
      }
      System.out.printf(
          "Restart: %d tables; %d ms from the start of the process until it listens, then at most"
              + " %d ms to come back to a table and move%n",
          TABLES, (listens - start) / 1_000_000, slowest / 1_000_000);
    } finally {
      second.kill();
      second.stop();
    }
  }

  /// Somebody who is waited for makes a move, and it is accepted.
  private static void move(Device device, String table) {
    for (String seat : List.of("A", "B")) {
      Client client = device.sit(table, seat);
      JsonNode welcome = client.awaitType("welcome");
      JsonNode asked = Client.asked(List.of(welcome));
      int number = seat.charAt(0) - 'A';
      boolean awaited =
          welcome.path("waiting").valueStream().anyMatch(each -> each.asInt() == number);
      if (asked != null && awaited) {
        String move =
            asked
                .path("verbs")
                .valueStream()
                .filter(verb -> !verb.path("moves").isEmpty())
                .map(verb -> verb.path("moves").get(0).path("text").asString(""))
                .findFirst()
                .orElseThrow();
        JsonNode answer =
            client.ask(Client.move(Client.newId(), asked.path("moment").asInt(), move));
        assertThat(answer.path("ok").asBoolean()).as(move + ": " + answer).isTrue();
        client.hangUp();
        return;
      }
      client.hangUp();
    }
    throw new AssertionError("nobody is waited for at " + table);
  }
}
