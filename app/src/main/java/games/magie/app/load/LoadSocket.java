package games.magie.app.load;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.StandardSocketOptions;
import java.net.URI;
import java.nio.ByteBuffer;
import java.nio.channels.SocketChannel;
import java.util.Arrays;
import java.util.Base64;
import java.util.concurrent.ThreadLocalRandom;

/// The client's end of a WebSocket, as light as can be, so that one thread reads thousands of them:
/// text frames in and out, pings answered, no extensions, no TLS.
public final class LoadSocket {
  /// Told by the thread that reads; the bytes are only lent.
  interface Listener {
    void text(byte[] bytes, int from, int length);

    void broken(String why);
  }

  private static final int TEXT = 1;
  private static final int CLOSE = 8;
  private static final int PING = 9;
  private static final int PONG = 10;
  private static final int LAST = 0x80;
  private static final int MASKED = 0x80;
  private static final int LENGTH_IN_TWO = 126;
  private static final int LENGTH_IN_EIGHT = 127;
  private static final int MASK_BYTES = 4;
  private static final byte[] NOTHING = {};

  private final SocketChannel channel;
  private final Listener listener;
  private final ByteArrayOutputStream parts = new ByteArrayOutputStream(0);

  /// What came of a frame that is not whole yet.
  private byte[] rest = NOTHING;

  private boolean upgraded;
  private volatile boolean left;

  private LoadSocket(SocketChannel channel, Listener listener) {
    this.channel = channel;
    this.listener = listener;
  }

  /// Asks for a socket; nothing is heard of it until a [LoadReader] reads it.
  static LoadSocket open(URI server, String path, String secret, Listener listener)
      throws IOException {
    SocketChannel channel = SocketChannel.open(LoadPlan.address(server));
    try {
      channel.setOption(StandardSocketOptions.TCP_NODELAY, true);
      channel.write(ByteBuffer.wrap(handshake(server, path, secret)));
      channel.configureBlocking(false);
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    return new LoadSocket(channel, listener);
  }

  SocketChannel channel() {
    return channel;
  }

  /// What asks for a socket.
  public static byte[] handshake(URI server, String path, String secret) {
    var key = new byte[16];
    ThreadLocalRandom.current().nextBytes(key);
    return String.join(
            "\r\n",
            "GET " + path + " HTTP/1.1",
            "Host: " + server.getAuthority(),
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: " + Base64.getEncoder().encodeToString(key),
            "Authorization: Bearer " + secret,
            "",
            "")
        .getBytes(ISO_8859_1);
  }

  void send(String text) {
    send(TEXT, text.getBytes(UTF_8));
  }

  private synchronized void send(int kind, byte[] payload) {
    int length = payload.length;
    var frame = ByteBuffer.allocate(2 * MASK_BYTES + length);
    frame.put((byte) (LAST | kind));
    if (length < LENGTH_IN_TWO) {
      frame.put((byte) (MASKED | length));
    } else {
      frame.put((byte) (MASKED | LENGTH_IN_TWO)).putShort((short) length);
    }
    int mask = ThreadLocalRandom.current().nextInt();
    frame.putInt(mask);
    for (int at = 0; at < length; at++) {
      frame.put((byte) (payload[at] ^ (mask >>> (24 - 8 * (at % MASK_BYTES)))));
    }
    frame.flip();
    try {
      channel.write(frame);
      if (frame.hasRemaining()) {
        gone("the server does not read");
      }
    } catch (IOException e) {
      gone(e.toString());
    }
  }

  void leave() {
    left = true;
    try {
      channel.close();
    } catch (IOException e) {
      listener.broken(e.toString());
    }
  }

  private void gone(String why) {
    if (!left) {
      leave();
      listener.broken(why);
    }
  }

  /// Reads what has come, into a space that all sockets share.
  void read(byte[] space) {
    try {
      readSafely(space);
    } catch (RuntimeException e) {
      gone("what came cannot be read: " + e); // the others are still to be read
    }
  }

  private void readSafely(byte[] space) {
    var buffer = ByteBuffer.wrap(space).put(rest);
    try {
      if (channel.read(buffer) < 0) {
        gone("the server has closed it");
        return;
      }
    } catch (IOException e) {
      gone(e.toString());
      return;
    }
    if (!buffer.hasRemaining()) {
      gone("a frame is longer than " + space.length + " bytes");
      return;
    }
    int done = upgraded ? 0 : upgrade(space, buffer.position());
    if (upgraded) {
      done = frames(space, done, buffer.position());
    }
    rest = done == buffer.position() ? NOTHING : Arrays.copyOfRange(space, done, buffer.position());
  }

  /// The length of the answer to the handshake, 0 as long as it is not whole.
  private int upgrade(byte[] bytes, int length) {
    String head = new String(bytes, 0, length, ISO_8859_1);
    int end = head.indexOf("\r\n\r\n") + 4;
    upgraded = end >= 4 && head.startsWith("HTTP/1.1 101 ");
    if (end >= 4 && !upgraded) {
      gone("no socket: " + head.lines().findFirst().orElse(""));
    }
    return upgraded ? end : 0;
  }

  /// Handles whole frames and returns where they end.
  private int frames(byte[] bytes, int from, int end) {
    int at = from;
    while (!left && end - at >= 2) {
      int length = bytes[at + 1] & 0x7f;
      int head = 2;
      var numbers = ByteBuffer.wrap(bytes, 0, end);
      if (length == LENGTH_IN_TWO && end - at >= 4) {
        head = 4;
        length = numbers.getShort(at + 2) & 0xffff;
      } else if (length == LENGTH_IN_EIGHT && end - at >= 10) {
        head = 10;
        length = Math.toIntExact(numbers.getLong(at + 2));
      } else if (length >= LENGTH_IN_TWO) {
        return at;
      }
      if (end - at - head < length) {
        return at;
      }
      frame(bytes[at], bytes, at + head, length);
      at += head + length;
    }
    return at;
  }

  private void frame(byte first, byte[] bytes, int from, int length) {
    switch (first & 0xf) {
      case CLOSE -> gone("closed: " + new String(bytes, from, length, UTF_8).strip());
      case PING -> send(PONG, Arrays.copyOfRange(bytes, from, from + length));
      case PONG -> {}
      default -> message((first & LAST) != 0, bytes, from, length);
    }
  }

  private void message(boolean last, byte[] bytes, int from, int length) {
    if (last && parts.size() == 0) {
      listener.text(bytes, from, length);
      return;
    }
    parts.write(bytes, from, length);
    if (last) {
      byte[] whole = parts.toByteArray();
      parts.reset();
      listener.text(whole, 0, whole.length);
    }
  }
}
