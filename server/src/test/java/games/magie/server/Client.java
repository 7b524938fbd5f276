package games.magie.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// One socket at a seat. Keeps every frame and sees to it that they are numbered without gaps.
public final class Client implements WebSocket.Listener {
  private static final AtomicInteger IDS = new AtomicInteger();
  private static final List<String> PREFERENCE = List.of("free", "place", "stop", "roll");

  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();
  private final List<JsonNode> frames = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private final StringBuilder partial = new StringBuilder();
  private @Nullable WebSocket socket;
  private int closed = -1;

  public static Client connect(int port, String path, Map<String, String> headers) {
    return connect(port, path, headers, Device.LONG);
  }

  public static Client connect(
      int port, String path, Map<String, String> headers, Duration patience) {
    var client = new Client();
    var builder = Device.HTTP.newWebSocketBuilder().connectTimeout(patience);
    headers.forEach(builder::header);
    client.socket = builder.buildAsync(URI.create("ws://localhost:" + port + path), client).join();
    return client;
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    lock.lock();
    try {
      partial.append(data);
      if (last) {
        texts.add(partial.toString());
        frames.add(Device.JSON.readTree(partial.toString()));
        partial.setLength(0);
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    gone(status);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    gone(0);
  }

  private void gone(int status) {
    lock.lock();
    try {
      closed = status;
      changed.signalAll();
    } finally {
      lock.unlock();
    }
  }

  public List<JsonNode> frames() {
    lock.lock();
    try {
      return List.copyOf(frames);
    } finally {
      lock.unlock();
    }
  }

  /// The frames as they came.
  public List<String> texts() {
    lock.lock();
    try {
      return List.copyOf(texts);
    } finally {
      lock.unlock();
    }
  }

  /// Waits for a frame from `first` on; null when the socket closes before it comes.
  public @Nullable JsonNode find(int first, Predicate<JsonNode> wanted) {
    JsonNode found = find(first, wanted, Device.LONG);
    assertThat(found != null || closed()).as("in time; so far " + frames()).isTrue();
    return found;
  }

  private boolean closed() {
    lock.lock();
    try {
      return closed >= 0;
    } finally {
      lock.unlock();
    }
  }

  /// The same, null also when it does not come in time.
  public @Nullable JsonNode find(int first, Predicate<JsonNode> wanted, Duration patience) {
    lock.lock();
    try {
      long left = patience.toNanos();
      int at = first;
      while (true) {
        for (; at < frames.size(); at++) {
          if (wanted.test(frames.get(at))) {
            return frames.get(at);
          }
        }
        if (closed >= 0 || left <= 0) {
          return null;
        }
        left = changed.awaitNanos(left);
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      lock.unlock();
    }
  }

  public JsonNode await(Predicate<JsonNode> wanted) {
    return awaitFrom(0, wanted);
  }

  public JsonNode awaitFrom(int first, Predicate<JsonNode> wanted) {
    JsonNode found = find(first, wanted);
    if (found == null) {
      throw new AssertionError("the socket closed with " + closed + " after " + frames());
    }
    return found;
  }

  public JsonNode awaitType(String type) {
    return await(frame -> type(frame).equals(type));
  }

  /// The status with which the server closed the socket, 0 where it just broke off.
  public int awaitClose() {
    lock.lock();
    try {
      long left = TimeUnit.SECONDS.toNanos(60);
      while (closed < 0) {
        assertThat(left).as("time left to wait for the end").isPositive();
        left = changed.awaitNanos(left);
      }
      return closed;
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    } finally {
      lock.unlock();
    }
  }

  public static String type(JsonNode frame) {
    return frame.path("type").asString("");
  }

  public WebSocket socket() {
    if (socket == null) {
      throw new IllegalStateException("not connected");
    }
    return socket;
  }

  public void send(String text) {
    socket().sendText(text, true).join();
  }

  /// Sends a frame and returns the answer or the error that comes for it.
  public JsonNode ask(String text) {
    int before = frames().size();
    send(text);
    return awaitFrom(before, f -> type(f).equals("answer") || type(f).equals("error"));
  }

  public String code(String text) {
    return ask(text).path("error").path("code").asString("");
  }

  public static String newId() {
    return "client-" + IDS.incrementAndGet();
  }

  public static String move(String id, int moment, String move) {
    return Device.JSON
        .createObjectNode()
        .put("id", id)
        .put("moment", moment)
        .put("move", move)
        .toString();
  }

  public static String act(String act) {
    return Device.JSON.createObjectNode().put("id", newId()).put("action", act).toString();
  }

  /// The last question that was asked, or null.
  public @Nullable JsonNode asked() {
    return asked(frames());
  }

  public static @Nullable JsonNode asked(List<JsonNode> frames) {
    for (JsonNode frame : frames.reversed()) {
      if (frame.has("asked")) {
        JsonNode asked = frame.get("asked");
        return asked.isNull() || asked.path("verbs").isEmpty() ? null : asked;
      }
    }
    return null;
  }

  /// The move of a plain player: sets dice aside while there are some, then stops.
  public static String choose(JsonNode asked) {
    for (String verb : PREFERENCE) {
      for (JsonNode each : asked.path("verbs")) {
        if (each.path("verb").asString("").equals(verb) && !each.path("moves").isEmpty()) {
          return each.path("moves").get(0).path("text").asString("");
        }
      }
    }
    throw new AssertionError("nothing to do in " + asked);
  }

  public static boolean over(JsonNode frame) {
    return frame.path("table").path("state").asString("").equals("over");
  }

  /// Plays until the game is over.
  public void playToTheEnd() {
    int answered = -1;
    while (frames().stream().noneMatch(Client::over)) {
      int last = answered;
      await(f -> over(f) || isNew(asked(), last));
      JsonNode asked = asked();
      if (asked != null && isNew(asked, answered)) {
        answered = asked.path("moment").asInt();
        JsonNode answer = ask(move(newId(), answered, choose(asked)));
        assertThat(answer.path("ok").asBoolean()).as(answer.toString()).isTrue();
      }
    }
  }

  private static boolean isNew(@Nullable JsonNode asked, int answered) {
    return asked != null && asked.path("moment").asInt() != answered;
  }

  /// All log entries in one piece; fails where frames or entries are missing or come twice.
  public List<String> log() {
    var texts = new ArrayList<String>();
    List<JsonNode> all = frames();
    int first = -1;
    for (int n = 0; n < all.size(); n++) {
      assertThat(all.get(n).path("n").asInt()).as("number of the frame").isEqualTo(n);
      JsonNode log = all.get(n).path("log");
      if (!log.isMissingNode()) {
        first = first < 0 ? log.path("from").asInt() : first;
        assertThat(log.path("from").asInt()).as("next entry").isEqualTo(first + texts.size());
        log.path("events").forEach(e -> texts.add(e.path("text").asString("")));
      }
    }
    return texts;
  }

  /// How many log entries there are now.
  public int known() {
    int known = 0;
    for (JsonNode frame : frames()) {
      if (frame.has("log")) {
        JsonNode log = frame.get("log");
        known = log.path("from").asInt() + log.path("events").size();
      }
    }
    return known;
  }

  public void hangUp() {
    socket().abort();
  }
}
