package games.magie.wire.protocol;

/// Something said at a table.
///
/// @param number counts the messages of a table from 1
/// @param emote the code of a quick one, else empty
/// @param text what was said, empty for a quick one
public record ChatMessage(int number, int seat, String emote, String text) {
  /// Whether it was taken away.
  public boolean gone() {
    return emote.isEmpty() && text.isEmpty();
  }
}
