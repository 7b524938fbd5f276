package games.magie.go.rules;

import games.magie.go.table.GoState;

/// What is hidden from a viewer, in one place: the kinds of kept tiles and of those that lie face
/// down, and a dial until both are set.
///
/// @param viewer a seat; a spectator is seat -1 and sees what nobody needs to hide
public record Secrets(GoState s, int viewer) {
  public boolean seesTiles(int owner) {
    return viewer == owner || s.options.openTiles();
  }

  public boolean seesDial(int owner) {
    return viewer == owner;
  }

  /// Where kept tiles lie open the rest is known too, by taking them from the ten.
  public boolean seesFaceDown() {
    return s.options.openTiles();
  }
}
