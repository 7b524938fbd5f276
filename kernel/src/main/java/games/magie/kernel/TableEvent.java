package games.magie.kernel;

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
}
