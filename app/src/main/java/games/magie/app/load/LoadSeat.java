package games.magie.app.load;

import games.magie.kernel.Seats;
import games.magie.wire.protocol.Protocol;
import java.io.IOException;
import java.net.URI;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/// One seat with its socket. Sees to it that frames and the log come without gaps, and keeps what
/// was told last.
final class LoadSeat {
  final int number;
  private final LoadTable table;
  private final String secret;
  private final SplittableRandom random;
  private volatile @Nullable LoadSocket socket;
  private int frames;

  // Under the table's lock.
  private int news;
  private int log;
  private int waiting;
  private long view;
  private @Nullable Choice choice;

  LoadSeat(LoadTable table, int number, String secret) {
    this.table = table;
    this.number = number;
    this.secret = secret;
    this.random = new SplittableRandom(secret.hashCode());
  }

  String secret() {
    return secret;
  }

  void sitDown(URI server, LoadReader reader) throws IOException {
    var opened =
        open(
            server,
            new LoadSocket.Listener() {
              @Override
              public void text(byte[] bytes, int from, int length) {
                received(Seen.read(bytes, from, length, random));
              }

              @Override
              public void broken(String why) {
                table.broken(LoadSeat.this, why);
              }
            });
    socket = opened;
    reader.add(opened);
  }

  private LoadSocket open(URI server, LoadSocket.Listener listener) throws IOException {
    String path = Protocol.socket(table.id, Seats.letter(number));
    return LoadSocket.open(server, path, secret, listener);
  }

  private void received(Seen frame) {
    boolean tells = frame.type().equals("welcome") || frame.type().equals("news");
    if (frame.number() != frames || (tells && frame.logFrom() != log)) {
      table.broken(this, "frame %d, log %d instead of %s".formatted(frames, log, frame));
    }
    frames++;
    table.received(this, frame);
  }

  void note(Seen frame) {
    if (frame.type().equals("welcome") || frame.type().equals("news")) {
      news++;
      log = frame.logEnd();
      waiting = frame.waiting();
      view = frame.view();
      choice = frame.choice();
    }
  }

  /// How often the seat was told something.
  int news() {
    return news;
  }

  int waiting() {
    return waiting;
  }

  @Nullable Choice choice() {
    return choice;
  }

  void send(String text) {
    LoadSocket to = socket;
    if (to != null) {
      to.send(text);
    }
  }

  void leave() {
    LoadSocket from = socket;
    if (from != null) {
      from.leave();
    }
  }

  /// What somebody is shown who comes to this seat now.
  CompletableFuture<Seen> look(URI server, LoadReader reader) throws IOException {
    var seen = new CompletableFuture<Seen>();
    LoadSocket second =
        open(
            server,
            new LoadSocket.Listener() {
              @Override
              public void text(byte[] bytes, int from, int length) {
                seen.complete(Seen.read(bytes, from, length, random));
              }

              @Override
              public void broken(String why) {
                seen.completeExceptionally(new IOException(why));
              }
            });
    reader.add(second);
    return seen.whenComplete((_, _) -> second.leave());
  }

  /// Whether this is what the seat was told last.
  boolean wasTold(Seen welcome) {
    synchronized (table) {
      return welcome.logEnd() == log && welcome.waiting() == waiting && welcome.view() == view;
    }
  }
}
