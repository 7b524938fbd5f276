package games.magie.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

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
import games.magie.wire.Catalogue;
import games.magie.wire.protocol.Replies.DrawnNumber;
import games.magie.wire.protocol.Replies.ReplayStep;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A journal played again shows what was seen when it was written.
class ReplayTest {
  private static final int SEATS = 2;
  private static final int ROWS = 150;

  /// A game played at random, with what each viewer saw after every row, the spectator first.
  private record Seen(Journal journal, List<List<Record>> views, List<List<String>> told) {}

  /// Every seventh move that can be taken back is.
  private static <S extends State<S>, M extends Move, V extends View> Seen play(
      Game<S, M, V> game, long seed) {
    var chance = new Seeded(seed);
    var own = new Seeded(seed, 1);
    var rules = game.rules();
    var match = Match.start(game, Settings.defaults(game.options()), SEATS, chance);
    var views = new ArrayList<List<Record>>();
    var told = new ArrayList<List<String>>();
    views.add(views(game, match.position()));
    told.add(List.of());
    while (match.rows().size() < ROWS && !rules.over(match.position())) {
      int seat = Integer.numberOfTrailingZeros(rules.awaited(match.position()));
      Input<M> input = new Input.Played<>(seat, choose(game, match.position(), seat, own));
      int back = match.canTakeBack(seat);
      if (back >= 0 && own.below(7) == 0) {
        input = new Input.TakenBack<>(seat, back);
      }
      if (!(match.attempt(input, chance) instanceof Attempt.Ready<S> step)) {
        throw new AssertionError(input.text());
      }
      match.commit(step);
      views.add(views(game, match.position()));
      told.add(
          step.told().stream()
              .filter(each -> each.reaches(0))
              .map(each -> each.what().text())
              .toList());
    }
    return new Seen(match.journal(), views, told);
  }

  private static <S extends State<S>, M extends Move, V extends View> M choose(
      Game<S, M, V> game, S position, int seat, Seeded own) {
    var legal = new Moves<M>();
    game.rules().legal(position, seat, legal);
    return legal.get(own.below(legal.size()));
  }

  private static <S extends State<S>, M extends Move, V extends View> List<Record> views(
      Game<S, M, V> game, S position) {
    var views = new ArrayList<Record>();
    for (int seat = Seats.SPECTATOR; seat < SEATS; seat++) {
      views.add(game.rules().view(position, seat).picture());
    }
    return views;
  }

  static List<String> games() {
    return Catalogue.ids();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyStepIsSeenAsItWasByEveryViewerWhereverOneBegins(String game) {
    Seen seen = play(Catalogue.game(game), 5);
    Replay<?, ?, ?> replay = Replay.of(seen.journal());
    assertThat(replay.first()).isZero();
    assertThat(replay.last()).isEqualTo(seen.views().size() - 1);
    for (int from : new int[] {0, 1, 31, 32, 33, replay.last()}) {
      for (int seat = Seats.SPECTATOR; seat < SEATS; seat++) {
        List<ReplayStep> steps = replay.steps(from, ROWS, seat);
        assertThat(steps).hasSize(replay.last() - from + 1);
        for (ReplayStep step : steps) {
          assertThat(step.view())
              .as(game + " step " + step.step())
              .isEqualTo(seen.views().get(step.step()).get(seat + 1));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void aStepTellsASeatWhatItWasTold(String game) {
    Seen seen = play(Catalogue.game(game), 6);
    Replay<?, ?, ?> replay = Replay.of(seen.journal());
    List<ReplayStep> steps = replay.steps(1, ROWS, 0);
    assertThat(steps.stream().map(step -> step.events().stream().map(e -> e.text()).toList()))
        .isEqualTo(seen.told().subList(1, seen.told().size()));
    assertThat(replay.log(0).stream().filter(line -> line.step() > 0).map(line -> line.text()))
        .isEqualTo(seen.told().stream().flatMap(List::stream).toList());
  }

  @Test
  void movesThatWereTakenBackAreAmongThem() {
    Seen seen = play(Catalogue.game("express"), 5);
    assertThat(seen.journal().rows()).anyMatch(row -> row.input().startsWith("back "));
  }

  @ParameterizedTest
  @MethodSource("games")
  void theCourseLeadsFromTheFirstStepToTheLast(String game) {
    Replay<?, ?, ?> replay = Replay.of(play(Catalogue.game(game), 7).journal());
    var course = replay.course();
    assertThat(course.measures()).isNotEmpty();
    assertThat(course.points().getFirst().step()).isZero();
    assertThat(course.points().getLast().step()).isEqualTo(replay.last());
    assertThat(course.points())
        .allSatisfy(point -> {
          assertThat(point.values()).hasSameSizeAs(course.measures());
          assertThat(point.values()).allSatisfy(each -> assertThat(each).hasSize(SEATS));
        });
  }

  @Test
  void everybodyIsWorthTheStartingCashAtFirst() {
    var course = Replay.of(play(Catalogue.game("pocket"), 7).journal()).course();
    assertThat(course.measures()).containsExactly("worth");
    assertThat(course.points().getFirst().values()).containsExactly(List.of(1500, 1500));
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyDrawIsNotedWithItsMeaning(String game) {
    Journal journal = play(Catalogue.game(game), 8).journal();
    Replay<?, ?, ?> replay = Replay.of(journal);
    var written =
        journal.rows().stream().flatMap(row -> row.draws().stream()).map(d -> d.text()).toList();
    assertThat(
            replay.draws().stream().map(d -> d.label() + "=" + (d.number() - 1) + "/" + d.bound()))
        .isEqualTo(written);
    assertThat(replay.draws()).allSatisfy(drawn -> assertThat(drawn.text()).isNotEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"deal card", "go tile", "go dial"})
  void whatIsDrawnInSecretIsNoOpenDraw(String secret) {
    String[] words = secret.split(" ", 2);
    assertThat(Catalogue.game(words[0]).companion().open(words[1])).isFalse();
  }

  /// Each label that a game can draw is either named as open or known to be secret.
  @ParameterizedTest
  @MethodSource("games")
  void noDrawIsForgotten(String game) {
    for (int seed = 0; seed < 5; seed++) {
      Replay<?, ?, ?> replay = Replay.of(play(Catalogue.game(game), seed).journal());
      var hidden = new ArrayList<>(replay.draws());
      hidden.removeAll(replay.openDraws());
      assertThat(hidden.stream().map(DrawnNumber::label))
          .as(game)
          .isSubsetOf("card", "tile", "dial");
    }
  }
}
