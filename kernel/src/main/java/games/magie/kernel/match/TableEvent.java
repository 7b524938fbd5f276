package games.magie.kernel.match;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;

/// What a table tells by itself, whichever the game.
public sealed interface TableEvent extends Event {
  /// A seat took moves back; the position is the one after row `number`.
  record TookBack(int seat, int number) implements TableEvent {
    @Override
    public String text() {
      return "took-back " + Seats.letter(seat) + " " + number;
    }
  }

  /// The game goes on by a newer version of the rules; the clauses that changed.
  record RulesChanged(int version, String clauses) implements TableEvent {
    @Override
    public String text() {
      return ("rules-changed " + version + " " + clauses).strip();
    }
  }

  /// From row `first` on the newer rules do not come to what the rows say; so many of those rows
  /// could not be played by them.
  record LedElsewhere(int first, int leftOut) implements TableEvent {
    @Override
    public String text() {
      return "led-elsewhere " + first + " " + leftOut;
    }
  }

  /// What cannot be shown by the rules of today; what is seen is the position after row `number`.
  record NotShown(int number) implements TableEvent {
    @Override
    public String text() {
      return "not-shown " + number;
    }
  }
}
