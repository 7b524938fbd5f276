package games.magie.go.table;

import games.magie.go.Colour;
import games.magie.go.Layout;
import games.magie.go.Space;
import java.util.List;
import java.util.function.Predicate;

/// A [Layout] prepared for a roll: what lies where, as tables instead of switches, since every seat
/// asks at every roll. Everything is indexed by the number of the space.
public final class Track {
  private static final Track SIXTEEN = new Track(Layout.SIXTEEN);
  private static final Track TWENTY = new Track(Layout.TWENTY);

  private final Space[] spaces;
  private final Todo[] todo;

  /// The colour of a colour space as a mask of colours, 0 elsewhere.
  private final int[] wanted;

  /// Where one is this many steps from GO; past the last space it begins again.
  private final byte[] around;

  /// Masks of spaces: those that ask something of whoever comes there, and those where something
  /// happens by itself.
  private final int asking;

  private final int acting;
  private final byte jail;

  private Track(Layout layout) {
    List<Space> order = layout.spaces();
    spaces = order.toArray(Space[]::new);
    todo = order.stream().map(Todo::of).toArray(Todo[]::new);
    wanted = order.stream().mapToInt(Track::wanted).toArray();
    asking = where(order, space -> Todo.of(space) != Todo.NONE);
    acting = where(order, Track::acts);
    jail = (byte) order.indexOf(Space.JAIL);
    around = new byte[spaces.length + Lots.DIE_FACES];
    for (int steps = 0; steps < around.length; steps++) {
      around[steps] = (byte) (steps % spaces.length);
    }
  }

  static Track of(Layout layout) {
    return layout == Layout.SIXTEEN ? SIXTEEN : TWENTY;
  }

  private static int wanted(Space space) {
    Colour colour = space.colour();
    return colour == null ? 0 : 1 << colour.ordinal();
  }

  private static int where(List<Space> order, Predicate<Space> what) {
    int mask = 0;
    for (int at = 0; at < order.size(); at++) {
      mask |= what.test(order.get(at)) ? 1 << at : 0;
    }
    return mask;
  }

  private static boolean acts(Space space) {
    return switch (space) {
      case CHANCE, GO_TO_JAIL, HEIST, SHUT_DOWN -> true;
      case BROWN, LIGHT_BLUE, PINK, ORANGE, RED, YELLOW, GREEN, DARK_BLUE -> false;
      case GO, JAIL, PARKING -> false;
    };
  }

  public Space space(int at) {
    return spaces[at];
  }

  /// What a space asks of whoever comes there.
  public Todo todo(int at) {
    return todo[at];
  }

  /// The colour of a colour space as a mask of colours; none elsewhere.
  public int wanted(int at) {
    return wanted[at];
  }

  /// Where a die leads.
  public byte ahead(int at, int die) {
    return around[at + die];
  }

  /// 1 where something is asked, 0 elsewhere.
  public int asks(int at) {
    return asking >> at & 1;
  }

  /// 1 where something happens by itself, 0 elsewhere.
  public int acts(int at) {
    return acting >> at & 1;
  }

  public byte jail() {
    return jail;
  }
}
