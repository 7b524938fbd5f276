package games.magie.go.picture;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.GoPicture;
import games.magie.go.GoPicture.Player;
import games.magie.go.GoPicture.Stack;
import games.magie.go.Image;
import games.magie.go.Side;
import games.magie.go.Space;
import games.magie.go.Tile;
import games.magie.go.rules.Pending;
import games.magie.go.rules.Secrets;
import games.magie.go.rules.Winning;
import games.magie.go.table.GoState;
import games.magie.go.table.Phase;
import games.magie.kernel.Bits;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Makes the record of what a seat may know. What is hidden is decided by [Secrets] alone.
public final class Painter {
  static final String NONE = Fields.NONE;
  static final String UNKNOWN = "?";

  private Painter() {}

  public static GoPicture of(GoState s, int viewer) {
    var eyes = new Secrets(s, viewer);
    var awaited = new ArrayList<Integer>();
    Bits.forEach(Pending.awaited(s), awaited::add);
    var tray = new ArrayList<Stack>();
    for (Colour colour : Colour.ALL) {
      tray.add(new Stack(colour.text(), s.tray(colour)));
    }
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < s.seats; seat++) {
      players.add(player(eyes, seat));
    }
    boolean heist = s.phase == Phase.DIALS || s.phase == Phase.STEAL;
    boolean shutDown = s.phase == Phase.SHIELD;
    return new GoPicture(
        s.phase.text(),
        s.round,
        s.roller,
        acts(s) ? s.actor : -1,
        heist || shutDown ? s.target : -1,
        shutDown ? s.named.text() : null,
        awaited,
        s.options.tracker(),
        s.options.layout().spaces().stream().map(Space::text).toList(),
        tray,
        tiles(s.faceDown, 0, eyes.seesFaceDown()),
        tiles(s.discards, 0, true),
        players);
  }

  private static boolean acts(GoState s) {
    return switch (s.phase) {
      case BOARD, ATTACK, DIALS, STEAL, SHIELD, MEGA -> true;
      case BEFORE, SPACES, WINDOW, OVER -> false;
    };
  }

  private static Player player(Secrets eyes, int seat) {
    GoState s = eyes.s();
    Colour claim = s.claim(seat);
    boolean chosen = s.side[seat] != GoState.NONE;
    return new Player(
        chosen ? Side.ALL.get(s.side[seat]).text() : NONE,
        chosen ? Side.ALL.get(s.side[seat]).board().text() : NONE,
        s.at[seat],
        s.marker[seat],
        s.jail(seat).text(),
        build(s, seat),
        s.blocks[seat],
        held(eyes, seat),
        s.todo[seat].text(),
        claim == null ? NONE : claim.text(),
        s.hasPassed(seat),
        attacks(s.attacks[seat]),
        dial(eyes, seat),
        !s.plays(seat),
        Winning.rank(s, seat));
  }

  private static List<Stack> build(GoState s, int seat) {
    var squares = new Stack[GoState.SQUARES];
    Arrays.fill(squares, new Stack(NONE, 0));
    for (Colour colour : Colour.ALL) {
      int square = s.square(seat, colour);
      if (square != 0) {
        squares[square - 1] = new Stack(colour.text(), s.height(seat, colour));
      }
    }
    return List.of(squares);
  }

  /// The tiles that a seat keeps, as the viewer knows them.
  public static List<String> held(Secrets eyes, int seat) {
    GoState s = eyes.s();
    return tiles(s.held, seat * GoState.TILES, eyes.seesTiles(seat));
  }

  /// The tiles of a part of an array of counts, or as many question marks.
  public static List<String> tiles(byte[] counts, int from, boolean known) {
    var tiles = new ArrayList<String>();
    for (Tile tile : Tile.ALL) {
      for (int n = 0; n < counts[from + tile.ordinal()]; n++) {
        tiles.add(known ? tile.text() : UNKNOWN);
      }
    }
    return tiles;
  }

  public static List<String> attacks(int queue) {
    var attacks = new ArrayList<String>();
    for (int rest = queue; rest != 0; rest = Attack.withoutFirst(rest)) {
      attacks.add(Attack.first(rest).text());
    }
    return attacks;
  }

  public static String dial(Secrets eyes, int seat) {
    Image dial = eyes.s().dial(seat);
    if (dial == null) {
      return NONE;
    }
    return eyes.seesDial(seat) ? dial.text() : UNKNOWN;
  }
}
