package games.magie.wire;

import java.text.Normalizer;

/// Unicode's normal forms. They are asked for here alone, because a compiler to JavaScript has no
/// `java.text.Normalizer`: there this class is replaced by the browser's `String.normalize`.
public final class Normal {
  private Normal() {}

  /// NFC: one sequence of code points for what is the same text.
  public static String composed(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFC);
  }

  /// NFKC: also one for what differs only in how it is set, such as wide or bold letters.
  public static String compatible(String text) {
    return Normalizer.normalize(text, Normalizer.Form.NFKC);
  }
}
