package games.magie.race;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Words;

/// What happens in a race.
public sealed interface RaceEvent extends Event {
  record Walked(int seat, int square) implements RaceEvent {
    @Override
    public String text() {
      return Words.join("walked", Seats.letter(seat), square);
    }
  }

  record Dashed(int seat, int pips, int square) implements RaceEvent {
    @Override
    public String text() {
      return Words.join("dashed", Seats.letter(seat), pips, square);
    }
  }

  record Fell(int seat) implements RaceEvent {
    @Override
    public String text() {
      return Words.join("fell", Seats.letter(seat));
    }
  }

  record Left(int seat) implements RaceEvent {
    @Override
    public String text() {
      return Words.join("left", Seats.letter(seat));
    }
  }

  record TimeRanOut(int seat) implements RaceEvent {
    @Override
    public String text() {
      return Words.join("time-ran-out", Seats.letter(seat));
    }
  }

  /// @param winners as a mask
  record Ended(int winners) implements RaceEvent {
    @Override
    public String text() {
      return Words.join("ended", Seats.letters(winners));
    }
  }
}
