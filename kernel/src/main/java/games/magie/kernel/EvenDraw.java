package games.magie.kernel;

/// An even choice among a few numbered things. One object per size and label is made once and kept.
public record EvenDraw(String label, int bound) implements Draw {
  @Override
  public String text(int value) {
    return String.valueOf(value);
  }

  /// Lots among 0, 1, … `most` seats, written as seat letters.
  public static Draw[] seats(String label, int most) {
    var lots = new Draw[most + 1];
    for (int bound = 0; bound <= most; bound++) {
      lots[bound] = new SeatLot(label, bound);
    }
    return lots;
  }

  private record SeatLot(String label, int bound) implements Draw {
    @Override
    public String text(int value) {
      return Seats.letter(value);
    }
  }
}
