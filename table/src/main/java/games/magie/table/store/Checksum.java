package games.magie.table.store;

import games.magie.table.RowRecord;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/// What tells a row of the store from a damaged one. Rows of a journal are chained: the proof of
/// each covers the one before it and every column, so that the last one stands for all. Other rows
/// may change and go, so each has a checksum of its own.
final class Checksum {
  /// Digits of one checksum: 64 bits, enough against damage by chance.
  static final int DIGITS = 16;

  private Checksum() {}

  /// @param values every column in its order, as the database would print it
  static String of(String table, Object... values) {
    return of(table, Arrays.stream(values).map(String::valueOf).toList());
  }

  static String of(String table, List<String> values) {
    MessageDigest sha = sha();
    add(sha, table);
    values.forEach(value -> add(sha, value));
    return HexFormat.of().formatHex(sha.digest()).substring(0, DIGITS);
  }

  /// @param before the proof of the row before, empty for the first one
  static String proof(String before, RowRecord row) {
    MessageDigest sha = sha();
    add(sha, before);
    add(sha, row.table());
    add(sha, String.valueOf(row.number()));
    add(sha, String.valueOf(row.seat()));
    add(sha, row.command());
    add(sha, row.content());
    add(sha, row.body());
    add(sha, row.salt());
    add(sha, row.link());
    return HexFormat.of().formatHex(sha.digest());
  }

  /// With its length, so that nothing can move from one column to the next.
  private static void add(MessageDigest sha, String value) {
    byte[] bytes = value.getBytes(StandardCharsets.UTF_8);
    sha.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).flip());
    sha.update(bytes);
  }

  private static MessageDigest sha() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has SHA-256
    }
  }
}
