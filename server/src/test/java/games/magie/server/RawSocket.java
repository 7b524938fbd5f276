package games.magie.server;

import games.magie.wire.protocol.Protocol;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.zip.Deflater;

/// A WebSocket whose frames are written byte by byte, for those that no proper client would send.
/// What the server says is read meanwhile, so that nobody is cut off for not reading.
public final class RawSocket implements AutoCloseable {
  /// Masked frames with an empty mask.
  public static final byte[] TEXT = frame(0x81, "{}");

  public static final byte[] PING = frame(0x89, "");
  public static final byte[] FIRST_FRAGMENT = frame(0x01, "");
  public static final byte[] NEXT_FRAGMENT = frame(0x00, "");

  private static final int CLOSE = 8;

  private final Socket socket;
  private final CompletableFuture<Integer> closed;

  /// @param from the address to come from, one of this machine's
  public RawSocket(String from, int port, String table, String headers) throws IOException {
    socket = RawHttp.connect(from, port);
    String path = Protocol.socket(table, "-");
    socket
        .getOutputStream()
        .write(
            RawHttp.upgrade(path, "localhost:" + port, headers)
                .replace("\n", "\r\n")
                .getBytes(StandardCharsets.UTF_8));
    String answer = RawHttp.answer(socket.getInputStream());
    if (!answer.startsWith("HTTP/1.1 101")) {
      socket.close();
      throw new IOException(answer);
    }
    closed = new CompletableFuture<>();
    InputStream in = socket.getInputStream();
    Thread.ofPlatform().daemon().start(() -> closed.complete(readToTheEnd(in)));
  }

  public static byte[] frame(int first, String payload) {
    return frame(first, payload.getBytes(StandardCharsets.UTF_8));
  }

  private static byte[] frame(int first, byte[] text) {
    var frame = new byte[6 + text.length];
    frame[0] = (byte) first;
    frame[1] = (byte) (0x80 | text.length);
    System.arraycopy(text, 0, frame, 6, text.length);
    return frame;
  }

  /// `{}` for a socket with `permessage-deflate`.
  public static byte[] deflated() {
    var packed = new byte[100];
    try (var deflater = new Deflater(Deflater.BEST_COMPRESSION, true)) {
      deflater.setInput("{}".getBytes(StandardCharsets.UTF_8));
      int length = deflater.deflate(packed, 0, packed.length, Deflater.SYNC_FLUSH);
      return frame(0xc1, Arrays.copyOf(packed, length - 4)); // the tail is not sent
    }
  }

  /// The status of the close frame, 0 where none came.
  private static int readToTheEnd(InputStream raw) {
    try (var in = new DataInputStream(new BufferedInputStream(raw))) {
      while (true) {
        int code = in.readUnsignedByte() & 0xf;
        long length = in.readUnsignedByte();
        length = length == 127 ? in.readLong() : length == 126 ? in.readUnsignedShort() : length;
        byte[] payload = in.readNBytes((int) length);
        if (code == CLOSE) {
          return (payload[0] & 0xff) << 8 | (payload[1] & 0xff);
        }
      }
    } catch (IOException e) {
      return 0;
    }
  }

  public void send(byte[]... frames) throws IOException {
    OutputStream out = socket.getOutputStream();
    for (byte[] frame : frames) {
      out.write(frame);
    }
  }

  /// Sends the frame without a pause until the server ends the socket or there were too many, and
  /// returns the status: 0 where the connection broke off without one, -1 where it is still open
  /// long after all was sent.
  public int flood(byte[] frame, int most) throws IOException {
    var many = new byte[frame.length * 100];
    for (int at = 0; at < many.length; at++) {
      many[at] = frame[at % frame.length];
    }
    try {
      for (int sent = 0; sent < most && !closed.isDone(); sent += 100) {
        send(many);
      }
    } catch (IOException e) {
      return closed.join(); // the status has come before the end
    }
    return status();
  }

  /// The status with which the server has ended the socket, -1 where it has not for long.
  public int status() {
    return closed.completeOnTimeout(-1, 30, TimeUnit.SECONDS).join();
  }

  public boolean isOpen() {
    return !closed.isDone();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
