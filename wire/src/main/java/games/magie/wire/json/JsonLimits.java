package games.magie.wire.json;

/// What [JsonIn] reads at most.
///
/// @param depth objects and lists inside one another
/// @param name characters of a name
/// @param text characters of a text
/// @param number digits of a number
/// @param once whether a name may stand in an object only once
public record JsonLimits(int depth, int name, int text, int number, boolean once) {
  /// For what strangers send.
  public static final JsonLimits STRICT = new JsonLimits(8, 64, 512, 12, true);

  /// For what our own server sends.
  public static final JsonLimits WIDE = new JsonLimits(64, 1 << 10, 1 << 24, 20, false);
}
