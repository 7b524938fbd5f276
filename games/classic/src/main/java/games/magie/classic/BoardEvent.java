package games.magie.classic;

import static games.magie.kernel.Seats.letter;

import games.magie.kernel.Seats;
import games.magie.kernel.text.Words;

/// The course of a turn: who is on, dice, spaces, cards and jail.
public sealed interface BoardEvent extends ClassicEvent {
  record TurnBegan(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("turn", letter(seat));
    }
  }

  /// Dice thrown to see who starts.
  record RolledOff(int seat, int first, int second) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("rolled-off", letter(seat), first, second);
    }
  }

  record Rolled(int seat, int first, int second) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("rolled", letter(seat), first, second);
    }
  }

  record TokenChosen(int seat, Token token) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("token", letter(seat), token.text());
    }
  }

  /// Came to a space; the clause says what it means there.
  record Landed(int seat, Space space) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("landed", letter(seat), space.text());
    }
  }

  record Drew(int seat, Card card) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("drew", letter(seat), card.text());
    }
  }

  record Jailed(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("jailed", letter(seat));
    }
  }

  record Freed(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("freed", letter(seat));
    }
  }

  /// Has nothing more to do after this turn.
  record Done(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("done", letter(seat));
    }
  }

  /// Asks for a longer moment after this turn.
  record Held(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("held", letter(seat));
    }
  }

  record Ordered(int seat, ClassicMove.Order order) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("ordered", letter(seat), order.what().text(), order.on() ? "on" : "off");
    }
  }

  record LeftTable(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("left", letter(seat));
    }
  }

  record TimeRanOut(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("time-ran-out", letter(seat));
    }
  }

  /// The time of a speedy game is over with this player's turn.
  record LastTurn(int seat) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("last-turn", letter(seat));
    }
  }

  /// @param winners a mask of seats
  record Ended(int winners) implements BoardEvent {
    @Override
    public String text() {
      return Words.join("ended", Seats.letters(winners));
    }
  }
}
