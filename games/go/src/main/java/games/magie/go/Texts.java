package games.magie.go;

import games.magie.kernel.BadInput;
import java.util.Locale;

/// The names of small enums as they are written: `LIGHT_BLUE` is `light-blue`.
final class Texts {
  private Texts() {}

  static String of(Enum<?> value) {
    return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  static <E extends Enum<E>> E parse(E[] all, String text, String what) {
    for (E one : all) {
      if (names(one, text)) {
        return one;
      }
    }
    throw new BadInput("no %s '%s'".formatted(what, text));
  }

  /// Whether [#of] would be this text.
  private static boolean names(Enum<?> value, String text) {
    String name = value.name();
    if (name.length() != text.length()) {
      return false;
    }
    for (int at = 0; at < name.length(); at++) {
      char sign = name.charAt(at);
      char written = sign == '_' ? '-' : sign >= 'A' && sign <= 'Z' ? (char) (sign + 32) : sign;
      if (written != text.charAt(at)) {
        return false;
      }
    }
    return true;
  }
}
