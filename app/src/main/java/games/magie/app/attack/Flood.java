package games.magie.app.attack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import games.magie.app.load.LoadSocket;
import games.magie.wire.protocol.Protocol;
import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/// Spectators that send the same frames without a pause, and come again when they are closed.
final class Flood implements Attack {
  private static final int CLOSE = 8;

  private final String what;
  private final int frames;
  private final byte[] bytes;
  private final String extension;

  /// The socket of the table that is watched.
  private String path = "";

  /// @param what the frames are, for the tally
  /// @param frames how many of them are written at a time
  /// @param bytes these
  /// @param extension asked for in the handshake, or empty
  private Flood(String what, int frames, byte[] bytes, String extension) {
    this.what = what;
    this.frames = frames;
    this.bytes = bytes;
    this.extension = extension;
  }

  static Flood of(String what, int times, byte[] frame) {
    return new Flood(what, times, Frames.times(times, frame), "");
  }

  static Flood deflated(String what, byte[] frame) {
    return new Flood(what, 1, frame, "permessage-deflate");
  }

  @Override
  public void prepare(Target target) throws IOException, InterruptedException {
    try (var http = target.http(0)) {
      path = Protocol.socket(target.table(http, false).id(), "-");
    }
  }

  @Override
  public void strike(Target target) throws InterruptedException {
    try (var crew = new Crew(target)) {
      crew.strike(target.scale.attackers(), attacker -> flood(target, crew, attacker));
    }
  }

  private void flood(Target target, Crew crew, int attacker)
      throws IOException, InterruptedException {
    Socket socket = crew.watch(target.connect(attacker));
    try {
      OutputStream out = socket.getOutputStream();
      out.write(handshake(target));
      var in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
      String head = head(in);
      if (!head.startsWith("HTTP/1.1 101 ")) {
        target.tally.add("refused " + head.replaceFirst("HTTP/1.1 (\\d+)[\\s\\S]*", "$1"));
        target.pause(Duration.ofMillis(200));
        return;
      }
      target.tally.add("sockets");
      if (!extension.isEmpty() && !head.contains(extension)) {
        target.tally.add("sockets without " + extension);
      }
      var read = new CountDownLatch(1);
      crew.execute(() -> read(target, in, read));
      write(target, out);
      // The server's last word may still be on its way.
      if (!target.over()) {
        var _ = read.await(1, TimeUnit.SECONDS);
      }
    } finally {
      crew.forget(socket);
    }
  }

  private byte[] handshake(Target target) {
    String head = new String(LoadSocket.handshake(target.server, path, ""), ISO_8859_1);
    String more = extension.isEmpty() ? "" : "Sec-WebSocket-Extensions: " + extension + "\r\n";
    return head.replaceFirst("Authorization: .*\r\n", more).getBytes(ISO_8859_1);
  }

  private static String head(DataInputStream in) throws IOException {
    var head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int next = in.read();
      if (next < 0) {
        throw new IOException("closed");
      }
      head.append((char) next);
    }
    return head.toString();
  }

  private void write(Target target, OutputStream out) {
    try {
      while (!target.over()) {
        out.write(bytes);
        target.tally.add(what, frames);
      }
      target.tally.add("open at the end");
    } catch (IOException e) {
      if (target.over()) {
        target.tally.add("open at the end");
      }
    }
  }

  /// Reads what comes until the server closes, and tells with which code.
  private static void read(Target target, DataInputStream in, CountDownLatch read) {
    try {
      while (true) {
        int first = in.readUnsignedByte();
        int small = in.readUnsignedByte();
        long length = small == 126 ? in.readUnsignedShort() : small == 127 ? in.readLong() : small;
        if ((first & 0xf) == CLOSE) {
          target.tally.add("closed " + (length < 2 ? "without a code" : in.readUnsignedShort()));
          return;
        }
        in.skipNBytes(length);
      }
    } catch (IOException e) {
      if (!target.over()) {
        target.tally.add("cut off");
      }
    } finally {
      read.countDown();
    }
  }
}
