package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import tools.jackson.databind.JsonNode;

/// Everybody at one table, and somebody who looks on.
public record Seating(List<Client> seats, Client spectator) {
  public Seating {
    seats = List.copyOf(seats);
  }

  /// Everybody has come in, but how many watch is told only in a moment: see [#settle()].
  public static Seating at(World world, String table, int count) {
    var seats = new ArrayList<Client>();
    for (int seat = 0; seat < count; seat++) {
      Client client = world.connect(table, seat);
      client.awaitType("table"); // the newcomer hears last of it
      seats.add(client);
    }
    return new Seating(seats, world.connect(table, -1));
  }

  /// Waits until everything that was sent so far is there: each asks something and is answered.
  public void settle() {
    spectator.awaitType("table");
    seats.forEach(Seating::settle);
    settle(spectator);
  }

  private static void settle(Client client) {
    assertThat(Client.type(client.ask("{"))).isEqualTo("error");
  }

  /// Whom the game waits for, nobody when it is over.
  public List<Integer> waiting() {
    var seats = new ArrayList<Integer>();
    last(spectator).path("waiting").forEach(seat -> seats.add(seat.asInt()));
    return seats;
  }

  public String phase() {
    return last(spectator).path("view").path("phase").asString("");
  }

  private static JsonNode last(Client client) {
    return client.frames().reversed().stream()
        .filter(f -> f.has("waiting"))
        .findFirst()
        .orElseThrow();
  }

  /// What a seat can do.
  public List<String> moves(int seat) {
    var moves = new ArrayList<String>();
    for (JsonNode verb : Objects.requireNonNull(seats.get(seat).asked()).path("verbs")) {
      verb.path("moves").forEach(move -> moves.add(move.path("text").asString("")));
    }
    return moves;
  }

  /// Makes a move and returns whether it was allowed.
  public boolean play(int seat, String id, String move) {
    Client client = seats.get(seat);
    int moment = Objects.requireNonNull(client.asked()).path("moment").asInt();
    return client.ask(Client.move(id, moment, move)).path("ok").asBoolean();
  }

  public void hangUp() {
    seats.forEach(Client::hangUp);
    spectator.hangUp();
  }
}
