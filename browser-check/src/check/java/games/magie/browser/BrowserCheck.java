package games.magie.browser;

import games.magie.bots.RandomBot;
import games.magie.classic.Classic;
import games.magie.deal.Deal;
import games.magie.express.Express;
import games.magie.go.Go;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.match.Digest;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.match.Match;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.match.Row;
import games.magie.kernel.Rules;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Plays seeded games with random moves and prints a digest of each: of its last position, and for
/// the first games also of its whole journal, which holds every draw, event and position. A new
/// game is one line in [#GAMES].
public final class BrowserCheck {
  private static final List<Game<?, ?, ?>> GAMES = 
      List.of(new Express(), new Deal(), new Go(), Classic.pocket(), Classic.brands());

  private static final int PLAYED = 1000;
  private static final int JOURNALLED = 50;

  /// Random players of the classic board take very long to an end; so much of a game will do.
  private static final int MOST_STEPS = 2_000;

  private BrowserCheck() {}

  public static void main(String[] args) {
    for (Game<?, ?, ?> game : GAMES) {
      check(game);
    }
  }

  private static <S extends State<S>, M extends Move, V extends View> void check(
      Game<S, M, V> game) {
    for (int number = 0; number < PLAYED; number++) {
      int seats = game.fewestSeats() + number % (game.mostSeats() - game.fewestSeats() + 1);
      var table = new Table<>(game, seats, number);
      String last = Digest.hex(Digest.of(game.text(table.silent())));
      String journal = number < JOURNALLED ? " " + Digest.hex(table.journalled()) : "";
      System.out.println(game.id() + " game " + number + ": " + last + journal);
    }
  }

  /// One game, that can be played in two ways.
  private record Table<S extends State<S>, M extends Move, V extends View>(
      Game<S, M, V> game, int seats, int number) {
    S silent() {
      Rules<S, M, V> rules = game.rules();
      var chance = new Seeded(1, number);
      var own = new Seeded(2, number);
      S s = rules.setUp(Settings.defaults(game.options()), seats, chance, Out.SILENT);
      for (int step = 0; step < MOST_STEPS && !rules.over(s); step++) {
        switch (next(s, own)) {
          case Input.Played<M>(int seat, M move) -> rules.play(s, seat, move, chance, Out.SILENT);
          case Input.TimeUp<M>(String label, int late) ->
              rules.timeUp(s, label, late, chance, Out.SILENT);
          case Input.Left<M> _, Input.AgreedEnd<M> _, Input.TakenBack<M> _, Input.NewRules<M> _ ->
              throw new IllegalStateException("no such input is made here");
        }
      }
      return s;
    }

    long journalled() {
      var chance = new Seeded(3, number);
      var own = new Seeded(4, number);
      var match = Match.start(game, Settings.defaults(game.options()), seats, chance);
      for (int step = 0; step < MOST_STEPS && !game.rules().over(match.position()); step++) {
        switch (match.attempt(next(match.position(), own), chance)) {
          case Attempt.Ready<S> ready -> match.commit(ready);
          case Attempt.Refused<S> refused ->
              throw new IllegalStateException("refused: " + refused.why().clause().id());
        }
      }
      var text = new StringBuilder();
      for (Row row : match.rows()) {
        text.append(row.input()).append('\n');
        row.draws().forEach(drawn -> text.append(drawn.text()).append(' '));
        row.events().forEach(event -> text.append('\n').append(event));
        text.append('\n').append(Digest.hex(row.digest())).append(row.position()).append('\n');
      }
      return Digest.of(text.toString());
    }

    /// A random move of the first awaited seat, or the first clock where nobody can move.
    private Input<M> next(S s, Chance own) {
      Rules<S, M, V> rules = game.rules();
      var legal = new Moves<M>();
      int awaited = rules.awaited(s);
      if (awaited != 0) {
        int seat = Integer.numberOfTrailingZeros(awaited);
        rules.legal(s, seat, legal);
        @Nullable M proposal = rules.propose(s, seat, own);
        if (proposal != null) {
          legal.add(proposal);
        }
        if (!legal.isEmpty()) {
          var bot = new RandomBot<M, V>();
          return new Input.Played<>(seat, bot.choose(rules.view(s, seat), legal, own));
        }
      }
      var deadlines = new ArrayList<Deadline>();
      rules.deadlines(s, deadlines);
      return new Input.TimeUp<>(deadlines.getFirst().label(), deadlines.getFirst().seats());
    }
  }
}
