package games.magie.table.store.sqlite;

import games.magie.table.StoreFailure;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;

/// Looks for damage in the middle of a write-ahead log. SQLite reads it up to the first frame whose
/// checksum does not fit and silently ignores the rest, because after a power cut the last
/// transaction may be there in part. But a transaction begins only after the one before was forced:
/// frames of a later one prove that what SQLite ignores had been acknowledged.
///
/// The format is that of https://www.sqlite.org/fileformat2.html#walformat.
public final class LogCheck {
  private static final int HEAD = 32;
  private static final int FRAME_HEAD = 24;
  private static final int MAGIC = 0x377f0682;
  private static final int LARGEST_PAGE = 1 << 16;
  private static final int ATTEMPTS = 5;
  private static final int NONE = -1;

  private final ByteBuffer log;
  private final ByteOrder order;
  private final int frame;
  private int sum0;
  private int sum1;

  private LogCheck(ByteBuffer log) {
    this.log = log;
    // The last bit says in which order the checksums read their words.
    this.order = (log.getInt(0) & 1) == 0 ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
    int page = log.getInt(8);
    this.frame = FRAME_HEAD + (page == 1 ? LARGEST_PAGE : page);
  }

  /// Throws a [StoreFailure] if a log was damaged. A server may be writing to it: so only what is
  /// found twice counts.
  public static void refuseDamaged(Path database) {
    Path log = database.resolveSibling(database.getFileName() + "-wal");
    try {
      int before = NONE;
      for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
        int found = damagedFrame(log);
        if (found == NONE) {
          return;
        }
        if (found == before) {
          throw new StoreFailure(
              "%s is damaged at frame %d: what was acknowledged afterwards is missing"
                  .formatted(log, found));
        }
        before = found;
      }
    } catch (IOException e) {
      throw new StoreFailure("cannot read " + log + ": " + e.getMessage(), e);
    }
  }

  private static int damagedFrame(Path log) throws IOException {
    if (!Files.exists(log)) {
      return NONE;
    }
    byte[] bytes = Files.readAllBytes(log);
    if (bytes.length <= HEAD) {
      return NONE;
    }
    ByteBuffer buffer = ByteBuffer.wrap(bytes);
    boolean begun = IntStream.range(0, HEAD).anyMatch(at -> bytes[at] != 0);
    return begun ? new LogCheck(buffer).damagedFrame() : NONE;
  }

  private int damagedFrame() {
    // The head is written and forced before anything else, and fits into one sector.
    sum(0, FRAME_HEAD);
    if ((log.getInt(0) & ~1) != MAGIC || !fits(FRAME_HEAD)) {
      return 0;
    }
    int frames = (log.capacity() - HEAD) / frame;
    int good = goodFrames(frames);
    boolean committed = false;
    for (int number = good; number < frames; number++) {
      int at = HEAD + number * frame;
      if (isOfThisLog(at)) {
        if (committed) {
          return good;
        }
        committed = log.getInt(at + 4) != 0;
      }
    }
    return NONE;
  }

  private int goodFrames(int frames) {
    for (int number = 0; number < frames; number++) {
      int at = HEAD + number * frame;
      sum(at, 8);
      sum(at + FRAME_HEAD, frame - FRAME_HEAD);
      if (!isOfThisLog(at) || !fits(at + 16)) {
        return number;
      }
    }
    return frames;
  }

  /// Frames of an earlier round of the log have other salts.
  private boolean isOfThisLog(int at) {
    return log.getInt(at + 8) == log.getInt(16) && log.getInt(at + 12) == log.getInt(20);
  }

  private boolean fits(int at) {
    return log.getInt(at) == sum0 && log.getInt(at + 4) == sum1;
  }

  /// Goes on with the checksum.
  private void sum(int from, int length) {
    ByteBuffer words = log.duplicate().order(order);
    for (int at = from; at < from + length; at += 8) {
      sum0 += words.getInt(at) + sum1;
      sum1 += words.getInt(at + 4) + sum0;
    }
  }
}
