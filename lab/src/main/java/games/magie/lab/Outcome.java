package games.magie.lab;

import games.magie.kernel.Seats;
import java.util.ArrayList;
import java.util.List;

/// What a simulation found. Depends on the plan and on nothing else: not on threads, not on time.
/// Turns and scores are those of the games that ended.
public record Outcome(
    String game,
    String options,
    long seed,
    long games,
    long unfinished,
    long decisions,
    double meanTurns,
    int turns90,
    List<Seat> seats) {
  public Outcome {
    seats = List.copyOf(seats);
  }

  /// @param won games won alone
  /// @param shared games whose first place was shared
  public record Seat(
      String letter, String bot, long won, long shared, double meanScore, int medianScore) {}

  static Outcome of(Plan plan, String game, Tally tally) {
    var seats = new ArrayList<Seat>();
    for (int seat = 0; seat < plan.bots().size(); seat++) {
      seats.add(
          new Seat(
              Seats.letter(seat),
              plan.bots().get(seat),
              tally.won[seat],
              tally.shared[seat],
              tally.scores[seat].mean(),
              tally.scores[seat].quantile(0.5)));
    }
    return new Outcome(
        game,
        plan.settings().text(),
        plan.seed(),
        tally.games,
        tally.unfinished,
        tally.decisions,
        tally.turns.mean(),
        tally.turns.quantile(0.9),
        seats);
  }
}
