package games.magie.go.rules;

import games.magie.go.Attack;
import games.magie.go.Colour;
import games.magie.go.Go;
import games.magie.go.GoMove;
import games.magie.go.Image;
import games.magie.go.Side;
import games.magie.go.table.GoState;
import java.util.function.BiFunction;
import java.util.function.Consumer;

/// Every move that can be named, whether or not it makes sense.
final class Candidates {
  private Candidates() {}

  static void list(Consumer<? super GoMove> into) {
    for (Side side : Side.values()) {
      into.accept(new GoMove.Board(side));
    }
    into.accept(new GoMove.Board(null));
    into.accept(new GoMove.Roll());
    blocks(1, GoMove.Take::new, into);
    for (Attack attack : Attack.values()) {
      into.accept(new GoMove.Choose(attack));
    }
    blocks(1, GoMove.ButtonTake::new, into);
    for (Attack attack : Attack.values()) {
      into.accept(new GoMove.ButtonChoose(attack));
    }
    into.accept(new GoMove.Tycoon());
    for (int target = 0; target < Go.MOST_SEATS; target++) {
      into.accept(new GoMove.Heist(target));
    }
    for (int target = 0; target < Go.MOST_SEATS; target++) {
      for (Colour colour : Colour.values()) {
        into.accept(new GoMove.ShutDown(target, colour));
      }
    }
    for (Image image : Image.values()) {
      into.accept(new GoMove.Dial(image));
    }
    blocks(0, GoMove.Steal::new, into);
    into.accept(new GoMove.Shield());
    into.accept(new GoMove.Accept());
    for (Colour colour : Colour.values()) {
      into.accept(new GoMove.Mega(colour));
    }
    into.accept(new GoMove.Pass());
  }

  /// A block of each colour on each square.
  private static void blocks(
      int first, BiFunction<Colour, Integer, GoMove> move, Consumer<? super GoMove> into) {
    for (Colour colour : Colour.values()) {
      for (int square = first; square <= GoState.SQUARES; square++) {
        into.accept(move.apply(colour, square));
      }
    }
  }
}
