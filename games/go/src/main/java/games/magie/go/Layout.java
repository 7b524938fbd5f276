package games.magie.go;

import static games.magie.go.Space.*;

import java.util.List;

/// The order of the spaces, clockwise from GO, the same on every side of every board.
///
/// The rulebook shows its boards in pictures only. This order is our assumption: it holds every
/// kind of space that the rules name, the four corners, each block colour once, in the classic
/// order. Another order is another list here and nothing else.
public final class Layout {
  /// Three spaces between the corners: the smallest board that holds every kind.
  static final Layout SIXTEEN =
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
  static final Layout TWENTY =
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

  private final Space[] spaces;

  private Layout(Space... spaces) {
    this.spaces = spaces;
  }

  public List<Space> spaces() {
    return List.of(spaces);
  }

  /// What lies so many steps from GO.
  public Space space(int at) {
    return spaces[at];
  }

  public int size() {
    return spaces.length;
  }

  int jail() {
    return spaces().indexOf(JAIL);
  }
}
