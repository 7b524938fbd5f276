package games.magie.server.connection;

import games.magie.server.budget.Addresses;
import games.magie.server.budget.Pace;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.SocketChannel;
import org.eclipse.jetty.io.ManagedSelector;
import org.eclipse.jetty.io.SocketChannelEndPoint;
import org.eclipse.jetty.server.internal.HttpConnection;
import org.eclipse.jetty.util.Callback;
import org.eclipse.jetty.util.thread.Scheduler;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.core.WebSocketConnection;
import org.jspecify.annotations.Nullable;

/// One connection, from its first byte to its last. Everything that outsiders send comes through
/// [#fill], so this is where they are slowed down: virtual threads are not time-sliced, and a loop
/// that always finds something to read would never give its carrier thread back.
public final class Visit extends SocketChannelEndPoint {
  /// So long the reason for the end may take to arrive, before the connection is cut.
  private static final long FAREWELL = 1_000_000_000;

  /// From the least to the most worth keeping when there is no room for all.
  enum Rank {
    SILENT,
    IDLE,
    ASKING,
    WATCHING,
    SEATED
  }

  private final String address;
  private final long opened = System.nanoTime();
  private volatile Rank rank = Rank.SILENT;

  /// When the head of a request began to come, or the request itself, 0 for none.
  private volatile long headSince;

  private volatile long askingSince;
  private volatile long active = opened;

  private volatile @Nullable Pace requests;
  private volatile @Nullable Session session;
  private volatile @Nullable Pace frames;
  private volatile int mostExcess;
  private volatile boolean dismissed;
  private long seen;

  Visit(SocketChannel channel, ManagedSelector selector, SelectionKey key, Scheduler scheduler) {
    super(channel, selector, key, scheduler);
    this.address =
        getRemoteSocketAddress() instanceof InetSocketAddress remote && remote.getAddress() != null
            ? Addresses.household(remote.getAddress())
            : "";
  }

  /// Whom the connection comes from, which may be a proxy.
  String address() {
    return address;
  }

  Rank rank() {
    return rank;
  }

  /// When something came last, in nanoseconds of this machine.
  long active() {
    return active;
  }

  @Override
  public int fill(ByteBuffer buffer) throws IOException {
    Pace.giveWay();
    if (getConnection() instanceof WebSocketConnection socket) {
      pace(socket);
    }
    int filled = super.fill(buffer);
    if (filled > 0) {
      active = System.nanoTime();
      headBegins();
    }
    return filled;
  }

  /// Everything that came has been read. The first bytes of the next request may have come in one
  /// packet with the one before it; only the parser knows.
  @Override
  public void fillInterested(Callback callback) {
    if (getConnection() instanceof HttpConnection http && !http.getParser().isIdle()) {
      headBegins();
    }
    super.fillInterested(callback);
  }

  private void headBegins() {
    if (headSince == 0 && (rank == Rank.SILENT || rank == Rank.IDLE)) {
      headSince = System.nanoTime();
    }
  }

  /// Charges every frame that was parsed since the last look, those that no listener hears of too.
  private void pace(WebSocketConnection socket) {
    Pace pace = frames;
    if (pace == null) {
      return;
    }
    long now = socket.getMessagesIn();
    long wait = pace.owe(now - seen);
    seen = now;
    if (pace.excess() > mostExcess) {
      dismiss("too many frames");
    } else if (wait > 0) {
      Pace.pause(wait);
    }
    if (dismissed) {
      Pace.pause(FAREWELL); // whatever else it sends is not read
      close();
    }
  }

  /// @param budget of its requests, as long as it is no socket
  void admitted(Pace budget) {
    requests = budget;
  }

  /// The whole head of a request is here. Many of them may have been read at once, so this is
  /// another loop that outsiders feed: it gives way too, and whoever doesn't wait for answers waits
  /// here.
  void asking(boolean paced) {
    rank = Rank.ASKING;
    headSince = 0;
    askingSince = System.nanoTime();
    Pace.giveWay();
    Pace pace = requests;
    if (paced && pace != null) {
      long wait = pace.owe(1);
      if (wait > 0) {
        Pace.pause(wait);
      }
    }
  }

  /// A request was answered.
  void answered() {
    askingSince = 0;
    if (rank == Rank.ASKING) {
      rank = Rank.IDLE;
    }
  }

  /// It is a socket at a table from now on.
  ///
  /// @param budget of its frames, null for no limit
  /// @param excess how many more than that end it
  void upgraded(Session opened, boolean seated, @Nullable Pace budget, int excess) {
    rank = seated ? Rank.SEATED : Rank.WATCHING;
    askingSince = 0;
    session = opened;
    mostExcess = excess;
    frames = budget;
  }

  /// Ends a socket whose owner sends too much.
  void dismiss(String reason) {
    dismissed = true;
    Session open = session;
    if (open != null) {
      open.close(
          CloseCodes.POLICY_VIOLATION, reason, org.eclipse.jetty.websocket.api.Callback.NOOP);
    }
  }

  /// Closing a connection of which something is left unread resets it, and then the reason for the
  /// end may never be read: the other side gets a moment for that.
  @Override
  public void doClose() {
    if (!dismissed) {
      super.doClose();
      return;
    }
    doShutdownOutput();
    var _ =
        Thread.startVirtualThread(() -> {
          Pace.pause(FAREWELL);
          super.doClose();
        });
  }

  /// Whether it was waited for long enough.
  boolean overdue(long now, Deadlines deadlines) {
    return switch (rank) {
      case SILENT, IDLE ->
          headSince != 0
              ? now - headSince > deadlines.head().toNanos()
              : rank == Rank.SILENT && now - opened > deadlines.silence().toNanos();
      case ASKING -> askingSince != 0 && now - askingSince > deadlines.request().toNanos();
      case WATCHING, SEATED -> false;
    };
  }
}
