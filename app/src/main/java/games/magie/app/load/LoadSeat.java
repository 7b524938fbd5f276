package games.magie.app.load;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// The socket of one seat. Sees to it that frames come without gaps.
final class LoadSeat implements WebSocket.Listener {
  interface Owner {
    void received(LoadSeat seat, Seen frame);

    void broken(LoadSeat seat, String why);
  }

  final int number;
  private final Owner owner;
  private final StringBuilder partial = new StringBuilder();
  private @Nullable WebSocket socket;
  private int next;
  private volatile boolean left;

  private LoadSeat(int number, Owner owner) {
    this.number = number;
    this.owner = owner;
  }

  static LoadSeat sitDown(
      HttpClient http, URI server, String table, int number, String secret, Owner owner) {
    var seat = new LoadSeat(number, owner);
    String path = "/api/tables/%s/socket?seat=%c".formatted(table, 'A' + number);
    String scheme = "https".equals(server.getScheme()) ? "wss://" : "ws://";
    seat.socket =
        http.newWebSocketBuilder()
            .header("Authorization", "Bearer " + secret)
            .buildAsync(URI.create(scheme + server.getAuthority() + path), seat)
            .join();
    return seat;
  }

  void send(String text) {
    WebSocket to = socket;
    if (to != null) {
      var _ = to.sendText(text, true);
    }
  }

  void leave() {
    left = true;
    WebSocket to = socket;
    if (to != null) {
      to.abort();
    }
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean last) {
    partial.append(data);
    if (last) {
      Seen frame = Seen.read(partial.toString());
      partial.setLength(0);
      if (frame.number() == next++) {
        owner.received(this, frame);
      } else {
        owner.broken(this, "frame %d instead of %d".formatted(frame.number(), next - 1));
      }
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    gone("closed with " + status + " " + reason);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable error) {
    gone(String.valueOf(error));
  }

  private void gone(String why) {
    if (!left) {
      owner.broken(this, why);
    }
  }
}
