package games.magie.kernel.match;

/// A 64-bit fingerprint of a text (FNV-1a over its UTF-16 units, low byte first). It finds mistakes
/// and drift, the same on every machine; against tampering a journal has its own chain of hashes.
public final class Digest {
  private Digest() {}

  public static long of(String text) {
    long hash = 0xcbf29ce484222325L;
    for (int at = 0; at < text.length(); at++) {
      char unit = text.charAt(at);
      hash = (hash ^ (unit & 0xff)) * 0x100000001b3L;
      hash = (hash ^ (unit >>> 8)) * 0x100000001b3L;
    }
    return hash;
  }

  /// Sixteen hexadecimal digits.
  public static String hex(long digest) {
    String digits = Long.toHexString(digest);
    return "0".repeat(16 - digits.length()) + digits;
  }
}
