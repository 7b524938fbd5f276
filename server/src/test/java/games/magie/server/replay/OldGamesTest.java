package games.magie.server.replay;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.kernel.Seats;
import games.magie.kernel.match.Journal;
import games.magie.kernel.match.Row;
import games.magie.table.StoreFile;
import games.magie.table.TableRecord;
import games.magie.testkit.ChangedRules;
import games.magie.wire.Catalogue;
import games.magie.wire.JournalFile;
import games.magie.wire.protocol.Replies.ReplayLine;
import games.magie.wire.protocol.Replies.ReplayStep;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Games that earlier programs have finished can be watched to their end, whatever has become of
/// the rules since.
class OldGamesTest {
  private static final Path CORPUS = Path.of("..", "corpus");
  private static final int BATCH = 32;

  @TempDir private Path folder = Path.of("");

  static List<Path> stores() throws IOException {
    try (Stream<Path> all = Files.list(CORPUS)) {
      return all.filter(file -> file.toString().endsWith(".db.gz")).sorted().toList();
    }
  }

  private List<Journal> finished(Path store) throws IOException {
    Path file = folder.resolve("store.db");
    try (var in = new GZIPInputStream(Files.newInputStream(store))) {
      Files.copy(in, file);
    }
    var kept = new StoreFile(file);
    return kept.tables().stream()
        .filter(table -> table.state() == TableRecord.State.OVER)
        .map(table -> JournalFile.parse(kept.journalFile(table)).journal())
        .toList();
  }

  /// Every step with every pair of eyes.
  private static List<ReplayStep> watched(Replay<?, ?, ?> replay) {
    var seen = new ArrayList<ReplayStep>();
    for (int seat = Seats.SPECTATOR; seat < replay.seats(); seat++) {
      seen.clear();
      for (int from = replay.first(); from <= replay.last(); from += BATCH) {
        seen.addAll(replay.steps(from, BATCH, seat));
      }
      assertThat(seen).hasSize(replay.last() - replay.first() + 1);
    }
    assertThat(replay.course().points()).isNotEmpty();
    return seen;
  }

  private static boolean notShown(ReplayStep step) {
    return step.events().stream().anyMatch(event -> event.text().startsWith("not-shown "));
  }

  @ParameterizedTest
  @MethodSource("stores")
  void aFinishedGameIsWatchedFromItsFirstStepToItsLast(Path store) throws IOException {
    for (Journal journal : finished(store)) {
      Replay<?, ?, ?> replay = Replay.of(journal);
      assertThat(replay.first()).isZero();
      assertThat(replay.last()).isEqualTo(journal.rows().size() - 1);
      List<ReplayStep> steps = watched(replay);
      if (List.of("express", "go").contains(journal.game())) {
        assertThat(steps)
            .as("only what may be taken back has changed")
            .noneMatch(step -> notShown(step));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("stores")
  void rulesThatRefuseItsMovesShowEveryStepAllTheSame(Path store) throws IOException {
    for (Journal journal : finished(store)) {
      Game<?, ?, ?> real = Catalogue.game(journal.game());
      List<ReplayStep> now = watched(Replay.of(real, journal));
      List<ReplayStep> then = watched(Replay.of(ChangedRules.refusing(real, _ -> true), journal));
      assertThat(then.stream().map(ReplayStep::view))
          .isEqualTo(now.stream().map(ReplayStep::view).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("stores")
  void whatRulesCannotPlayIsToldFromTheRowsAndSaysSoInOneLine(Path store) throws IOException {
    int gaps = 0;
    for (Journal journal : finished(store)) {
      Game<?, ?, ?> newer =
          ChangedRules.without(Catalogue.game(journal.game()), move -> move.hashCode() % 11 == 0);
      Replay<?, ?, ?> replay = Replay.of(newer, journal);
      List<ReplayStep> steps = watched(replay);
      List<ReplayLine> log = replay.log(Seats.SPECTATOR);
      long told = journal.rows().stream().mapToLong(OldGamesTest::open).sum();
      long lines = log.stream().filter(line -> line.text().startsWith("not-shown ")).count();
      assertThat(log).as("nothing that was told is missing").hasSize((int) (told + lines));
      assertThat(lines).isEqualTo(gaps(steps));
      assertThat(replay.draws())
          .as("nor anything that was drawn")
          .hasSize(journal.rows().stream().mapToInt(row -> row.draws().size()).sum());
      for (Row row : journal.rows()) {
        if (row.position() != null && isReadable(row.position())) {
          assertThat(notShown(steps.get(row.number()))).as("a stored position is shown").isFalse();
        }
      }
      gaps += (int) lines;
    }
    assertThat(gaps).isPositive();
  }

  /// Versions 1 and 2 of deal named the arrangements of a turn by hashes, which say nothing to
  /// later programs (ADR 21); such a position is only found by playing up to it.
  private static boolean isReadable(String position) {
    return !position.contains("held: ");
  }

  private static long open(Row row) {
    return row.events().stream()
        .map(event -> Seats.parseLetters(event.substring(0, event.indexOf(' '))))
        .filter(audience -> Seats.reaches(audience, Seats.SPECTATOR))
        .count();
  }

  /// How often steps begin that cannot be shown.
  private static long gaps(List<ReplayStep> steps) {
    long gaps = 0;
    for (int at = 1; at < steps.size(); at++) {
      gaps += notShown(steps.get(at)) && !notShown(steps.get(at - 1)) ? 1 : 0;
    }
    return gaps;
  }

  @Test
  void aStepThatCannotBeShownHasTheBoardOfTheLastOneThatCan() throws IOException {
    Journal journal =
        finished(CORPUS.resolve("store-5b.db.gz")).stream()
            .filter(each -> each.game().equals("express") && each.rows().size() == 66)
            .findFirst()
            .orElseThrow();
    Game<?, ?, ?> newer =
        ChangedRules.without(Catalogue.game("express"), "place 2 railroad"::equals);
    List<ReplayStep> steps = watched(Replay.of(newer, journal));
    List<Integer> missing =
        steps.stream().filter(OldGamesTest::notShown).map(ReplayStep::step).toList();
    assertThat(missing).first().isEqualTo(52);
    assertThat(steps.get(52).view()).isEqualTo(steps.get(51).view());
    assertThat(steps.get(52).events())
        .singleElement()
        .extracting(e -> e.text())
        .isEqualTo("not-shown 51");
    assertThat(steps.get(52).waiting()).isEmpty();
  }
}
