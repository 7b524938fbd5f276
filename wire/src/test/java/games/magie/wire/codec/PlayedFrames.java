package games.magie.wire.codec;

import games.magie.kernel.Deadline;
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
import games.magie.kernel.match.Told;
import games.magie.wire.protocol.Asked;
import games.magie.wire.protocol.ClockInfo;
import games.magie.wire.protocol.Frame;
import games.magie.wire.protocol.Log;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The news of one game that is played at random: what the spectator and every seat are sent after
/// each move.
final class PlayedFrames<S extends State<S>, M extends Move, V extends View> {
  private static final int MOST_STEPS = 400;

  private final Game<S, M, V> game;
  private final Match<S, M, V> match;
  private final Seeded chance;
  private final Seeded own;
  private final Consumer<Record> sink;
  private int number;

  private PlayedFrames(Game<S, M, V> game, long seed, Consumer<Record> sink) {
    this.game = game;
    this.chance = new Seeded(seed);
    this.own = new Seeded(seed, 1);
    this.sink = sink;
    int seats = game.fewestSeats() + (int) (seed % (game.mostSeats() - game.fewestSeats() + 1));
    this.match = Match.start(game, Settings.defaults(game.options()), seats, chance);
  }

  static void of(Game<?, ?, ?> game, long seed, Consumer<Record> sink) {
    capture(game, seed, sink).play();
  }

  private static <S extends State<S>, M extends Move, V extends View> PlayedFrames<S, M, V> capture(
      Game<S, M, V> game, long seed, Consumer<Record> sink) {
    return new PlayedFrames<>(game, seed, sink);
  }

  private void play() {
    for (int step = 0; step < MOST_STEPS && !game.rules().over(match.position()); step++) {
      if (match.attempt(next(), chance) instanceof Attempt.Ready<S> ready) {
        match.commit(ready);
        tell(ready.told());
      }
    }
  }

  private Input<M> next() {
    S s = match.position();
    int awaited = game.rules().awaited(s);
    if (awaited != 0) {
      int seat = Integer.numberOfTrailingZeros(awaited);
      if (own.below(10) == 0 && match.canTakeBack(seat) >= 0) {
        return new Input.TakenBack<>(seat, match.canTakeBack(seat));
      }
      M move = move(s, seat);
      if (move != null) {
        return new Input.Played<>(seat, move);
      }
    }
    var deadlines = new ArrayList<Deadline>();
    game.rules().deadlines(s, deadlines);
    return new Input.TimeUp<>(deadlines.getFirst().label(), deadlines.getFirst().seats());
  }

  private @Nullable M move(S s, int seat) {
    var legal = new Moves<M>();
    game.rules().legal(s, seat, legal);
    M open = game.rules().propose(s, seat, own);
    boolean proposes = open != null && (legal.isEmpty() || own.below(4) == 0);
    return proposes ? open : legal.isEmpty() ? null : legal.get(own.below(legal.size()));
  }

  private void tell(List<Told> told) {
    S s = match.position();
    var clock = new ClockInfo("décision", List.of(0, 1), own.below(100_000) * 50_000L, 0, -1, true);
    for (int seat = Seats.SPECTATOR; seat < match.seats(); seat++) {
      int viewer = seat;
      var entries =
          told.stream()
              .filter(each -> each.reaches(viewer))
              .map(each -> new Log.Entry(each.why().id(), each.what().text(), each.what()))
              .toList();
      boolean asked = seat >= 0 && (game.rules().allowed(s) >> seat & 1) != 0;
      sink.accept(
          new Frame.News(
              number++,
              new Log(match.rows().size(), entries),
              seat < 0 ? List.of() : List.of(seat),
              game.rules().view(s, seat).picture(),
              asked ? asked(s, seat) : null,
              seat == 0 ? List.of(clock) : List.of()));
    }
  }

  private Asked asked(S s, int seat) {
    var legal = new Moves<M>();
    game.rules().legal(s, seat, legal);
    var texts =
        legal.texts().stream()
            .map(text -> new Asked.MoveText(text, List.of(text.split(" "))))
            .toList();
    var verb = new Asked.Verb("verb", "move.verb", "", texts, 0, -1);
    return new Asked(game.rules().moment(s, seat), own.below(2) == 0, List.of(verb));
  }
}
