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
      if (of(one).equals(text)) {
        return one;
      }
    }
    throw new BadInput("no %s '%s'".formatted(what, text));
  }
}
