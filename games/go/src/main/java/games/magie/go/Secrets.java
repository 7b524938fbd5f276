package games.magie.go;

/// What is hidden from whom, in one place: the kinds of kept tiles and of those that lie face down,
/// and a dial until both are set. A spectator is seat -1 and sees what nobody needs to hide.
final class Secrets {
  private Secrets() {}

  static boolean seesTiles(GoState s, int viewer, int owner) {
    return viewer == owner || s.options.openTiles();
  }

  static boolean seesDial(int viewer, int owner) {
    return viewer == owner;
  }

  /// Where kept tiles lie open the rest is known too, by taking them from the ten.
  static boolean seesFaceDown(GoState s) {
    return s.options.openTiles();
  }
}
