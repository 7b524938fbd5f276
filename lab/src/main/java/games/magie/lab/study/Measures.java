package games.magie.lab.study;

import games.magie.kernel.BadInput;
import games.magie.kernel.Game;
import games.magie.kernel.View;
import games.magie.kernel.study.StudyMeasure;
import games.magie.lab.measure.BotWins;
import games.magie.lab.measure.Clauses;
import games.magie.lab.measure.Course;
import games.magie.lab.measure.Length;
import games.magie.lab.measure.Ranks;
import games.magie.lab.measure.Score;
import games.magie.lab.measure.Winner;
import java.util.ArrayList;
import java.util.List;

/// The measures of a game: those of every game, and its own.
public final class Measures {
  private Measures() {}

  static <V extends View> List<StudyMeasure<V>> of(
      Game<?, ?, V> game, List<String> bots, int pace) {
    var all = new ArrayList<StudyMeasure<V>>();
    all.add(new Winner<>());
    all.add(new BotWins<>(bots));
    all.add(new Ranks<>());
    all.add(new Score<>(game.companion()));
    all.add(new Length<>(pace));
    game.companion()
        .measures()
        .forEach(measure -> all.add(new Course<>(game.companion(), measure)));
    all.add(new Clauses<>(game.clauses()));
    all.addAll(game.companion().studyMeasures());
    return all;
  }

  static <V extends View> StudyMeasure<V> find(
      Game<?, ?, V> game, List<String> bots, int pace, String name) {
    List<StudyMeasure<V>> all = of(game, bots, pace);
    for (StudyMeasure<V> measure : all) {
      if (measure.name().equals(name)) {
        return measure;
      }
    }
    throw new BadInput(
        "no measure '%s' for %s: there are %s"
            .formatted(name, game.id(), String.join(", ", names(all))));
  }

  /// Complains about a measure that the game doesn't have.
  static void check(Game<?, ?, ?> game, String name) {
    find(game, List.of(), 1, name);
  }

  /// What a study file may measure in a game.
  public static List<String> names(Game<?, ?, ?> game) {
    return names(of(game, List.of(), 1));
  }

  private static <V extends View> List<String> names(List<StudyMeasure<V>> all) {
    return all.stream().map(StudyMeasure::name).toList();
  }
}
