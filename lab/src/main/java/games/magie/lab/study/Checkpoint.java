package games.magie.lab.study;

import games.magie.kernel.BadInput;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;

/// How far an unfinished run has come. It has a digest of itself: one that is damaged isn't
/// trusted.
final class Checkpoint {
  private static final int DIGEST = 32;

  private final String study;
  private final String version;
  private final long blocks;
  private final long rows;
  private final byte[] tally;

  private Checkpoint(String study, String version, long blocks, long rows, byte[] tally) {
    this.study = study;
    this.version = version;
    this.blocks = blocks;
    this.rows = rows;
    this.tally = tally;
  }

  static Checkpoint of(Study study, String version, long blocks, long rows, StudyTally tally) {
    return new Checkpoint(study.digest(), version, blocks, rows, tally.bytes());
  }

  /// The digest of the study file.
  String study() {
    return study;
  }

  /// Of the program and of the rules.
  String version() {
    return version;
  }

  /// Blocks that are counted.
  long blocks() {
    return blocks;
  }

  /// How long the rows of those are, in bytes.
  long rows() {
    return rows;
  }

  StudyTally tally(Layout layout) throws IOException {
    return StudyTally.read(layout, tally);
  }

  static byte[] sha256(byte[] bytes) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(bytes);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has it", e);
    }
  }

  byte[] bytes() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new DataOutputStream(bytes)) {
      out.writeUTF(study);
      out.writeUTF(version);
      out.writeLong(blocks);
      out.writeLong(rows);
      out.writeInt(tally.length);
      out.write(tally);
      out.write(sha256(bytes.toByteArray()));
    }
    return bytes.toByteArray();
  }

  static Checkpoint read(byte[] bytes) {
    int end = bytes.length - DIGEST;
    if (end < 0
        || !Arrays.equals(
            sha256(Arrays.copyOf(bytes, end)), Arrays.copyOfRange(bytes, end, bytes.length))) {
      throw new BadInput("its checkpoint is damaged; delete the folder and begin again");
    }
    try (var in = new DataInputStream(new ByteArrayInputStream(bytes))) {
      return new Checkpoint(
          in.readUTF(), in.readUTF(), in.readLong(), in.readLong(), in.readNBytes(in.readInt()));
    } catch (IOException e) {
      throw new BadInput("its checkpoint cannot be read; delete the folder and begin again");
    }
  }
}
