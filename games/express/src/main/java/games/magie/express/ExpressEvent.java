package games.magie.express;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;
import java.util.List;

/// What happens in a game of Express. Everything is public.
public sealed interface ExpressEvent extends Event {
  /// A roll for who starts.
  record RolledOff(int seat, int policemen) implements ExpressEvent {
    @Override
    public String text() {
      return "rolled-off " + Seats.letter(seat) + " " + policemen;
    }
  }

  record TurnBegan(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return "turn " + Seats.letter(seat);
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
      var text = new StringBuilder("rolled ").append(Seats.letter(seat)).append(' ').append(roll);
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
      return "policeman " + Seats.letter(seat) + " " + die + " " + total;
    }
  }

  /// The third policeman: `lost` is what the turn would have scored before this roll.
  record Jailed(int seat, int lost) implements ExpressEvent {
    @Override
    public String text() {
      return "jailed " + Seats.letter(seat) + " " + lost;
    }
  }

  record CollectedGo(int seat, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return "go " + Seats.letter(seat) + " " + amount;
    }
  }

  record Placed(int seat, int die, Face face, Group group) implements ExpressEvent {
    @Override
    public String text() {
      return "placed " + Seats.letter(seat) + " " + die + " " + face.text() + " " + group.text();
    }
  }

  record Swapped(int seat, int die, Group group, int chance, Group to) implements ExpressEvent {
    @Override
    public String text() {
      return "swapped %s %d %s %d %s"
          .formatted(Seats.letter(seat), die, group.text(), chance, to.text());
    }
  }

  record Completed(int seat, Group group) implements ExpressEvent {
    @Override
    public String text() {
      return "completed " + Seats.letter(seat) + " " + group.text();
    }
  }

  /// The house/hotel die joins the next roll.
  record Unlocked(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return "unlocked " + Seats.letter(seat);
    }
  }

  /// @param total houses of the player now
  record HouseTaken(int seat, int total) implements ExpressEvent {
    @Override
    public String text() {
      return "house " + Seats.letter(seat) + " " + total;
    }
  }

  record NoHouseLeft(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return "no-house-left " + Seats.letter(seat);
    }
  }

  record HouseBroken(int seat, int total) implements ExpressEvent {
    @Override
    public String text() {
      return "house-broken " + Seats.letter(seat) + " " + total;
    }
  }

  /// A broken house without a house to give back.
  record NothingBroken(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return "nothing-broken " + Seats.letter(seat);
    }
  }

  record HotelBuilt(int seat, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return "hotel " + Seats.letter(seat) + " " + amount;
    }
  }

  /// A hotel without all four houses.
  record HotelMissed(int seat, int houses) implements ExpressEvent {
    @Override
    public String text() {
      return "hotel-missed " + Seats.letter(seat) + " " + houses;
    }
  }

  record PolicemanFreed(int seat, int die, int total) implements ExpressEvent {
    @Override
    public String text() {
      return "freed " + Seats.letter(seat) + " " + die + " " + total;
    }
  }

  /// Get Out of Jail Free with no policeman on the board.
  record NobodyFreed(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return "nobody-freed " + Seats.letter(seat);
    }
  }

  record GroupScored(int seat, Group group, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return "scored " + Seats.letter(seat) + " " + group.text() + " " + amount;
    }
  }

  record IncompleteScored(int seat, Group group, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return "scored-incomplete " + Seats.letter(seat) + " " + group.text() + " " + amount;
    }
  }

  record HousesScored(int seat, int houses, int amount) implements ExpressEvent {
    @Override
    public String text() {
      return "scored-houses " + Seats.letter(seat) + " " + houses + " " + amount;
    }
  }

  /// The whole turn, and the score after it.
  record TurnScored(int seat, int amount, int score) implements ExpressEvent {
    @Override
    public String text() {
      return "turn-scored " + Seats.letter(seat) + " " + amount + " " + score;
    }
  }

  /// `houses` went back to the middle with the dice.
  record BoardCleared(int seat, int houses) implements ExpressEvent {
    @Override
    public String text() {
      return "cleared " + Seats.letter(seat) + " " + houses;
    }
  }

  record LeftTable(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return "left " + Seats.letter(seat);
    }
  }

  record TimeRanOut(int seat) implements ExpressEvent {
    @Override
    public String text() {
      return "time-ran-out " + Seats.letter(seat);
    }
  }

  /// The game is over; the winner, or those who share the first place.
  record Ended(int winners) implements ExpressEvent {
    @Override
    public String text() {
      return "ended " + Seats.letters(winners);
    }
  }
}
