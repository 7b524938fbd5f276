package games.magie.kernel.match;

import games.magie.kernel.Chance;
import games.magie.kernel.Game;
import games.magie.kernel.Input;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.kernel.chance.Replayed;
import games.magie.kernel.chance.Seeded;
import java.util.List;
import java.util.SortedMap;

/// Goes on with a game where newer rules do not come to the positions that its rows had: what was
/// done since is done again by the rules of today, and what they do not accept is left out. Who has
/// left stays away whatever the rules draw.
final class Elsewhere<S extends State<S>, M extends Move, V extends View> {
  private final Game<S, M, V> game;
  private final Settings settings;
  private final int seats;
  private final SortedMap<Integer, S> positions;
  private S position;
  private int leftOut;

  /// @param positions those that are known, by row
  Elsewhere(Game<S, M, V> game, Settings settings, int seats, SortedMap<Integer, S> positions) {
    this.game = game;
    this.settings = settings;
    this.seats = seats;
    this.positions = positions;
    this.position = positions.lastEntry().getValue();
  }

  void play(List<Row> rows) {
    for (Row row : rows) {
      if (!played(row, new Replayed(row.draws()))
          && !(row.input().startsWith("left ") && played(row, new Seeded(row.digest())))) {
        leftOut++;
      }
      positions.put(row.number(), position);
    }
  }

  S position() {
    return position;
  }

  /// How many rows could not be played.
  int leftOut() {
    return leftOut;
  }

  private boolean played(Row row, Chance chance) {
    try {
      Input<M> input = Inputs.parse(game, position, seats, row.input());
      if (input instanceof Input.TakenBack<M>(int _, int number)) {
        S earlier = positions.get(number);
        position = earlier == null ? position : earlier;
        return earlier != null;
      }
      if (Match.from(game, settings, seats, position).attempt(input, chance)
          instanceof Attempt.Ready<S> ready) {
        position = ready.after();
        return true;
      }
      return false;
    } catch (RuntimeException | StackOverflowError e) {
      return false;
    }
  }
}
