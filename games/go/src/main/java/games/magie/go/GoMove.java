package games.magie.go;

import static games.magie.kernel.Seats.letter;

import games.magie.kernel.Move;
import games.magie.kernel.text.Words;
import org.jspecify.annotations.Nullable;

/// What a player may do. Build squares are numbered from 1.
public sealed interface GoMove extends Move {
  /// Choose a board by one of its sides; none is `random`.
  record Board(@Nullable Side side) implements GoMove {
    @Override
    public String text() {
      return Words.join("board", side == null ? "random" : side);
    }
  }

  /// Roll every die and so move everybody.
  record Roll() implements GoMove {
    @Override
    public String text() {
      return "roll";
    }
  }

  /// Take a block for one's own space (a colour space, GO, a Money Bag) and place it.
  record Take(Colour colour, int square) implements GoMove {
    @Override
    public String text() {
      return Words.join("take", colour, square);
    }
  }

  /// GO's choice of an attack that waits its turn.
  record Choose(Attack attack) implements GoMove {
    @Override
    public String text() {
      return Words.join("choose", attack);
    }
  }

  /// Use a GO button for a block.
  record ButtonTake(Colour colour, int square) implements GoMove {
    @Override
    public String text() {
      return Words.join("button", colour, square);
    }
  }

  /// Use a GO button for an attack that waits its turn.
  record ButtonChoose(Attack attack) implements GoMove {
    @Override
    public String text() {
      return "button-" + attack.text();
    }
  }

  /// Use the tile that moves one's marker.
  record Tycoon() implements GoMove {
    @Override
    public String text() {
      return "tycoon";
    }
  }

  /// Do nothing where nothing is a choice: no tile, no attack, no Mega Shut Down, no block on GO.
  record Pass() implements GoMove {
    @Override
    public String text() {
      return "pass";
    }
  }

  record Heist(int target) implements GoMove {
    @Override
    public String text() {
      return Words.join("heist", letter(target));
    }
  }

  /// Set one's dial, in secret.
  record Dial(Image image) implements GoMove {
    @Override
    public String text() {
      return Words.join("dial", image);
    }
  }

  /// The thief's choice; square 0 sends a block that fits nowhere to the tray.
  record Steal(Colour colour, int square) implements GoMove {
    @Override
    public String text() {
      return Words.join("steal", colour, square == 0 ? "tray" : square);
    }
  }

  record ShutDown(int target, Colour colour) implements GoMove {
    @Override
    public String text() {
      return Words.join("shut-down", letter(target), colour);
    }
  }

  /// Stop the Shut Down against oneself.
  record Shield() implements GoMove {
    @Override
    public String text() {
      return "shield";
    }
  }

  /// Let the Shut Down against oneself happen.
  record Accept() implements GoMove {
    @Override
    public String text() {
      return "accept";
    }
  }

  record Mega(Colour colour) implements GoMove {
    @Override
    public String text() {
      return Words.join("mega", colour);
    }
  }
}
