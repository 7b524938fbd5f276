package games.magie.classic.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.classic.Classic;
import games.magie.classic.ClassicMove;
import games.magie.classic.ClassicMove.Act;
import games.magie.classic.ClassicMove.OnDeed;
import games.magie.classic.ClassicMove.Plain;
import games.magie.classic.ClassicView;
import games.magie.classic.CrowdedWalk;
import games.magie.classic.table.ClassicState;
import games.magie.testkit.PlainMoves;
import games.magie.testkit.PlainMoves.Lister;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The fast list of moves is the plain one: all candidates without an objection, in their order.
class CandidatesTest {
  private static final int CROWDED = 60;

  /// One kind of move, which a faulty lister forgets.
  private record Kind(String name, Predicate<ClassicMove> is) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<PlainMoves<ClassicState, ClassicMove, ClassicView>> editions() {
    return Stream.of(Classic.pocket(), Classic.brands())
        .map(game -> new PlainMoves<>(game, 150, 1))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("editions")
  void theFastListIsThePlainOneWithEveryOptionAndNumberOfSeats(
      PlainMoves<ClassicState, ClassicMove, ClassicView> moves) {
    assertThat(moves.compare()).isGreaterThan(30_000);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void theFastListIsThePlainOneInCrowdedPositions(
      PlainMoves<ClassicState, ClassicMove, ClassicView> moves) {
    assertThat(crowded(moves, moves.game().rules()::legal)).isGreaterThan(CROWDED);
  }

  @ParameterizedTest
  @MethodSource("editions")
  void aListerThatForgetsAKindOfMoveIsCaught(
      PlainMoves<ClassicState, ClassicMove, ClassicView> moves) {
    for (Kind kind : kinds()) {
      Lister<ClassicState, ClassicMove> faulty = moves.forgetting(kind.is());
      assertThatThrownBy(
              () -> {
                crowded(moves, faulty);
                moves.compare(faulty);
              })
          .as("forgets %s", kind)
          .isInstanceOf(AssertionError.class)
          .hasMessageContaining("the moves of seat");
    }
  }

  @ParameterizedTest
  @MethodSource("editions")
  void aListerThatOffersTooMuchOrAnotherOrderIsCaught(
      PlainMoves<ClassicState, ClassicMove, ClassicView> moves) {
    assertThatThrownBy(() -> moves.compare(moves.offering(Plain.ROLL)))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> moves.compare(moves.outOfOrder())).isInstanceOf(AssertionError.class);
  }

  private static long crowded(
      PlainMoves<ClassicState, ClassicMove, ClassicView> moves,
      Lister<ClassicState, ClassicMove> lister) {
    var game = (Classic) moves.game();
    long visited = 0;
    for (long seed = 1; seed <= CROWDED; seed++) {
      visited += new CrowdedWalk(game, seed).run((s, _, _) -> moves.agree(s, s.seats, lister));
    }
    return visited;
  }

  /// Every kind that a list can hold: offers are proposed instead.
  private static List<Kind> kinds() {
    var kinds = new ArrayList<Kind>();
    for (Plain plain : Plain.values()) {
      kinds.add(new Kind(plain.text(), plain::equals));
    }
    for (Act act : Act.values()) {
      kinds.add(new Kind(act.text(), move -> move instanceof OnDeed onDeed && onDeed.act() == act));
    }
    for (Class<?> kind : ClassicMove.class.getPermittedSubclasses()) {
      boolean listed = kind != ClassicMove.Offer.class && kind != ClassicMove.Counter.class;
      if (kind.isRecord() && kind != OnDeed.class && listed) {
        kinds.add(new Kind(kind.getSimpleName(), kind::isInstance));
      }
    }
    return kinds;
  }
}
