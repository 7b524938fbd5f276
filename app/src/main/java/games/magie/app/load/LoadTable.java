package games.magie.app.load;

import games.magie.kernel.text.Words;
import games.magie.wire.protocol.Command;
import games.magie.wire.protocol.Json;
import games.magie.wire.protocol.Replies;
import games.magie.wire.protocol.Requests.NewSeat;
import games.magie.wire.protocol.Requests.NewTable;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// A table with all its seats, of which one at a time is sent a legal move.
public final class LoadTable {
  /// Who wants to know how it goes on at the table.
  public interface Watch {
    /// Somebody is asked and everybody has seen so.
    void ready(LoadTable table);

    /// A seat was told what happened.
    void told();

    /// @param overtaken whether something else had happened before the move arrived
    void answered(LoadTable table, Sent sent, Seen answer, boolean overtaken);

    void over(LoadTable table);

    void broken(LoadTable table, String why);
  }

  /// A command on its way.
  ///
  /// @param due when it should have been sent
  /// @param news how often its seat had been told something
  public record Sent(String id, Choice choice, long due, boolean measured, int news) {
    /// What the journal keeps beside the id.
    String content() {
      return choice.moment() + " " + choice.move();
    }
  }

  final String id;
  private final Watch watch;

  /// Nobody else gives commands the same ids, nor does this table when it is back.
  private final String ids = "load-%x-".formatted(ThreadLocalRandom.current().nextLong());

  private final List<LoadSeat> seats = new ArrayList<>();
  private @Nullable Sent sent;
  private boolean announced;
  private boolean done;
  private boolean left;
  private int commands;
  private volatile long comesAt;

  private LoadTable(String id, List<String> secrets, Watch watch) {
    this.id = id;
    this.watch = watch;
    for (String secret : secrets) {
      seats.add(new LoadSeat(this, seats.size(), secret));
    }
  }

  /// For opening tables.
  public static HttpClient client() {
    return HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
  }

  /// Threads that open this many tables at once, and don't keep the program from ending.
  public static ExecutorService openers(int atOnce) {
    return Executors.newFixedThreadPool(atOnce, Thread.ofPlatform().daemon().factory());
  }

  public static LoadTable open(
      HttpClient http, URI server, String game, LoadReader reader, Watch watch)
      throws IOException, InterruptedException {
    var people =
        IntStream.range(0, LoadPlan.SEATS)
            .mapToObj(seat -> new NewSeat("me", "Load " + (char) ('A' + seat), ""))
            .toList();
    HttpRequest request =
        HttpRequest.newBuilder(server.resolve("/api/tables"))
            .header("Content-Type", "application/json")
            .POST(
                HttpRequest.BodyPublishers.ofByteArray(
                    Json.bytes(new NewTable(game, Map.of(), 0, "out", people))))
            .build();
    HttpResponse<String> answer = http.send(request, HttpResponse.BodyHandlers.ofString());
    if (answer.statusCode() != 201) {
      throw new IOException("no table was opened: " + answer.body());
    }
    var opened = Json.read(answer.body(), Replies.Opened.class);
    var secrets = opened.seats().stream().map(Replies.SeatSecret::secret).toList();
    var table = new LoadTable(opened.table(), secrets, watch);
    table.sitDown(server, reader);
    return table;
  }

  /// A table that was opened before.
  ///
  /// @param line as [#line] wrote it
  static LoadTable parse(String line, Watch watch) {
    List<String> words = Words.split(line);
    return new LoadTable(words.getFirst(), words.subList(1, words.size()), watch);
  }

  /// Its name and the secrets of its seats.
  String line() {
    return id + " " + String.join(" ", seats.stream().map(LoadSeat::secret).toList());
  }

  /// When its people are due.
  void comesAt(long due) {
    comesAt = due;
  }

  long comesAt() {
    return comesAt;
  }

  /// Connects all seats.
  void sitDown(URI server, LoadReader reader) throws IOException {
    for (LoadSeat seat : seats) {
      seat.sitDown(server, reader);
    }
  }

  /// Sends a move of somebody who is asked; false if nobody is any more.
  public synchronized boolean send(long due, boolean measured, RandomGenerator random) {
    announced = false;
    List<LoadSeat> asked = asked();
    if (sent != null || asked.isEmpty()) {
      return false;
    }
    LoadSeat seat = asked.get(random.nextInt(asked.size()));
    Choice choice = seat.choice();
    if (choice == null) {
      return false;
    }
    sent = new Sent(ids + commands++, choice, due, measured, seat.news());
    seat.send(Json.write(new Command(sent.id(), choice.moment(), choice.move(), "")));
    return true;
  }

  /// Leaves all seats, and does nothing more.
  public void leave() {
    synchronized (this) {
      done = true;
      left = true;
    }
    seats.forEach(LoadSeat::leave);
  }

  List<LoadSeat> seats() {
    return seats;
  }

  void received(LoadSeat seat, Seen frame) {
    if (frame.type().equals("news")) {
      watch.told();
    }
    @Nullable Sent answered = note(seat, frame);
    if (answered != null) {
      watch.answered(this, answered, frame, seat.news() > answered.news());
    }
    if (ends(frame)) {
      watch.over(this);
    } else if (announces()) {
      watch.ready(this);
    }
  }

  private synchronized @Nullable Sent note(LoadSeat seat, Seen frame) {
    seat.note(frame);
    if (frame.type().equals("error") || frame.type().equals("bye")) {
      broken(seat, "is told " + frame);
    }
    if (!frame.type().equals("answer")) {
      return null;
    }
    Sent pending = sent;
    if (pending == null || !pending.id().equals(frame.id())) {
      broken(seat, "an answer to nothing: " + frame);
      return null;
    }
    sent = null;
    return pending;
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
    LoadSeat first = seats.getFirst();
    for (LoadSeat seat : seats) {
      if (seat.news() == 0 || seat.news() != first.news()) {
        return List.of();
      }
      if (seat.waiting() != first.waiting()) {
        broken(seat, "the seats are told to wait for different ones");
      }
    }
    return seats.stream().filter(seat -> (first.waiting() >> seat.number & 1) != 0).toList();
  }

  void broken(LoadSeat seat, String why) {
    watch.broken(this, "seat %c: %s".formatted('A' + seat.number, why));
  }
}
