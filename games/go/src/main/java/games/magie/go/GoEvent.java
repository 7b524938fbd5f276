package games.magie.go;

import static games.magie.kernel.Seats.letter;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Words;
import java.util.List;

/// What happens in a game of GO!. Public, but for [TileDrawn] and [DialSet], which only their own
/// seat is told; the others are told of the shadow.
public sealed interface GoEvent extends Event {
  /// A seat has its board.
  record BoardChosen(int seat, Side side) implements GoEvent {
    @Override
    public String text() {
      return Words.join("board", letter(seat), side);
    }
  }

  /// One's own die in the roll for who begins.
  record RolledOff(int seat, int die) implements GoEvent {
    @Override
    public String text() {
      return Words.join("rolled-off", letter(seat), die);
    }
  }

  /// A round begins; `roller` rolls for all.
  record RoundBegan(int round, int roller) implements GoEvent {
    @Override
    public String text() {
      return Words.join("round", round, letter(roller));
    }
  }

  /// @param dice what each moving seat rolled, 0 for the others
  record Rolled(int roller, List<Integer> dice) implements GoEvent {
    public Rolled {
      dice = List.copyOf(dice);
    }

    @Override
    public String text() {
      var text = new StringBuilder("rolled ").append(letter(roller));
      for (int seat = 0; seat < dice.size(); seat++) {
        if (dice.get(seat) > 0) {
          text.append(' ').append(letter(seat)).append('=').append(dice.get(seat));
        }
      }
      return text.toString();
    }
  }

  /// A token came to a space by its die.
  record Moved(int seat, int at, Space space) implements GoEvent {
    @Override
    public String text() {
      return Words.join("moved", letter(seat), at, space);
    }
  }

  /// Go to Jail: the token is there, the next round is skipped.
  record Jailed(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("jailed", letter(seat));
    }
  }

  /// In jail: neither move nor space in this round.
  record Skipped(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("skipped", letter(seat));
    }
  }

  /// Nothing happens on this space.
  record Idle(int seat, Space space) implements GoEvent {
    @Override
    public String text() {
      return Words.join("idle", letter(seat), space);
    }
  }

  /// A block from the tray is placed.
  record Took(int seat, Colour colour, int square) implements GoEvent {
    @Override
    public String text() {
      return Words.join("took", letter(seat), colour, square);
    }
  }

  /// A block is claimed and not yet decided.
  record Claimed(int seat, Colour colour) implements GoEvent {
    @Override
    public String text() {
      return Words.join("claimed", letter(seat), colour);
    }
  }

  /// Somebody else got the block.
  record TooLate(int seat, Colour colour) implements GoEvent {
    @Override
    public String text() {
      return Words.join("too-late", letter(seat), colour);
    }
  }

  /// @param at steps from Start
  record MarkerMoved(int seat, int at) implements GoEvent {
    @Override
    public String text() {
      return Words.join("marker", letter(seat), at);
    }
  }

  /// A step past the end of the tracker is lost.
  record MarkerStays(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("marker-stays", letter(seat));
    }
  }

  /// No block, no tile, no attack, no Mega Shut Down: as the phase asked.
  record Passed(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("passed", letter(seat));
    }
  }

  /// Told to who drew it.
  record TileDrawn(int seat, Tile tile) implements GoEvent {
    @Override
    public String text() {
      return Words.join("drew", letter(seat), tile);
    }
  }

  /// The public shadow of [TileDrawn].
  record TileTaken(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("took-tile", letter(seat));
    }
  }

  /// A tile is turned up for all: a Money Bag, a used tile.
  record TileShown(int seat, Tile tile) implements GoEvent {
    @Override
    public String text() {
      return Words.join("tile", letter(seat), tile);
    }
  }

  /// No tile lies face down.
  record NoTile(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("no-tile", letter(seat));
    }
  }

  /// A Money Bag without a block to take.
  record BagWasted(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("bag-wasted", letter(seat));
    }
  }

  /// `count` used tiles lie face down again.
  record TilesReturned(int count) implements GoEvent {
    @Override
    public String text() {
      return Words.join("tiles-returned", count);
    }
  }

  /// An attack, by the space, GO's choice or the button, waits for its turn.
  record AttackWaits(int seat, Attack attack) implements GoEvent {
    @Override
    public String text() {
      return Words.join("attack-waits", letter(seat), attack);
    }
  }

  /// Nobody can be attacked, or one of the two left.
  record AttackDropped(int seat, Attack attack) implements GoEvent {
    @Override
    public String text() {
      return Words.join("attack-dropped", letter(seat), attack);
    }
  }

  /// A Bank Heist begins; both set their dials.
  record HeistBegan(int thief, int target) implements GoEvent {
    @Override
    public String text() {
      return Words.join("heist", letter(thief), letter(target));
    }
  }

  /// Told to who set it.
  record DialSet(int seat, Image image) implements GoEvent {
    @Override
    public String text() {
      return Words.join("dial", letter(seat), image);
    }
  }

  /// The public shadow of [DialSet].
  record DialReady(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("dial-ready", letter(seat));
    }
  }

  /// Both dials at once.
  record DialsShown(int thief, Image its, int target, Image other) implements GoEvent {
    @Override
    public String text() {
      return Words.join("dials", letter(thief), its, letter(target), other);
    }
  }

  /// @param square 0 where the block went to the tray
  record Stole(int thief, int target, Colour colour, int square) implements GoEvent {
    @Override
    public String text() {
      return Words.join(
          "stole", letter(thief), letter(target), colour, square == 0 ? "tray" : square);
    }
  }

  /// A Shut Down is announced.
  record ShutDownBegan(int seat, int target, Colour colour) implements GoEvent {
    @Override
    public String text() {
      return Words.join("shut-down", letter(seat), letter(target), colour);
    }
  }

  /// A Shield stopped it.
  record Shielded(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("shielded", letter(seat));
    }
  }

  /// Blocks of a seat go back to the tray.
  record Returned(int seat, Colour colour, int count) implements GoEvent {
    @Override
    public String text() {
      return Words.join("returned", letter(seat), colour, count);
    }
  }

  record MegaActivated(int seat, Colour colour) implements GoEvent {
    @Override
    public String text() {
      return Words.join("mega", letter(seat), colour);
    }
  }

  record LandmarkBuilt(int seat, Colour colour) implements GoEvent {
    @Override
    public String text() {
      return Words.join("landmark", letter(seat), colour);
    }
  }

  record LeftTable(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("left", letter(seat));
    }
  }

  record TimeRanOut(int seat) implements GoEvent {
    @Override
    public String text() {
      return Words.join("time-ran-out", letter(seat));
    }
  }

  /// The game is over; the winner, or those who share the first place.
  record Ended(int winners) implements GoEvent {
    @Override
    public String text() {
      return Words.join("ended", Seats.letters(winners));
    }
  }
}
