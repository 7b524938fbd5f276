package games.magie.wire.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a scenario says after its header, one record for each kind of line.
public sealed interface Statement {
  Line line();

  /// The game begins by its own rules; without a seed the draws are written down.
  record SetUp(Line line, @Nullable Integer seed) implements Statement {}

  /// The game begins in a given position.
  record Position(Line line, String fields) implements Statement {}

  /// What chance will give to the next act.
  record Draws(Line line, List<String> draws) implements Statement {
    public Draws {
      draws = List.copyOf(draws);
    }
  }

  /// An input: a move, a clock, a farewell. With a `refusal` it must be refused by that clause.
  record Act(Line line, String input, @Nullable String refusal) implements Statement {}

  /// The last act told an event of this clause with these words in it, or, not `wanted`, told none.
  record Told(Line line, String clause, List<String> words, boolean wanted) implements Statement {
    public Told {
      words = List.copyOf(words);
    }
  }

  /// Exactly these moves are offered to a seat, in this order.
  record Legal(Line line, int seat, List<String> moves) implements Statement {
    public Legal {
      moves = List.copyOf(moves);
    }
  }

  /// None of these moves is offered to a seat.
  record NotLegal(Line line, int seat, List<String> moves) implements Statement {
    public NotLegal {
      moves = List.copyOf(moves);
    }
  }

  /// The view of a seat has these fields.
  record Seen(Line line, int seat, String fields) implements Statement {}

  /// The position has these fields.
  record Stands(Line line, String fields) implements Statement {}

  /// The position has no such field: the table's, or a seat's.
  record Absent(Line line, int subject, String name) implements Statement {}

  /// The game waits for exactly these seats.
  record Awaited(Line line, int seats) implements Statement {}

  /// The last act left the position as it was.
  record SamePosition(Line line) implements Statement {}

  /// The position survives being written and read, the game its journal.
  record SaveLoad(Line line) implements Statement {}

  /// All orders of these acts, each with its draws, lead to the same position.
  record AnyOrder(Line line, List<WithDraws> acts) implements Statement {
    public AnyOrder {
      acts = List.copyOf(acts);
    }
  }

  /// An act and what chance gives to it.
  record WithDraws(Act act, List<String> draws) {
    public WithDraws {
      draws = List.copyOf(draws);
    }
  }

  /// The game is over and these seats, one or several, have the first place.
  record Winners(Line line, int seats) implements Statement {}

  /// The game is over and a seat has this place.
  record Rank(Line line, int seat, int rank) implements Statement {}
}
