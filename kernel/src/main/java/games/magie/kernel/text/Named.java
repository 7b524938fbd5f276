package games.magie.kernel.text;

import games.magie.kernel.BadInput;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What has a name of one word in texts: a colour, a card, a phase. An enum is written
///
///     enum Colour implements Named {
///       BROWN,
///       LIGHT_BLUE;
///
///       private static final Colour[] ALL = values();
///       private final String text = Named.of(this);
///
///       public String text() { return text; }
///       static Colour parse(String text) { return Named.parse(ALL, text, "colour"); }
///     }
public interface Named {
  String text();

  /// The usual name of a constant: `LIGHT_BLUE` is `light-blue`.
  static String of(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The one with this name, or null.
  static <N extends Named> @Nullable N find(N[] all, String text) {
    for (N one : all) {
      if (one.text().equals(text)) {
        return one;
      }
    }
    return null;
  }

  /// The one with this name.
  ///
  /// @param what what it should have been, for the message
  /// @throws BadInput if none has it
  static <N extends Named> N parse(N[] all, String text, String what) {
    N found = find(all, text);
    if (found == null) {
      throw new BadInput("no " + what + " '" + text + "'");
    }
    return found;
  }
}
