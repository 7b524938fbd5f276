package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.testdb.Need;
import games.magie.testdb.Needs;
import games.magie.testdb.StartsProcesses;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// A real disk runs full under a running game, twice. The server stops saying yes, says why, and
/// goes on by itself when there is room.
@Needs(Need.MOUNTS)
@StartsProcesses
class FullDiskTest {
  private static final int MEGABYTES = 40;
  private static final int MOST_MOVES = 3000;

  @TempDir private Path folder = Path.of("");

  @Test
  void theServerSaysSoAndGoesOnWhenThereIsRoom() throws Exception {
    Path disk = Files.createDirectories(folder.resolve("disk"));
    Path data = disk.resolve("magie.db");
    ServerProcess server = ServerProcess.onSmallDisk(data, MEGABYTES);
    try {
      var device = new Device(server.port());
      String table = device.open("me Ann", "me Bob").path("table").asString("");
      List<Client> seats = List.of(device.sit(table, "A"), device.sit(table, "B"));
      seats.forEach(each -> each.awaitType("welcome"));
      var acknowledged = new ArrayList<String>();
      Path ballast = server.seenThere(disk.resolve("ballast"));
      for (int time = 0; time < 2; time++) {
        assertThat(device.get("/readyz").status()).isEqualTo(200);
        fill(ballast);
        Device.Reply ready = device.get("/readyz");
        assertThat(ready.status()).isEqualTo(503);
        assertThat(ready.text()).contains("the disk is full");

        Sent refused = playUntilRefused(seats, acknowledged);
        assertThatThrownBy(() -> openMany(device))
            .hasMessageContaining("unavailable")
            .hasMessageContaining("the disk of the server is full");
        assertThat(device.get("/api/tables/" + table).status())
            .as("reading goes on")
            .isEqualTo(200);

        Files.delete(ballast);
        assertThat(device.get("/readyz").status()).isEqualTo(200);
        playOne(seats, refused, acknowledged); // the same command again
      }
      for (int n = 0; n < 20; n++) {
        playOne(seats, next(seats), acknowledged);
      }

      StoreFile store = new StoreFile(copied(server, data));
      TableRecord kept = store.tables().getFirst();
      assertThat(store.verify(kept)).isEqualTo(acknowledged.size() + 1);
      assertThat(store.journal(kept.id()).stream().skip(1).map(row -> row.command()))
          .as("nothing lost, nothing twice")
          .containsExactlyElementsOf(acknowledged);
    } finally {
      server.stop();
    }
  }

  /// Writes until there is no room for a single byte.
  private static void fill(Path ballast) throws IOException {
    try (var out = Files.newOutputStream(ballast, StandardOpenOption.CREATE_NEW)) {
      for (int size = 1 << 20; size > 0; size /= 2) {
        try {
          while (true) {
            out.write(new byte[size]);
          }
        } catch (IOException e) {
          // a smaller piece may still find room
        }
      }
    }
  }

  /// The store as it is now, on a disk with room.
  private Path copied(ServerProcess server, Path data) throws IOException {
    Path copy = Files.createDirectories(folder.resolve("copy")).resolve("magie.db");
    for (String end : List.of("", "-wal")) {
      Files.copy(
          server.seenThere(data.resolveSibling("magie.db" + end)),
          copy.resolveSibling("magie.db" + end));
    }
    return copy;
  }

  /// Where pages of the log have come into the file meanwhile, there is room for a few.
  private static void openMany(Device device) {
    for (int n = 0; n < MOST_MOVES; n++) {
      device.open("me Cid", "open");
    }
  }

  /// A command and whose it is.
  private record Sent(int seat, String id, String text) {}

  /// Plays until a move is refused, and returns it.
  private static Sent playUntilRefused(List<Client> seats, List<String> done) {
    for (int n = 0; n < MOST_MOVES; n++) {
      Sent next = next(seats);
      JsonNode answer = seats.get(next.seat).ask(next.text);
      if (!answer.path("ok").asBoolean()) {
        assertThat(answer.path("error").path("code").asString("")).isEqualTo("unavailable");
        assertThat(answer.path("error").path("message").asString(""))
            .isEqualTo("nothing was changed: the disk of the server is full");
        return next;
      }
      done.add(next.id);
    }
    throw new AssertionError("the disk did not run full");
  }

  /// The next move of whoever is asked.
  private static Sent next(List<Client> seats) {
    int known = seats.stream().mapToInt(Client::known).max().orElse(0);
    seats.forEach(each -> each.await(_ -> each.known() >= known));
    for (int seat = 0; seat < seats.size(); seat++) {
      JsonNode asked = seats.get(seat).asked();
      if (asked != null) {
        String id = Client.newId();
        String move = Client.move(id, asked.path("moment").asInt(), Client.choose(asked));
        return new Sent(seat, id, move);
      }
    }
    throw new AssertionError("nobody is asked");
  }

  private static void playOne(List<Client> seats, Sent move, List<String> done) {
    assertThat(seats.get(move.seat).ask(move.text).path("ok").asBoolean()).isTrue();
    done.add(move.id);
  }
}
