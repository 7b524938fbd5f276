package games.magie.server;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Plays game after game of one kind against a bot, as fast as it can, by moves drawn from those
/// that it is offered, and writes down what was acknowledged. When the server is gone it stops; at
/// the next one it goes on, first with the command whose answer it did not get.
public final class LoadPlayer {
  /// A command that got its `ok`.
  public record Acknowledged(String table, String id, String content) {}

  private final String game;
  private final Random random;
  private final List<Acknowledged> acknowledged = new CopyOnWriteArrayList<>();
  private final Duration patience;

  /// After so many frames it looks for another server.
  private final int frames;

  private @Nullable String table;
  private String cookie = "";
  private @Nullable JsonNode unanswered;
  private int known;
  private volatile int count;
  private volatile Runnable onMove = () -> {};

  public LoadPlayer(String game, long seed) {
    this(game, seed, Device.LONG, Integer.MAX_VALUE);
  }

  /// One who goes from server to server.
  ///
  /// @param patience a server that says nothing for so long is gone
  public LoadPlayer(String game, long seed, Duration patience, int frames) {
    this.game = game;
    this.random = new Random(seed);
    this.patience = patience;
    this.frames = frames;
  }

  private boolean roams() {
    return frames < Integer.MAX_VALUE;
  }

  /// To be called after each acknowledged move.
  public void onMove(Runnable call) {
    onMove = call;
  }

  public int count() {
    return count;
  }

  public List<Acknowledged> acknowledged() {
    return acknowledged;
  }

  @Nullable String table() {
    return table;
  }

  /// How many log entries of its table it has seen.
  public int known() {
    return known;
  }

  /// Returns when the server is gone, or somebody interrupts.
  public void play(int port, AtomicLong firstMove) {
    try {
      while (!Thread.currentThread().isInterrupted()) {
        var device = new Device(port, cookie, patience);
        if (table == null) {
          table = device.open(game, Map.of(), "me Ann", "bot random").path("table").asString("");
          cookie = device.cookie();
          known = 0;
          unanswered = null;
        }
        if (playOn(device.sit(table, "A", known), firstMove)) {
          table = null;
        } else if (roams()) {
          return; // there may be another server
        }
      }
    } catch (IllegalStateException | CompletionException e) {
      // The server is gone.
    }
  }

  /// Whether the game came to its end.
  private boolean playOn(Client client, AtomicLong firstMove) {
    JsonNode asked = null;
    for (int at = 0; ; at++) {
      JsonNode frame = client.find(at, _ -> true, patience);
      if (frame == null || at > frames || unavailable(frame)) {
        client.hangUp();
        return false;
      }
      if (frame.has("log")) {
        known = frame.path("log").path("from").asInt() + frame.path("log").path("events").size();
        asked = isAwaited(frame) ? Client.asked(List.of(frame)) : null;
      }
      switch (Client.type(frame)) {
        case "answer" -> answered(frame, firstMove);
        case "welcome" -> {
          if (unanswered != null) {
            client.send(unanswered.toString());
          }
        }
        default -> {}
      }
      if (Client.over(frame)) {
        client.hangUp();
        return true;
      }
      if (asked != null && unanswered == null) {
        send(client, asked);
        asked = null;
      }
    }
  }

  /// It may have been carried out or not; another server knows.
  private boolean unavailable(JsonNode frame) {
    return roams() && frame.path("error").path("code").asString("").equals("unavailable");
  }

  private static boolean isAwaited(JsonNode frame) {
    return frame.path("waiting").valueStream().anyMatch(seat -> seat.asInt() == 0);
  }

  private String choose(JsonNode asked) {
    List<JsonNode> verbs =
        asked.path("verbs").valueStream().filter(verb -> !verb.path("moves").isEmpty()).toList();
    JsonNode moves = verbs.get(random.nextInt(verbs.size())).path("moves");
    return moves.get(random.nextInt(moves.size())).path("text").asString("");
  }

  private void send(Client client, JsonNode asked) {
    JsonNode command =
        Device.JSON.readTree(
            Client.move(Client.newId(), asked.path("moment").asInt(), choose(asked)));
    unanswered = command;
    client.send(command.toString());
  }

  private void answered(JsonNode answer, AtomicLong firstMove) {
    JsonNode command = unanswered;
    if (command == null || table == null || !answer.path("id").equals(command.path("id"))) {
      throw new AssertionError("an answer to nothing: " + answer);
    }
    unanswered = null;
    if (answer.path("error").path("code").asString("").matches("stale|refused")) {
      return; // the bot was faster: the question has changed, or what was offered is taken
    }
    if (!answer.path("ok").asBoolean()) {
      throw new AssertionError("not carried out: " + command + " " + answer);
    }
    firstMove.compareAndSet(0, System.nanoTime());
    acknowledged.add(
        new Acknowledged(
            table,
            command.path("id").asString(""),
            command.path("moment").asInt() + " " + command.path("move").asString("")));
    count = acknowledged.size();
    onMove.run();
  }
}
