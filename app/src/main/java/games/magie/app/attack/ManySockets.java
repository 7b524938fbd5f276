package games.magie.app.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.SelectionKey;
import java.nio.channels.Selector;
import java.nio.channels.SocketChannel;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.IntFunction;

/// Many connections, of which each says its first words, and then no more than a byte a second, or
/// nothing at all.
///
/// @param count how many are held
/// @param words the first bytes of a connection
/// @param drip what follows, a byte a second, over and over; empty for nothing
/// @param again after how long all are dropped and come again, zero for never
record ManySockets(int count, IntFunction<byte[]> words, String drip, Duration again) {
  private static final Duration SECOND = Duration.ofSeconds(1);

  /// How many connections are made before those that are there are looked at.
  private static final int AT_ONCE = 100;

  private static final int LANES = 4;

  /// With a few threads, since one alone takes too long to shake so many hands.
  void run(Target target) throws InterruptedException {
    try (var crew = new Crew(target)) {
      for (int lane = 0; lane < LANES; lane++) {
        int first = lane;
        crew.execute(() -> run(target, first));
      }
      crew.awaitEnd();
    }
  }

  private void run(Target target, int lane) {
    try (Selector selector = Selector.open()) {
      var run = new Run(target, selector, lane);
      while (!target.over()) {
        run.open();
        run.read();
        run.drip();
        run.dropAll();
      }
      run.end();
    } catch (IOException e) {
      target.tally.add("broken off");
    }
  }

  private final class Run {
    private final Target target;
    private final Selector selector;
    private final Set<SocketChannel> held = new HashSet<>();
    private final ByteBuffer space = ByteBuffer.allocate(1 << 16);
    private final int share;
    private long dripped = System.nanoTime();
    private long filled;
    private int opened;
    private int drips;

    Run(Target target, Selector selector, int lane) {
      this.target = target;
      this.selector = selector;
      this.share = (count + lane) / LANES;
      this.opened = lane;
    }

    void open() {
      for (int now = 0; now < AT_ONCE && held.size() < share && !target.over(); now++) {
        try {
          SocketChannel channel = target.channel(opened);
          held.add(channel);
          channel.register(selector, SelectionKey.OP_READ);
          channel.write(ByteBuffer.wrap(words.apply(opened)));
          target.tally.add("connections");
        } catch (IOException e) {
          target.tally.add("not let in");
          target.pause(Duration.ofMillis(20));
        }
        opened += LANES;
      }
      if (held.size() == share && filled == 0) {
        filled = System.nanoTime();
      }
    }

    void read() throws IOException {
      selector.select(this::read, 20);
    }

    private void read(SelectionKey key) {
      var channel = (SocketChannel) key.channel();
      space.clear();
      try {
        if (channel.read(space) < 0) {
          gone(channel, "closed");
          return;
        }
      } catch (IOException e) {
        gone(channel, "cut off");
        return;
      }
      if (key.attachment() == null) {
        key.attach(true);
        String text = new String(space.array(), 0, Math.min(12, space.position()), ISO_8859_1);
        target.tally.add(text.replaceFirst("HTTP/1.1 ", "answered "));
      }
    }

    private void gone(SocketChannel channel, String how) {
      target.tally.add(how);
      drop(channel);
    }

    private void drop(SocketChannel channel) {
      held.remove(channel);
      try {
        channel.close();
      } catch (IOException e) {
        target.tally.add("not closed");
      }
    }

    void drip() {
      if (drip.isEmpty() || System.nanoTime() - dripped < SECOND.toNanos()) {
        return;
      }
      dripped = System.nanoTime();
      int at = drips++ % drip.length();
      for (SocketChannel channel : Set.copyOf(held)) {
        try {
          channel.write(ByteBuffer.wrap(new byte[] {(byte) drip.charAt(at)}));
        } catch (IOException e) {
          gone(channel, "cut off");
        }
      }
    }

    void dropAll() {
      if (!again.isZero() && filled != 0 && System.nanoTime() - filled > again.toNanos()) {
        Set.copyOf(held).forEach(this::drop);
        target.tally.add("rounds");
        filled = 0;
      }
    }

    void end() {
      target.tally.add("open at the end", held.size());
      Set.copyOf(held).forEach(this::drop);
    }
  }
}
