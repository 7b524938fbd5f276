package games.magie.app.attack;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.zip.Deflater;

/// Frames of a WebSocket as a client writes them. The mask is zero, which leaves the payload as it
/// is and costs the attacker nothing.
final class Frames {
  static final int CONTINUED = 0;
  static final int TEXT = 1;
  static final int PING = 9;
  static final int LAST = 0x80;
  static final int COMPRESSED = 0x40;

  private static final int MASKED = 0x80;
  private static final int LENGTH_IN_TWO = 126;
  private static final int LENGTH_IN_EIGHT = 127;

  private Frames() {}

  static byte[] frame(int first, byte[] payload) {
    var frame = ByteBuffer.allocate(14 + payload.length);
    frame.put((byte) first);
    if (payload.length < LENGTH_IN_TWO) {
      frame.put((byte) (MASKED | payload.length));
    } else if (payload.length <= 0xffff) {
      frame.put((byte) (MASKED | LENGTH_IN_TWO)).putShort((short) payload.length);
    } else {
      frame.put((byte) (MASKED | LENGTH_IN_EIGHT)).putLong(payload.length);
    }
    frame.putInt(0).put(payload);
    return Arrays.copyOf(frame.array(), frame.position());
  }

  static byte[] times(int times, byte[] frame) {
    var all = new ByteArrayOutputStream(times * frame.length);
    for (int time = 0; time < times; time++) {
      all.writeBytes(frame);
    }
    return all.toByteArray();
  }

  /// One message in frames of a byte each.
  static byte[] fragments(byte[] message) {
    var all = new ByteArrayOutputStream(8 * message.length);
    for (int at = 0; at < message.length; at++) {
      int first = (at == 0 ? TEXT : CONTINUED) | (at == message.length - 1 ? LAST : 0);
      all.writeBytes(frame(first, new byte[] {message[at]}));
    }
    return all.toByteArray();
  }

  /// A compressed message, as the extension permessage-deflate wants it: flushed, and without the
  /// four bytes that a flush ends with.
  static byte[] deflated(byte[] message) {
    try (var deflater = new Deflater(Deflater.BEST_COMPRESSION, true)) {
      deflater.setInput(message);
      var space = new byte[message.length + 1024];
      int length = deflater.deflate(space, 0, space.length, Deflater.SYNC_FLUSH);
      return frame(LAST | COMPRESSED | TEXT, Arrays.copyOf(space, length - 4));
    }
  }

  /// A compressed message of so many empty blocks, from which nothing ever comes.
  static byte[] emptyBlocks(int blocks) {
    var payload = new byte[blocks * 5];
    for (int at = 0; at < payload.length; at += 5) {
      payload[at + 3] = (byte) 0xff; // not the last block, stored, of length 0 and its complement
      payload[at + 4] = (byte) 0xff;
    }
    return frame(LAST | COMPRESSED | TEXT, payload);
  }
}
