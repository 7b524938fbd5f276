package games.magie.kernel;

/// Everything that can change a game from outside, in the order of its arrival.
public sealed interface Input<M extends Move> {
  /// A seat made a move.
  record Played<M extends Move>(int seat, M move) implements Input<M> {
    @Override
    public String text() {
      return Seats.letter(seat) + " " + move.text();
    }
  }

  /// A deadline passed for some seats.
  record TimeUp<M extends Move>(String label, int seats) implements Input<M> {
    @Override
    public String text() {
      return "time " + label + " " + Seats.letters(seats);
    }
  }

  /// A seat gave up and nobody plays on for it.
  record Left<M extends Move>(int seat) implements Input<M> {
    @Override
    public String text() {
      return "left " + Seats.letter(seat);
    }
  }

  /// All people at the table agreed to end the game here.
  record AgreedEnd<M extends Move>() implements Input<M> {
    @Override
    public String text() {
      return "agreed";
    }
  }

  /// A seat takes its last moves back: the position is again the one after row `number`.
  record TakenBack<M extends Move>(int seat, int number) implements Input<M> {
    @Override
    public String text() {
      return "back " + Seats.letter(seat) + " " + number;
    }
  }

  /// From here on the game goes by another version of the rules.
  record NewRules<M extends Move>(int version) implements Input<M> {
    @Override
    public String text() {
      return "rules " + version;
    }
  }

  String text();
}
