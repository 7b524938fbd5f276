package games.magie.go;

import games.magie.go.GoMove.ButtonChoose;
import games.magie.go.GoMove.ButtonTake;
import games.magie.go.GoMove.Choose;
import games.magie.go.GoMove.Dial;
import games.magie.go.GoMove.Heist;
import games.magie.go.GoMove.Mega;
import games.magie.go.GoMove.ShutDown;
import games.magie.go.GoMove.Steal;
import games.magie.go.GoMove.Take;

/// Every move of the game, made once.
final class MoveTable {
  static final GoMove.Board RANDOM_BOARD = new GoMove.Board(null);
  static final GoMove.Roll ROLL = new GoMove.Roll();
  static final GoMove.Tycoon TYCOON = new GoMove.Tycoon();
  static final GoMove.Pass PASS = new GoMove.Pass();
  static final GoMove.Shield SHIELD = new GoMove.Shield();
  static final GoMove.Accept ACCEPT = new GoMove.Accept();

  static final GoMove.Board[] BOARD = new GoMove.Board[Side.ALL.length];
  static final Choose[] CHOOSE = new Choose[Attack.ALL.length];
  static final ButtonChoose[] BUTTON_CHOOSE = new ButtonChoose[Attack.ALL.length];
  static final Dial[] DIAL = new Dial[Image.ALL.length];
  static final Heist[] HEIST = new Heist[Go.MOST_SEATS];
  static final Mega[] MEGA = new Mega[Colour.ALL.length];
  static final ShutDown[][] SHUT_DOWN = new ShutDown[Go.MOST_SEATS][Colour.ALL.length];

  /// By colour, then by square; `STEAL` has the tray at 0.
  static final Take[][] TAKE = new Take[Colour.ALL.length][GoState.SQUARES + 1];

  static final ButtonTake[][] BUTTON_TAKE = new ButtonTake[Colour.ALL.length][GoState.SQUARES + 1];
  static final Steal[][] STEAL = new Steal[Colour.ALL.length][GoState.SQUARES + 1];

  static {
    for (Side side : Side.ALL) {
      BOARD[side.ordinal()] = new GoMove.Board(side);
    }
    for (Attack attack : Attack.ALL) {
      CHOOSE[attack.ordinal()] = new Choose(attack);
      BUTTON_CHOOSE[attack.ordinal()] = new ButtonChoose(attack);
    }
    for (Image image : Image.ALL) {
      DIAL[image.ordinal()] = new Dial(image);
    }
    for (Colour colour : Colour.ALL) {
      int at = colour.ordinal();
      MEGA[at] = new Mega(colour);
      for (int square = 0; square <= GoState.SQUARES; square++) {
        TAKE[at][square] = new Take(colour, square);
        BUTTON_TAKE[at][square] = new ButtonTake(colour, square);
        STEAL[at][square] = new Steal(colour, square);
      }
    }
    for (int seat = 0; seat < Go.MOST_SEATS; seat++) {
      HEIST[seat] = new Heist(seat);
      for (Colour colour : Colour.ALL) {
        SHUT_DOWN[seat][colour.ordinal()] = new ShutDown(seat, colour);
      }
    }
  }

  private MoveTable() {}
}
