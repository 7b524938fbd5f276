package games.magie.wire.protocol;

import java.util.List;

/// What a seat is asked: all moves, by their verbs.
public record Asked(int moment, boolean takeBack, List<Verb> verbs) {
  public Asked {
    verbs = List.copyOf(verbs);
  }

  /// A verb and the moves that begin with it. Where `least <= most` any whole number of that range
  /// is a move too.
  ///
  /// @param message the key of the text that names such a move
  /// @param clause the clause that allows it, empty where the game names none
  public record Verb(
      String verb, String message, String clause, List<MoveText> moves, int least, int most) {
    public Verb {
      moves = List.copyOf(moves);
    }
  }

  /// A move as it is sent, and the words after its verb.
  public record MoveText(String text, List<String> args) {
    public MoveText {
      args = List.copyOf(args);
    }
  }
}
