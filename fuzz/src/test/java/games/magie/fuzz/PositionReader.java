package games.magie.fuzz;

import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.kernel.text.Fields;
import java.util.ArrayList;
import java.util.List;

/// Positions of a game. The first line has the options, the first character the number of seats. A
/// position that is accepted can be shown to everybody, and every move that it offers can be made.
final class PositionReader<S extends State<S>, M extends Move, V extends View> implements Reader {
  private static final int MOVES_TRIED = 8;

  private final Game<S, M, V> game;

  PositionReader(Game<S, M, V> game) {
    this.game = game;
  }

  @Override
  public void read(String text) {
    String[] parts = text.split("\n", 2);
    if (parts.length < 2 || parts[0].isEmpty()) {
      return;
    }
    int sizes = game.mostSeats() - game.fewestSeats() + 1;
    int seats = game.fewestSeats() + parts[0].charAt(0) % sizes;
    var read = new ArrayList<Match<S, M, V>>();
    if (Reader.accepts(
        () -> {
          Settings settings = Settings.parse(game.options(), parts[0].substring(1));
          game.checkSeats(seats, settings);
          read.add(Match.from(game, settings, seats, position(settings, seats, parts[1])));
        })) {
      check(read.getFirst());
    }
  }

  private S position(Settings settings, int seats, String text) {
    Fields fields = Fields.parse(text, seats);
    S position = game.notation().position(settings, seats, fields);
    fields.allTaken();
    return position;
  }

  private void check(Match<S, M, V> match) {
    S s = match.position();
    String text = game.text(s);
    Reader.same(text, game.text(position(match.settings(), match.seats(), text)));
    game.rules().deadlines(s, new ArrayList<>());
    for (int seat = Seats.SPECTATOR; seat < match.seats(); seat++) {
      game.text(s, seat);
    }
    for (int seat = 0; seat < match.seats() && !game.rules().over(s); seat++) {
      var moves = new Moves<M>();
      game.rules().legal(s, seat, moves);
      int step = 1 + moves.size() / MOVES_TRIED;
      for (int at = 0; at < moves.size(); at += step) {
        var input = new Input.Played<>(seat, moves.get(at));
        if (match.attempt(input, new Seeded(1)) instanceof Attempt.Refused<S>(var why)) {
          throw new AssertionError("offered and refused: " + input.text() + ": " + why);
        }
      }
    }
  }

  @Override
  public List<String> seeds() {
    var seeds = new ArrayList<String>();
    for (Match<S, M, V> match : Played.matches(game)) {
      char first = seats(match.seats());
      seeds.add(first + "\n" + game.text(match.position()));
    }
    return seeds;
  }

  private char seats(int seats) {
    int sizes = game.mostSeats() - game.fewestSeats() + 1;
    char first = '0';
    while (game.fewestSeats() + first % sizes != seats) {
      first++;
    }
    return first;
  }
}
