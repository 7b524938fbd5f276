package games.magie.server.http;

import games.magie.server.Limits;
import games.magie.server.budget.Budget;
import games.magie.table.Refused;
import games.magie.wire.pack.PackedFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;

/// Files that people send. What is being read is counted as it comes, for the address and for the
/// whole server, so that neither many files nor slow ones can fill the memory.
public final class Uploads {
  /// Of all files together that are in memory at once.
  private static final long MOST_IN_MEMORY = 8L * PackedFile.LARGEST;

  private static final int PIECE = 64 << 10;
  private static final int KILOBYTE = 1 << 10;

  private final Budget kilobytes;
  private final AtomicLong inMemory = new AtomicLong();

  Uploads(Limits limits) {
    this.kilobytes = limits.unpacking();
  }

  /// Reads a file and gives it to whoever makes something of it.
  ///
  /// @param address whose budget it is charged to
  <T> T read(InputStream in, String address, Function<byte[], T> use) throws IOException {
    long[] held = {0};
    try {
      return use.apply(pieces(in, address, held));
    } finally {
      inMemory.addAndGet(-held[0]);
    }
  }

  private byte[] pieces(InputStream in, String address, long[] held) throws IOException {
    var all = new ByteArrayOutputStream();
    for (byte[] piece = in.readNBytes(PIECE); piece.length > 0; piece = in.readNBytes(PIECE)) {
      if (all.size() + piece.length > PackedFile.LARGEST) {
        throw tooLarge();
      }
      if (!kilobytes.take(address, Math.ceilDiv(piece.length, KILOBYTE))) {
        throw new Refused("too-many", "too many files from this address, wait a bit");
      }
      held[0] += piece.length;
      if (inMemory.addAndGet(piece.length) > MOST_IN_MEMORY) {
        throw new Refused("too-many", "the server is reading other files, try again in a moment");
      }
      all.writeBytes(piece);
    }
    return all.toByteArray();
  }

  static Refused tooLarge() {
    return new Refused("too-large", "the file is larger than " + PackedFile.largest());
  }
}
