package games.magie.wire;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Links of SHA-256: each is `H(previous ‖ salt ‖ bytes)`. The salt keeps a reader who has a link
/// and not the bytes from guessing them. The first link follows 32 zero bytes.
public final class HashChain {
  public static final int SALT_BYTES = 16;

  private byte[] head;

  public HashChain() {
    this.head = new byte[32];
  }

  /// Goes on from a link that was made before.
  public HashChain(String head) {
    this.head = HexFormat.of().parseHex(head);
  }

  /// Adds a link and makes it the head.
  public String link(byte[] salt, String text) {
    if (salt.length != SALT_BYTES) {
      throw new IllegalArgumentException("a salt of " + salt.length + " bytes");
    }
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      sha.update(head);
      sha.update(salt);
      head = sha.digest(text.getBytes(StandardCharsets.UTF_8));
      return head();
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has SHA-256
    }
  }

  public String head() {
    return HexFormat.of().formatHex(head);
  }
}
