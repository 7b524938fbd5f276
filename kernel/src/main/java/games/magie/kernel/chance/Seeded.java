package games.magie.kernel.chance;

import games.magie.kernel.Chance;
import games.magie.kernel.Draw;

/// The documented generator of seeded games: xoshiro128** by David Blackman and Sebastiano Vigna
/// (2018), whose state of four words is filled by the Murmur3 finaliser over a Weyl sequence. It
/// uses 32-bit operations only, so that every JVM and every browser draws the same numbers;
/// `docs/generator.md` has the definition and test vectors. It is fast and well spread, and it is
/// not secret: a server hands its games a cryptographic source instead.
public final class Seeded implements Chance {
  private static final int WEYL = 0x9e3779b9;

  private int a;
  private int b;
  private int c;
  private int d;

  public Seeded(long seed) {
    reseed(seed, 0);
  }

  /// One of 2^32 independent streams of a seed: game 17 of a simulation, the thoughts of a bot.
  public Seeded(long seed, int stream) {
    reseed(seed, stream);
  }

  private Seeded(int a, int b, int c, int d) {
    this.a = a;
    this.b = b;
    this.c = c;
    this.d = d;
  }

  /// With a given state, to compare with published numbers.
  static Seeded withState(int a, int b, int c, int d) {
    return new Seeded(a, b, c, d);
  }

  /// Starts anew without allocating.
  public void reseed(long seed, int stream) {
    int low = (int) seed;
    int high = (int) (seed >>> 32);
    int mixed = mix(mix(low + WEYL) ^ high);
    mixed = mix(mixed + WEYL) ^ stream;
    a = mix(mixed += WEYL);
    b = mix(mixed += WEYL);
    c = mix(mixed += WEYL);
    d = mix(mixed += WEYL);
    if ((a | b | c | d) == 0) {
      a = 1; // the one state that xoshiro cannot leave
    }
  }

  /// The next 32 bits.
  public int next() {
    int result = Integer.rotateLeft(b * 5, 7) * 9;
    int t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = Integer.rotateLeft(d, 11);
    return result;
  }

  @Override
  public int draw(Draw from) {
    return below(from.bound());
  }

  /// A number from 0 to `bound - 1`. Up to 2^16 the upper half of a word is scaled by
  /// multiplication, above it the upper bits are masked; in both cases what would make one value
  /// likelier is thrown away and drawn again.
  @Override
  public int below(int bound) {
    if (bound <= 0) {
      throw new IllegalArgumentException("bound " + bound);
    }
    if (bound <= 1 << 16) {
      int scaled = (next() >>> 16) * bound;
      // Only a fraction below `bound` can be one of the values to throw away, so the division is
      // rarely made.
      if ((scaled & 0xffff) < bound) {
        int surplus = (1 << 16) % bound;
        while ((scaled & 0xffff) < surplus) {
          scaled = (next() >>> 16) * bound;
        }
      }
      return scaled >>> 16;
    }
    int shift = Integer.numberOfLeadingZeros(bound - 1);
    int value = next() >>> shift;
    while (value >= bound) {
      value = next() >>> shift;
    }
    return value;
  }

  private static int mix(int word) {
    int h = word;
    h = (h ^ (h >>> 16)) * 0x85ebca6b;
    h = (h ^ (h >>> 13)) * 0xc2b2ae35;
    return h ^ (h >>> 16);
  }
}
