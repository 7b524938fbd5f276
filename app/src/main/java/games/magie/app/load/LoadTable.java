package games.magie.app.load;

import games.magie.wire.protocol.Json;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A table with all its seats, of which one at a time is sent a legal move.
final class LoadTable implements LoadSeat.Owner {
  /// Who wants to know how it goes on at the table.
  interface Watch {
    /// Somebody is asked and everybody has seen so.
    void ready(LoadTable table);

    void answered(LoadTable table, Sent sent, Seen answer);

    void over(LoadTable table);

    void broken(LoadTable table, String why);
  }

  /// A command on its way.
  ///
  /// @param due when it should have been sent
  record Sent(String id, Choice choice, long due, boolean measured) {
    /// What the journal keeps beside the id.
    String content() {
      return choice.moment() + " " + choice.move();
    }
  }

  private record Told(@Nullable Seen last, int news) {}

  final String id;
  private final Watch watch;
  private final List<LoadSeat> seats = new ArrayList<>();
  private final Told[] told = new Told[LoadPlan.SEATS];
  private @Nullable Sent sent;
  private boolean announced;
  private boolean done;
  private boolean left;
  private int commands;

  private LoadTable(String id, Watch watch) {
    this.id = id;
    this.watch = watch;
    IntStream.range(0, told.length).forEach(seat -> told[seat] = new Told(null, 0));
  }

  static LoadTable open(HttpClient http, URI server, String game, Watch watch)
      throws IOException, InterruptedException {
    var people =
        IntStream.range(0, LoadPlan.SEATS)
            .mapToObj(seat -> Map.of("kind", "me", "name", "Load " + (char) ('A' + seat)))
            .toList();
    HttpRequest request =
        HttpRequest.newBuilder(server.resolve("/api/tables"))
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofString(
                    Json.write(Map.of("game", game, "seats", people))))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 201) {
      throw new IOException("no table was opened: " + answer.body());
    }
    JsonNode opened = JsonMapper.shared().readTree(answer.body());
    var table = new LoadTable(opened.path("table").asString(""), watch);
    for (JsonNode seat : opened.path("seats")) {
      int number = seat.path("seat").asInt();
      String secret = seat.path("secret").asString("");
      table.seats.add(LoadSeat.sitDown(http, server, table.id, number, secret, table));
    }
    return table;
  }

  /// Sends a move of somebody who is asked; false if nobody is any more.
  synchronized boolean send(long due, boolean measured, RandomGenerator random) {
    announced = false;
    List<LoadSeat> asked = asked();
    if (sent != null || asked.isEmpty()) {
      return false;
    }
    LoadSeat seat = asked.get(random.nextInt(asked.size()));
    Seen last = told[seat.number].last();
    Optional<Choice> choice = last == null ? Optional.empty() : Choice.of(last.asked(), random);
    if (choice.isEmpty()) {
      return false;
    }
    sent = new Sent("load-" + id.hashCode() + "-" + commands++, choice.get(), due, measured);
    seat.send(
        Json.write(
            Map.of("id", sent.id(), "moment", choice.get().moment(), "move", choice.get().move())));
    return true;
  }

  void leave() {
    seats.forEach(LoadSeat::leave);
  }

  @Override
  public void received(LoadSeat seat, Seen frame) {
    @Nullable Sent answered = note(seat, frame);
    if (answered != null) {
      watch.answered(this, answered, frame);
    }
    if (ends(frame)) {
      watch.over(this);
    } else if (announces()) {
      watch.ready(this);
    }
  }

  private synchronized @Nullable Sent note(LoadSeat seat, Seen frame) {
    Sent pending = sent;
    switch (frame.type()) {
      case "welcome", "news" -> told[seat.number] = new Told(frame, told[seat.number].news() + 1);
      case "answer" -> {
        if (pending == null || !pending.id().equals(frame.id())) {
          broken(seat, "an answer to nothing: " + frame.text());
          return null;
        }
        sent = null;
        return pending;
      }
      default -> {}
    }
    return null;
  }

  /// Once, when the game is over and nothing is on its way any more.
  private synchronized boolean ends(Seen frame) {
    done |= frame.state().equals("over");
    boolean now = done && sent == null && !left;
    left |= now;
    return now;
  }

  /// A game is announced when no answer is due and all seats have been told the same.
  private synchronized boolean announces() {
    boolean now = !announced && !done && sent == null && !asked().isEmpty();
    announced |= now;
    return now;
  }

  private List<LoadSeat> asked() {
    boolean even = IntStream.range(1, told.length).allMatch(n -> told[n].news() == told[0].news());
    Seen latest = told[0].last();
    if (!even || latest == null || seats.size() < LoadPlan.SEATS) {
      return List.of();
    }
    return seats.stream().filter(seat -> latest.waiting().contains(seat.number)).toList();
  }

  @Override
  public void broken(LoadSeat seat, String why) {
    watch.broken(this, "seat %c: %s".formatted('A' + seat.number, why));
  }
}
