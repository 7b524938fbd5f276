package games.magie.wire.protocol;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// What a seat may do that is no move.
public enum Action {
  LEAVE(false),
  AGREE(false),
  DISAGREE(false),
  TAKE_BACK(false),
  /// Stop every clock and every bot, or ask for it where all must.
  PAUSE(false),
  RESUME(false),
  /// Take the seat back from the bot that plays while its player is away.
  RETURN(false),
  /// Let the bot of this name play until the player is back.
  STEP_OUT(true),
  /// Give the seat of this letter more time.
  GRANT(true),
  /// Leave standing orders with the table: all of them, `name=value` with blanks between; `-` for
  /// none.
  ORDER(true),
  SAY(true),
  /// Say one of a few things by its code.
  EMOTE(true),
  /// Mark the message of this number for the host.
  REPORT(true);

  private final boolean speaks;

  Action(boolean speaks) {
    this.speaks = speaks;
  }

  /// Whether it needs a text.
  public boolean speaks() {
    return speaks;
  }

  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public static @Nullable Action find(String text) {
    return Arrays.stream(values()).filter(d -> d.text().equals(text)).findFirst().orElse(null);
  }

  static String words() {
    return Arrays.stream(values()).map(Action::text).collect(Collectors.joining(", "));
  }
}
