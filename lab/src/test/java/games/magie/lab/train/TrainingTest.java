package games.magie.lab.train;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import games.magie.bots.Bots;
import games.magie.bots.search.Lesson;
import games.magie.kernel.Game;
import games.magie.kernel.Move;
import games.magie.kernel.Settings;
import games.magie.kernel.State;
import games.magie.kernel.View;
import games.magie.wire.Catalogue;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrainingTest {
  private static String learned(String id, int games, long seed) {
    return learned(Catalogue.game(id), games, seed);
  }

  private static <S extends State<S>, M extends Move, V extends View> String learned(
      Game<S, M, V> game, int games, long seed) {
    Lesson<M, V> lesson = Objects.requireNonNull(Bots.lesson(game));
    var settings = Settings.defaults(game.options());
    return new Training<>(game, lesson, settings, 2, seed).run(games, List.of("head"), _ -> {});
  }

  @ParameterizedTest
  @ValueSource(strings = {"deal", "express"})
  void theSameSeedLearnsTheSameBytes(String id) {
    String once = learned(id, 20, 4);
    assertThat(learned(id, 20, 4)).isEqualTo(once).startsWith("# head\n");
    assertThat(learned(id, 20, 5)).isNotEqualTo(once);
  }

  /// The first feature alone says who wins; the second says nothing.
  @Test
  void whatDecidesGetsTheWeight() {
    var regression = new Regression(2);
    for (int number = 0; number < 400; number++) {
      int winner = number % 2;
      var features = new float[2][2];
      features[winner][0] = 1;
      features[0][1] = number % 3;
      features[1][1] = number % 3;
      regression.add(features, winner == 0 ? new float[] {1, 0} : new float[] {0, 1});
    }
    double[] weights = regression.fit(1);
    assertThat(weights[0]).isGreaterThan(0.5);
    assertThat(weights[1]).isCloseTo(0, within(1e-6));
    assertThat(regression.brier(weights)).isLessThan(0.15);
  }
}
