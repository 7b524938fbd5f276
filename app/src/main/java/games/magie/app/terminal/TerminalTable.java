package games.magie.app.terminal;

import games.magie.bots.Bots;
import games.magie.kernel.Chance;
import games.magie.kernel.Deadline;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Moves;
import games.magie.kernel.Seats;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.match.Attempt;
import games.magie.kernel.match.Match;
import games.magie.wire.JournalFile;
import games.magie.wire.SavedGame;
import games.magie.wire.SavedGame.OnLeave;
import games.magie.wire.SavedGame.Player;
import games.magie.wire.SecretChance;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/// A game in progress and who plays it.
final class TerminalTable<S extends State<S>, M extends Move, V extends View> {
  private final Match<S, M, V> match;
  private final List<Player> players;
  private final List<games.magie.kernel.mind.Player<M, V>> bots = new ArrayList<>();
  private final OnLeave onLeave;
  private final Chance chance;
  private final IntFunction<Chance> own;

  /// @param own the chance of the bot of a seat, never the game's
  TerminalTable(
      Match<S, M, V> match,
      List<Player> players,
      OnLeave onLeave,
      Chance chance,
      IntFunction<Chance> own) {
    this.match = match;
    this.players = new ArrayList<>(players);
    this.onLeave = onLeave;
    this.chance = chance;
    this.own = own;
    for (Player player : players) {
      bots.add(Bots.player(match.game(), player.person() ? "random" : player.kind()));
    }
  }

  Match<S, M, V> match() {
    return match;
  }

  Game<S, M, V> game() {
    return match.game();
  }

  List<Player> players() {
    return List.copyOf(players);
  }

  List<String> names() {
    return players.stream().map(Player::name).toList();
  }

  boolean over() {
    return game().rules().over(match.position());
  }

  /// Who is asked next, or -1 where only a clock runs. Bots are asked before people, so that nobody
  /// waits for them.
  int next() {
    int awaited = game().rules().awaited(match.position());
    int first = -1;
    for (int seat = match.seats() - 1; seat >= 0; seat--) {
      boolean asked = (awaited & Seats.mask(seat)) != 0;
      if (asked && (first < 0 || !players.get(seat).person() || players.get(first).person())) {
        first = seat;
      }
    }
    return first;
  }

  /// Whether a seat was given up.
  boolean gone(int seat) {
    String left = new Input.Left<M>(seat).text();
    return match.rows().stream().anyMatch(row -> row.input().equals(left));
  }

  V view(int seat) {
    return game().rules().view(match.position(), seat);
  }

  Moves<M> legal(int seat) {
    var moves = new Moves<M>();
    game().rules().legal(match.position(), seat, moves);
    return moves;
  }

  M botMove(int seat) {
    var bot = bots.get(seat);
    return bot.choose(
        game(), match.position().copy(), match.seats(), seat, bot.effort(), own.apply(seat));
  }

  /// Tries an input and makes it the present unless it is refused.
  Attempt<S> put(Input<M> input) {
    Attempt<S> attempt = match.attempt(input, chance);
    if (attempt instanceof Attempt.Ready<S> ready) {
      match.commit(ready);
    }
    return attempt;
  }

  /// The clock that runs while nobody is asked.
  Input<M> onlyClock() {
    var clocks = new ArrayList<Deadline>();
    game().rules().deadlines(match.position(), clocks);
    return new Input.TimeUp<>(clocks.getFirst().label(), clocks.getFirst().seats());
  }

  /// Whether a bot takes the seat of who leaves; otherwise the rules say what becomes of it.
  boolean substitutes() {
    return onLeave == OnLeave.BOT;
  }

  /// A bot plays on for a person who left.
  void substitute(int seat) {
    String bot = Bots.usual(game().id());
    bots.set(seat, Bots.player(game(), bot));
    players.set(seat, new Player(bot, players.get(seat).name()));
  }

  void save(Path file) {
    JournalFile.save(file, new SavedGame(match.journal(), players, onLeave), SecretChance.salts());
  }
}
