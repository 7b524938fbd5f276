package games.magie.go;

import static games.magie.go.Space.*;

import java.util.List;
import java.util.function.Predicate;

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

  /// Where one is after so many steps from GO; past GO it begins again.
  private final byte[] around;

  /// The spaces that ask something of whoever comes there, and those that act by themselves, as
  /// masks: a roll reads them four times without a branch.
  private final int asking;

  private final int acting;

  private Layout(Space... spaces) {
    this.spaces = spaces;
    this.asking = where(space -> space.todo() != Todo.NONE);
    this.acting = where(Space::acts);
    this.around = new byte[spaces.length + Lots.DIE_FACES];
    for (int steps = 0; steps < around.length; steps++) {
      around[steps] = (byte) (steps % spaces.length);
    }
  }

  public List<Space> spaces() {
    return List.of(spaces);
  }

  /// What lies so many steps from GO.
  public Space space(int at) {
    return spaces[at];
  }

  /// Where a die leads.
  byte ahead(int at, int die) {
    return around[at + die];
  }

  private int where(Predicate<Space> what) {
    int mask = 0;
    for (int at = 0; at < spaces.length; at++) {
      mask |= what.test(spaces[at]) ? 1 << at : 0;
    }
    return mask;
  }

  /// 1 where something is asked, 0 elsewhere.
  int asks(int at) {
    return asking >> at & 1;
  }

  /// 1 where something happens by itself, 0 elsewhere.
  int acts(int at) {
    return acting >> at & 1;
  }

  public int size() {
    return spaces.length;
  }

  int jail() {
    return spaces().indexOf(JAIL);
  }
}
