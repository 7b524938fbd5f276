package games.magie.express;

import static games.magie.kernel.Seats.letter;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;
import games.magie.kernel.text.Words;
import java.util.List;

/// What happens in a game of Express. Everything is public.
public sealed interface ExpressEvent extends Event {
  /// A roll for who starts.
  record RolledOff(int seat, int policemen) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("rolled-off", letter(seat), policemen);
    }
  }

  record TurnBegan(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("turn", letter(seat));
    }
  }

  /// @param roll the first, second… of this turn
  /// @param shown each rolled die with its face
  record Rolled(int seat, int roll, List<Shown> shown) implements ExpressEvent {
    public Rolled {
      shown = List.copyOf(shown);
    }

    @Override
    public String text() {
      var text = new StringBuilder("rolled ").append(letter(seat)).append(' ').append(roll);
      for (Shown one : shown) {
        text.append(' ').append(one.die()).append('=').append(one.face().text());
      }
      return text.toString();
    }
  }

  record Shown(int die, Face face) {}

  /// @param total policemen on the board now
  record PolicemanPlaced(int seat, int die, int total) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("policeman", letter(seat), die, total);
    }
  }

  /// The third policeman: `lost` is what the turn would have scored before this roll.
  record Jailed(int seat, int lost) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("jailed", letter(seat), lost);
    }
  }

  record CollectedGo(int seat, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("go", letter(seat), amount);
    }
  }

  record Placed(int seat, int die, Face face, Group group) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("placed", letter(seat), die, face, group);
    }
  }

  record Swapped(int seat, int die, Group group, int chance, Group to) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("swapped", letter(seat), die, group, chance, to);
    }
  }

  record Completed(int seat, Group group) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("completed", letter(seat), group);
    }
  }

  /// The house/hotel die joins the next roll.
  record Unlocked(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("unlocked", letter(seat));
    }
  }

  /// @param total houses of the player now
  record HouseTaken(int seat, int total) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("house", letter(seat), total);
    }
  }

  record NoHouseLeft(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("no-house-left", letter(seat));
    }
  }

  record HouseBroken(int seat, int total) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("house-broken", letter(seat), total);
    }
  }

  /// A broken house without a house to give back.
  record NothingBroken(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("nothing-broken", letter(seat));
    }
  }

  record HotelBuilt(int seat, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("hotel", letter(seat), amount);
    }
  }

  /// A hotel without all four houses.
  record HotelMissed(int seat, int houses) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("hotel-missed", letter(seat), houses);
    }
  }

  record PolicemanFreed(int seat, int die, int total) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("freed", letter(seat), die, total);
    }
  }

  /// Get Out of Jail Free with no policeman on the board.
  record NobodyFreed(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("nobody-freed", letter(seat));
    }
  }

  record GroupScored(int seat, Group group, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("scored", letter(seat), group, amount);
    }
  }

  record IncompleteScored(int seat, Group group, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("scored-incomplete", letter(seat), group, amount);
    }
  }

  record HousesScored(int seat, int houses, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("scored-houses", letter(seat), houses, amount);
    }
  }

  /// The whole turn, and the score after it.
  record TurnScored(int seat, int amount, int score) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("turn-scored", letter(seat), amount, score);
    }
  }

  /// `houses` went back to the middle with the dice.
  record BoardCleared(int seat, int houses) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("cleared", letter(seat), houses);
    }
  }

  record LeftTable(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("left", letter(seat));
    }
  }

  record TimeRanOut(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("time-ran-out", letter(seat));
    }
  }

  /// The game is over; the winner, or those who share the first place.
  record Ended(int winners) implements ExpressEvent {
    @Override
    public String text() {
      return Words.join("ended", Seats.letters(winners));
    }
  }
}
