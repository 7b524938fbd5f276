package games.magie.bots.go;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.GoMove;
import games.magie.go.GoView;
import games.magie.go.Tile;
import games.magie.kernel.Bot;
import games.magie.kernel.Chance;
import games.magie.kernel.Draw;
import games.magie.kernel.EvenDraw;
import games.magie.kernel.Moves;

/// Plays GO! by rules of thumb: it takes the block that helps its nearest landmark, keeps a GO
/// button for the fourth block, attacks whoever is closest to winning, keeps a Shield for a stack
/// that is worth it and a Mega Shut Down until it hurts. It gives up neither a block nor a GO
/// button to stop a rival, which would help the others as much as itself. Its dial shows each image
/// as often as any other, for that is the only way not to be foreseen.
///
/// It remembers nothing between two choices, and a choice allocates nothing.
public final class EasyGo implements Bot<GoMove, GoView> {
  private static final Colour[] COLOURS = Colour.values();
  private static final int LANDMARK = 4;
  private static final int WIN = 100_000;

  /// Less than doing nothing.
  private static final int NEVER = -1;

  /// What a Mega Shut Down must take away, in squares of stacks, to be used.
  private static final int MEGA_HARM = 9;

  private static final Draw[] EVEN = {
    new EvenDraw("dial", 1), new EvenDraw("dial", 2), new EvenDraw("dial", 3)
  };

  @Override
  public GoMove choose(GoView view, Moves<GoMove> legal, Chance own) {
    if (legal.get(0) instanceof GoMove.Dial) {
      return legal.get(own.draw(EVEN[legal.size() - 1]));
    }
    GoMove best = legal.get(0);
    int most = Integer.MIN_VALUE;
    for (int at = 0; at < legal.size(); at++) {
      GoMove move = legal.get(at);
      int worth = worth(view, move);
      if (worth > most) {
        most = worth;
        best = move;
      }
    }
    return best;
  }

  /// How good a move is, among those of the same question; passing and rolling are 0.
  private static int worth(GoView view, GoMove move) {
    return switch (move) {
      case GoMove.Board board -> board.side() == null ? 1 : 0;
      case GoMove.Roll _, GoMove.Pass _, GoMove.Accept _ -> 0;
      case GoMove.Take take -> block(view, take.colour());
      case GoMove.Choose choose -> attackInsteadOfBlock(view, choose.attack());
      case GoMove.ButtonTake take -> buttonBlock(view, take.colour());
      case GoMove.ButtonChoose choose -> buttonAttack(view, choose.attack());
      case GoMove.Tycoon _ -> 1;
      case GoMove.Heist heist -> robbery(view, heist.target());
      case GoMove.Dial _ -> 0;
      case GoMove.Steal steal -> loot(view, view.target(), steal.colour());
      case GoMove.ShutDown shutDown -> harm(view, shutDown.target(), shutDown.colour());
      case GoMove.Shield _ -> shield(view);
      case GoMove.Mega mega -> megaHarm(view, mega.colour()) - MEGA_HARM;
    };
  }

  /// A block for oneself: the taller the stack the better, as long as enough blocks are left to
  /// finish it.
  private static int block(GoView view, Colour colour) {
    int height = view.height(view.seat(), colour) + 1;
    if (height >= LANDMARK) {
      return WIN;
    }
    boolean within = height - 1 + view.tray(colour) >= LANDMARK;
    return 10 * height * height + view.tray(colour) + (within ? 5 : 0);
  }

  /// A GO button is kept for the fourth block of a stack.
  private static int buttonBlock(GoView view, Colour colour) {
    return view.height(view.seat(), colour) + 1 >= LANDMARK ? WIN : NEVER;
  }

  /// On GO: only to steal the last block of one's own landmark is worth more than a block.
  private static int attackInsteadOfBlock(GoView view, Attack attack) {
    return attack == Attack.HEIST && stealsLandmark(view) ? 1_000 : 1;
  }

  /// The same for a GO button, and only one at a time.
  private static int buttonAttack(GoView view, Attack attack) {
    boolean waits = view.attacks(view.seat()) > 0;
    return attack == Attack.HEIST && !waits && stealsLandmark(view) ? 1 : NEVER;
  }

  /// Whether a rival has the block that one's own landmark lacks.
  private static boolean stealsLandmark(GoView view) {
    for (Colour colour : COLOURS) {
      if (view.height(view.seat(), colour) + 1 >= LANDMARK) {
        for (int seat = 0; seat < view.seats(); seat++) {
          if (seat != view.seat() && view.height(seat, colour) > 0) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /// The best block of a player.
  private static int robbery(GoView view, int target) {
    int best = 0;
    for (Colour colour : COLOURS) {
      if (view.height(target, colour) > 0) {
        best = Math.max(best, loot(view, target, colour));
      }
    }
    return best;
  }

  /// What a stolen block hurts its owner and helps the thief.
  private static int loot(GoView view, int target, Colour colour) {
    boolean fits = view.square(view.seat(), colour) != 0 || view.freeSquares(view.seat()) > 0;
    return harm(view, target, colour) + (fits ? block(view, colour) : 0);
  }

  /// What the loss of a block hurts: most where the stack is nearly done.
  private static int harm(GoView view, int target, Colour colour) {
    int height = view.height(target, colour);
    return 1 + 10 * height * height * height + view.blocks(target);
  }

  /// A Shield is spent on a stack of two or more, or when there is another.
  private static int shield(GoView view) {
    int me = view.seat();
    boolean worthIt = view.height(me, view.named()) >= 2 || view.held(me, Tile.SHIELD) > 1;
    return worthIt ? 1 : NEVER;
  }

  private static int megaHarm(GoView view, Colour colour) {
    int harm = 0;
    for (int seat = 0; seat < view.seats(); seat++) {
      int height = seat == view.seat() ? 0 : view.height(seat, colour);
      harm += height * height;
    }
    return harm;
  }
}
