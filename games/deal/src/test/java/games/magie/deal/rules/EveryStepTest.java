package games.magie.deal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Crowded;
import games.magie.deal.DealMove;
import games.magie.deal.Positions;
import games.magie.deal.listing.CandidatesTest;
import games.magie.deal.table.Census;
import games.magie.deal.table.DealState;
import games.magie.kernel.Input;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import games.magie.kernel.text.Fields;
import games.magie.laws.Walk;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Games from crowded tables with any mixture of options and any number of seats, with clocks and
/// people who leave, looked at after every step. `-Dmagie.tables=100000` plays more of them,
/// `-Dmagie.seed=N` begins with another.
public class EveryStepTest {
  private static final int TABLES = Integer.getInteger("magie.tables", 400);
  private static final long FIRST = Long.getLong("magie.seed", 1);
  private static final int STEPS = 60;

  private final DealRules rules = new DealRules();
  private long positions;

  private interface Look {
    void at(Settings settings, DealState s, Input<DealMove> next, Seeded random);
  }

  private void eachStep(Look look) {
    for (long seed = FIRST; seed < FIRST + TABLES; seed++) {
      var random = new Seeded(seed, 3);
      Settings settings = Crowded.options(random);
      DealState s = Crowded.table(settings, Crowded.seats(settings, random), random);
      for (int step = 0; step < STEPS && !rules.over(s); step++) {
        positions++;
        String text = Positions.GAME.text(s);
        try {
          Input<DealMove> next = next(s, random);
          look.at(settings, s, next, new Seeded(seed, 100 + step));
          Walk.apply(rules, s, next, new Seeded(seed, 10_000 + step), Out.SILENT);
          Census.check(s);
        } catch (RuntimeException | AssertionError e) {
          throw new AssertionError(
              "seed %d, %d seats, options %s%n%s%n%s"
                  .formatted(seed, s.seats, settings.text(), text, e.getMessage()),
              e);
        }
      }
    }
    assertThat(positions).isGreaterThan(TABLES);
  }

  private Input<DealMove> next(DealState s, Seeded random) {
    int kind = random.below(200);
    if (kind == 0) {
      int seat = random.below(s.seats);
      return s.hasLeft(seat) ? new Input.TimeUp<>(DealRules.MOVE_CLOCK, 0) : new Input.Left<>(seat);
    }
    if (kind < 4) {
      return new Input.TimeUp<>(DealRules.MOVE_CLOCK, 1 << s.awaited());
    }
    List<DealMove> moves = legal(s, s.awaited());
    assertThat(moves).as("moves of the seat we wait for").isNotEmpty();
    return new Input.Played<>(s.awaited(), preferred(moves, random));
  }

  /// Cards that go against others lead to the rarest positions, so they are played more often.
  private static DealMove preferred(List<DealMove> moves, Seeded random) {
    DealMove move = moves.get(random.below(moves.size()));
    for (int tries = 0; tries < 3 && dull(move); tries++) {
      move = moves.get(random.below(moves.size()));
    }
    return move;
  }

  private static boolean dull(DealMove move) {
    return move instanceof DealMove.Bank
        || move instanceof DealMove.EndTurn
        || move instanceof DealMove.Discard
        || move instanceof DealMove.PayAll;
  }

  private List<DealMove> legal(DealState s, int seat) {
    var moves = new Moves<DealMove>();
    rules.legal(s, seat, moves);
    return moves.toList();
  }

  @Test
  void everyPositionIsReadBackFromItsText() {
    eachStep((settings, s, next, random) -> {
      DealState read = same(settings, s);
      DealState after = s.copy();
      Walk.apply(rules, after, next, new Seeded(1, 1), Out.SILENT);
      Walk.apply(rules, read, next, new Seeded(1, 1), Out.SILENT);
      assertThat(Positions.GAME.text(read)).isEqualTo(Positions.GAME.text(after));
      same(settings, after);
      DealState agreed = s.copy();
      rules.agree(agreed, Out.SILENT);
      same(settings, agreed);
      for (int seat = 0; seat < s.seats; seat++) {
        DealState left = s.copy();
        rules.leave(left, seat, new Seeded(2, seat), Out.SILENT);
        same(settings, left);
        assertThat(rules.over(left) || !legal(left, left.awaited()).isEmpty()).isTrue();
      }
    });
  }

  private DealState same(Settings settings, DealState s) {
    String text = Positions.GAME.text(s);
    DealState read =
        Positions.GAME.notation().position(settings, s.seats, Fields.parse(text, s.seats));
    assertThat(Positions.GAME.text(read)).isEqualTo(text);
    for (int seat = 0; seat < s.seats; seat++) {
      assertThat(legal(read, seat)).isEqualTo(legal(s, seat));
    }
    return read;
  }

  @Test
  void theFastListIsThePlainOne() {
    eachStep((settings, s, next, random) -> CandidatesTest.check(s));
  }

  /// Judging never fails and changes nothing; what is accepted is listed, or a whole text, and can
  /// be played.
  @Test
  void anyMoveIsAcceptedOrRefusedByValue() {
    var accepted = new int[1];
    eachStep((settings, s, next, random) -> {
      var odd = new OddMoves(random);
      String before = Positions.GAME.text(s);
      List<DealMove> listed = legal(s, s.awaited());
      for (int tries = 0; tries < 60; tries++) {
        DealMove move = tries % 4 == 0 ? odd.whole(listed) : odd.any();
        int seat = tries % 3 == 0 ? random.below(12) - 1 : s.awaited();
        var refusal = rules.objection(s, seat, move);
        assertThat(move.text()).isNotNull();
        if (refusal == null) {
          accepted[0]++;
          assertThat(seat).isEqualTo(s.awaited());
          assertThat(rules.open(move) || listed.contains(move)).as(move.text()).isTrue();
          DealState after = s.copy();
          rules.play(after, seat, move, new Seeded(5, tries), Out.SILENT);
          Census.check(after);
        }
      }
      assertThat(Positions.GAME.text(s)).isEqualTo(before);
    });
    assertThat(accepted[0]).isPositive();
  }
}
