package games.magie.wire;

import games.magie.express.Express;
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
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Match;
import games.magie.kernel.text.Numbers;
import games.magie.wire.SavedGame.OnLeave;
import games.magie.wire.SavedGame.Player;
import java.util.List;
import java.util.function.Supplier;

/// Games played at random, as material.
final class Played {
  private Played() {}

  /// A game of Express for Ann and Bea, cut off after some rows.
  static SavedGame express(long seed, int rows) {
    Journal journal = play(new Express(), "target=10000", 2, seed, rows);
    return new SavedGame(
        journal, List.of(new Player("me", "Ann"), new Player("easy", "Zoë B")), OnLeave.BOT);
  }

  static <S extends State<S>, M extends Move, V extends View> Journal play(
      Game<S, M, V> game, String options, int seats, long seed, int rows) {
    var chance = new Seeded(seed);
    var own = new Seeded(seed, 1);
    var rules = game.rules();
    var match = Match.start(game, Settings.parse(game.options(), options), seats, chance);
    var legal = new Moves<M>();
    while (match.rows().size() < rows && !rules.over(match.position())) {
      int seat = Integer.numberOfTrailingZeros(rules.awaited(match.position()));
      legal.clear();
      rules.legal(match.position(), seat, legal);
      M move = legal.get(own.below(legal.size()));
      if (match.attempt(new Input.Played<>(seat, move), chance) instanceof Attempt.Ready<S> step) {
        match.commit(step);
      } else {
        throw new AssertionError(Seats.letter(seat) + " " + move.text());
      }
    }
    return match.journal();
  }

  /// Salts that count up.
  static Supplier<byte[]> salts() {
    var count = new int[1];
    return () -> {
      var salt = new byte[16];
      salt[15] = (byte) count[0]++;
      return salt;
    };
  }

  static int line(String message) {
    String number = message.replaceFirst("^line (\\d+): .*$", "$1");
    return Numbers.parse(number, "line");
  }
}
