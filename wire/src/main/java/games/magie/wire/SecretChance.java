package games.magie.wire;

import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import java.security.SecureRandom;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/// Chance that nobody can foretell, for games that are not seeded: the numbers of the system's
/// cryptographic generator. Values that would make one outcome likelier are thrown away.
public final class SecretChance implements Chance {
  private static final SecureRandom SECURE = new SecureRandom();

  private final IntSupplier words;

  public SecretChance() {
    this(SECURE::nextInt);
  }

  /// @param words gives 32 random bits each time
  SecretChance(IntSupplier words) {
    this.words = words;
  }

  @Override
  public int draw(Draw from) {
    return below(from.bound());
  }

  /// A number from 0 to `bound - 1`, each as likely as any other.
  @Override
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound " + bound);
    }
    // The largest multiple of the bound within 31 bits: what lies above it is drawn again.
    int limit = Integer.MAX_VALUE - (int) ((1L << 31) % bound);
    int value = words.getAsInt() >>> 1;
    while (value > limit) {
      value = words.getAsInt() >>> 1;
    }
    return value % bound;
  }

  /// Random bytes, for the salts of a journal.
  public static Supplier<byte[]> salts() {
    return () -> {
      var salt = new byte[HashChain.SALT_BYTES];
      SECURE.nextBytes(salt);
      return salt;
    };
  }
}
