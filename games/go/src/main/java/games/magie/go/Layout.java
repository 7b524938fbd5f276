package games.magie.go;

import static games.magie.go.Space.BROWN;
import static games.magie.go.Space.CHANCE;
import static games.magie.go.Space.DARK_BLUE;
import static games.magie.go.Space.GO;
import static games.magie.go.Space.GO_TO_JAIL;
import static games.magie.go.Space.GREEN;
import static games.magie.go.Space.HEIST;
import static games.magie.go.Space.JAIL;
import static games.magie.go.Space.LIGHT_BLUE;
import static games.magie.go.Space.ORANGE;
import static games.magie.go.Space.PARKING;
import static games.magie.go.Space.PINK;
import static games.magie.go.Space.RED;
import static games.magie.go.Space.SHUT_DOWN;
import static games.magie.go.Space.YELLOW;

import java.util.List;

/// The order of the spaces, clockwise from GO, the same on every side of every board.
///
/// The rulebook shows its boards in pictures only. This order is our assumption: it holds every
/// kind of space that the rules name, the four corners, each block colour once, in the classic
/// order. Another order is another list here and nothing else.
public final class Layout {
  /// Three spaces between the corners: the smallest board that holds every kind.
  public static final Layout SIXTEEN =
      new Layout(
          GO,
          BROWN,
          CHANCE,
          LIGHT_BLUE,
          JAIL,
          PINK,
          HEIST,
          ORANGE,
          PARKING,
          RED,
          CHANCE,
          YELLOW,
          GO_TO_JAIL,
          GREEN,
          SHUT_DOWN,
          DARK_BLUE);

  /// Four spaces between the corners, with more attacks.
  public static final Layout TWENTY =
      new Layout(
          GO,
          BROWN,
          HEIST,
          CHANCE,
          LIGHT_BLUE,
          JAIL,
          PINK,
          SHUT_DOWN,
          CHANCE,
          ORANGE,
          PARKING,
          RED,
          HEIST,
          CHANCE,
          YELLOW,
          GO_TO_JAIL,
          GREEN,
          SHUT_DOWN,
          CHANCE,
          DARK_BLUE);

  private final List<Space> spaces;

  private Layout(Space... spaces) {
    this.spaces = List.of(spaces);
  }

  public List<Space> spaces() {
    return spaces;
  }

  /// What lies this many steps from GO.
  public Space space(int at) {
    return spaces.get(at);
  }

  public int size() {
    return spaces.size();
  }
}
