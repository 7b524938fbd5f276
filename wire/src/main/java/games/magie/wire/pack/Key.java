package games.magie.wire.pack;

import games.magie.kernel.BadInput;
import games.magie.wire.Normal;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Collection;
import java.util.HexFormat;
import javax.crypto.AEADBadTagException;
import javax.crypto.Cipher;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.PBEKeySpec;
import javax.crypto.spec.SecretKeySpec;

/// The key of a sealed journal: AES-256 in Galois/Counter Mode, so that nothing can be changed
/// without it either.
public final class Key {
  static final int NONCE_BYTES = 12;

  private static final int KEY_BYTES = 32;
  private static final int TAG_BITS = 128;
  private static final int ROUNDS = 600_000;
  private static final int SHORTEST_PHRASE = 12;
  private static final int LONGEST_PHRASE = 200;

  private final byte[] bytes;

  private Key(byte[] bytes) {
    this.bytes = bytes;
  }

  /// All shares together, in any order; any set that lacks one says nothing about the key.
  ///
  /// @param shares as [#share] makes them
  public static Key ofShares(Collection<String> shares) {
    var key = new byte[KEY_BYTES];
    for (String share : shares) {
      byte[] part = HexFormat.of().parseHex(share);
      for (int at = 0; at < KEY_BYTES; at++) {
        key[at] ^= part[at];
      }
    }
    return new Key(key);
  }

  /// The share of the key that a code stands for, in hexadecimal. It does not give the code away,
  /// which also makes somebody the player of the seat.
  public static String share(String pack, String code) {
    return sha256("magie share\n" + pack + "\n" + code);
  }

  /// By which a code is known: 256 random bits cannot be guessed from their hash.
  public static String check(String code) {
    return sha256(code);
  }

  static String sha256(String text) {
    try {
      var sha = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(sha.digest(text.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java has SHA-256
    }
  }

  /// A phrase that people agree on, made expensive to guess.
  ///
  /// @param salt in hexadecimal
  public static Key ofPhrase(String phrase, String salt) {
    String plain = Normal.compatible(phrase.strip());
    if (plain.length() < SHORTEST_PHRASE || plain.length() > LONGEST_PHRASE) {
      throw new BadInput(
          "a phrase has %d to %d characters".formatted(SHORTEST_PHRASE, LONGEST_PHRASE));
    }
    try {
      var spec =
          new PBEKeySpec(
              plain.toCharArray(), HexFormat.of().parseHex(salt), ROUNDS, KEY_BYTES * Byte.SIZE);
      var factory = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256");
      return new Key(factory.generateSecret(spec).getEncoded());
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e); // every Java of today has it
    }
  }

  /// @param head what stands before it in the clear and must fit, too
  byte[] seal(byte[] plain, String nonce, String head) {
    try {
      return cipher(Cipher.ENCRYPT_MODE, nonce, head).doFinal(plain);
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  byte[] open(byte[] sealed, String nonce, String head) {
    try {
      return cipher(Cipher.DECRYPT_MODE, nonce, head).doFinal(sealed);
    } catch (AEADBadTagException e) {
      throw new BadInput("the key does not fit the file");
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException(e);
    }
  }

  private Cipher cipher(int mode, String nonce, String head) throws GeneralSecurityException {
    var cipher = Cipher.getInstance("AES/GCM/NoPadding");
    var parameters = new GCMParameterSpec(TAG_BITS, HexFormat.of().parseHex(nonce));
    cipher.init(mode, new SecretKeySpec(bytes, "AES"), parameters);
    cipher.updateAAD(head.getBytes(StandardCharsets.UTF_8));
    return cipher;
  }
}
