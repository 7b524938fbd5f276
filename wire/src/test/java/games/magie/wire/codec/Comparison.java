package games.magie.wire.codec;

import games.magie.wire.protocol.Json;
import java.nio.charset.StandardCharsets;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Writes records in two ways and remembers the first that came out differently.
final class Comparison {
  private final Function<Record, byte[]> now;
  private long count;
  private long bytes;
  private @Nullable String difference;

  Comparison(Function<Record, byte[]> now) {
    this.now = now;
  }

  static Comparison ofTheGeneratedCode() {
    return new Comparison(Json::bytes);
  }

  void take(Record record) {
    byte[] before = OldJson.write(record).getBytes(StandardCharsets.UTF_8);
    byte[] after = now.apply(record);
    count++;
    bytes += before.length;
    if (difference == null && !java.util.Arrays.equals(before, after)) {
      difference = "record %d%n%s%n%s".formatted(count, text(before), text(after));
    }
  }

  private static String text(byte[] bytes) {
    return new String(bytes, StandardCharsets.UTF_8);
  }

  /// Both texts of the first record that differs, null for none.
  @Nullable String difference() {
    return difference;
  }

  long count() {
    return count;
  }

  long bytes() {
    return bytes;
  }
}
