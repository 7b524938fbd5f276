package games.magie.app.attack;

import games.magie.app.load.LoadPlan;
import games.magie.app.load.LoadSocket;
import games.magie.kernel.Seats;
import games.magie.wire.protocol.Protocol;
import java.io.IOException;
import java.net.http.HttpClient;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/// Sockets by the thousand, dropped and opened again: seats of many tables, which is what a network
/// does that fails for a second, or spectators of a single one.
final class Crowding implements Attack {
  private final boolean seats;
  private final List<Target.Opened> tables = new ArrayList<>();

  private Crowding(boolean seats) {
    this.seats = seats;
  }

  static Crowding seats() {
    return new Crowding(true);
  }

  static Crowding spectators() {
    return new Crowding(false);
  }

  @Override
  public void prepare(Target target) throws IOException, InterruptedException {
    int wanted = seats ? Math.ceilDiv(target.scale.seats(), LoadPlan.SEATS) : 1;
    int addresses = Math.min(wanted, target.scale.addresses());
    for (int address = 0; address < addresses; address++) {
      try (HttpClient http = target.http(address)) {
        int share = Math.ceilDiv(wanted - tables.size(), addresses - address);
        for (int table = 0; table < share; table++) {
          tables.add(target.table(http, false));
        }
      } catch (IOException e) {
        target.tally.add("tables " + e.getMessage());
      }
    }
    if (tables.isEmpty()) {
      throw new IOException("no table was opened");
    }
  }

  @Override
  public void strike(Target target) throws InterruptedException {
    int count =
        seats
            ? Math.min(target.scale.seats(), tables.size() * LoadPlan.SEATS)
            : target.scale.sockets();
    new ManySockets(count, number -> handshake(target, number), "", Duration.ofSeconds(2))
        .run(target);
  }

  private byte[] handshake(Target target, int number) {
    Target.Opened table = tables.get(number / LoadPlan.SEATS % tables.size());
    int seat = number % LoadPlan.SEATS;
    return seats
        ? LoadSocket.handshake(
            target.server,
            Protocol.socket(table.id(), Seats.letter(seat)),
            table.secrets().get(seat))
        : LoadSocket.handshake(target.server, Protocol.socket(table.id(), "-"), "-");
  }
}
