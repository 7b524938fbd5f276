package games.magie.go;

import games.magie.go.GoPicture.Player;
import games.magie.go.GoPicture.Stack;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Makes the record of what a seat may know. What is hidden is decided by [Secrets] alone.
final class Pictures {
  static final String NONE = "-";
  static final String UNKNOWN = "?";

  private Pictures() {}

  static GoPicture of(GoState s, int viewer) {
    var awaited = new ArrayList<Integer>();
    for (int rest = Pending.awaited(s); rest != 0; rest &= rest - 1) {
      awaited.add(Integer.numberOfTrailingZeros(rest));
    }
    var tray = new ArrayList<Stack>();
    for (Colour colour : Colour.ALL) {
      tray.add(new Stack(colour.text(), s.tray[colour.ordinal()]));
    }
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < s.seats; seat++) {
      players.add(player(s, viewer, seat));
    }
    boolean heist = s.phase == Phase.DIALS || s.phase == Phase.STEAL;
    boolean shutDown = s.phase == Phase.SHIELD;
    return new GoPicture(
        s.phase.text(),
        s.round,
        s.roller,
        acts(s) ? s.actor : -1,
        heist || shutDown ? s.target : -1,
        shutDown ? Colour.ALL[s.named].text() : null,
        awaited,
        s.options.tracker(),
        s.options.layout().spaces().stream().map(Space::text).toList(),
        tray,
        tiles(s.faceDown, 0, Secrets.seesFaceDown(s)),
        tiles(s.discards, 0, true),
        players);
  }

  private static boolean acts(GoState s) {
    return switch (s.phase) {
      case BOARD, ATTACK, DIALS, STEAL, SHIELD, MEGA -> true;
      case BEFORE, SPACES, WINDOW, OVER -> false;
    };
  }

  private static Player player(GoState s, int viewer, int seat) {
    boolean chosen = s.side[seat] != GoState.NONE;
    return new Player(
        chosen ? Side.ALL[s.side[seat]].text() : NONE,
        chosen ? Side.ALL[s.side[seat]].board().text() : NONE,
        s.at[seat],
        s.marker[seat],
        s.jail(seat).text(),
        build(s, seat),
        s.blocks[seat],
        held(s, viewer, seat),
        s.todo[seat].text(),
        s.claim[seat] == GoState.NONE ? NONE : Colour.ALL[s.claim[seat]].text(),
        s.hasPassed(seat),
        attacks(s.attacks[seat]),
        dial(s, viewer, seat),
        !s.plays(seat),
        Winning.rank(s, seat));
  }

  private static List<Stack> build(GoState s, int seat) {
    var squares = new Stack[GoState.SQUARES];
    Arrays.fill(squares, new Stack(NONE, 0));
    for (Colour colour : Colour.ALL) {
      int square = s.square(seat, colour.ordinal());
      if (square != 0) {
        squares[square - 1] = new Stack(colour.text(), s.height(seat, colour.ordinal()));
      }
    }
    return List.of(squares);
  }

  /// The tiles that a seat keeps, as the viewer knows them.
  static List<String> held(GoState s, int viewer, int seat) {
    return tiles(s.held, seat * GoState.TILES, Secrets.seesTiles(s, viewer, seat));
  }

  /// The tiles of a part of an array of counts, or as many question marks.
  static List<String> tiles(byte[] counts, int from, boolean known) {
    var tiles = new ArrayList<String>();
    for (Tile tile : Tile.ALL) {
      for (int n = 0; n < counts[from + tile.ordinal()]; n++) {
        tiles.add(known ? tile.text() : UNKNOWN);
      }
    }
    return tiles;
  }

  static List<String> attacks(int queue) {
    var attacks = new ArrayList<String>();
    for (int rest = queue; rest != 0; rest = Attack.withoutFirst(rest)) {
      attacks.add(Attack.first(rest).text());
    }
    return attacks;
  }

  static String dial(GoState s, int viewer, int seat) {
    if (s.dial[seat] == GoState.NONE) {
      return NONE;
    }
    return Secrets.seesDial(viewer, seat) ? Image.ALL[s.dial[seat]].text() : UNKNOWN;
  }
}
