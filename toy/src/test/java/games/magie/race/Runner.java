package games.magie.race;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A player at a socket who makes the first move that is offered, whenever there is one.
final class Runner implements WebSocket.Listener {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final StringBuilder partial = new StringBuilder();
  private final CompletableFuture<JsonNode> last = new CompletableFuture<>();
  private int commands;

  /// Plays to the end; returns the last picture of the game.
  static JsonNode walk(HttpClient http, String address, String secret) throws Exception {
    var runner = new Runner();
    WebSocket socket =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + secret)
            .buildAsync(URI.create(address), runner)
            .join();
    try {
      return runner.last.get(60, TimeUnit.SECONDS);
    } finally {
      socket.abort();
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean whole) {
    partial.append(data);
    if (whole) {
      String text = partial.toString();
      partial.setLength(0);
      take(socket, JSON.readTree(text));
    }
    socket.request(1);
    return null;
  }

  private void take(WebSocket socket, JsonNode frame) {
    JsonNode view = frame.path("view");
    if (view.path("over").asBoolean(false)) {
      last.complete(view);
      return;
    }
    JsonNode asked = frame.path("asked");
    JsonNode moves = asked.path("verbs").path(0).path("moves");
    if (!moves.isEmpty()) {
      var _ =
          socket.sendText(
              "{\"id\":\"command-%d\",\"moment\":%d,\"move\":\"%s\"}"
                  .formatted(
                      commands++,
                      asked.path("moment").asInt(),
                      moves.path(0).path("text").asString()),
              true);
    }
  }

  @Override
  public void onError(WebSocket socket, Throwable why) {
    last.completeExceptionally(why);
  }
}
