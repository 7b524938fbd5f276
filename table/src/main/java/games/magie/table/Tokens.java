package games.magie.table;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/// Random names and secrets. Of a secret only its hash is kept.
public final class Tokens {
  private static final SecureRandom RANDOM = new SecureRandom();
  private static final int SECRET_BYTES = 32;
  private static final int ID_BYTES = 16;

  private Tokens() {}

  /// 256 random bits, for links and cookies.
  public static String secret() {
    return random(SECRET_BYTES);
  }

  /// A name for a table that nobody guesses, and that no command line takes for an option.
  public static String id() {
    String id = random(ID_BYTES);
    return id.startsWith("-") ? id() : id;
  }

  public static byte[] salt(int bytes) {
    var salt = new byte[bytes];
    RANDOM.nextBytes(salt);
    return salt;
  }

  private static String random(int bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(salt(bytes));
  }

  public static String hash(String secret) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(secret.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has SHA-256
    }
  }

  /// Compares without telling by its time where the difference is.
  public static boolean same(String one, String other) {
    return MessageDigest.isEqual(
        one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
  }
}
