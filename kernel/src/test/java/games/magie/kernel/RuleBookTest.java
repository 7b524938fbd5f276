package games.magie.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.RuleBook.Facts;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a game says of itself in data.
class RuleBookTest {
  private enum Rule implements Clause {
    ONE,
    TWO,
    THREE;

    @Override
    public String id() {
      return "game." + ordinal();
    }
  }

  private static final Facts FACTS = Facts.of("game", Rule.values());

  @Test
  void aGameBeginsWithItsFirstVersionForTwoAndABookOfItsOwn() {
    assertThat(FACTS.version()).isEqualTo(1);
    assertThat(FACTS.changedSince(1)).isEmpty();
    assertThat(FACTS.book()).isEqualTo("game");
    assertThat(FACTS.fewestSeats()).isEqualTo(2);
    assertThat(FACTS.mostSeats()).isEqualTo(2);
    assertThat(FACTS.clauses()).containsExactly(Rule.values());
  }

  @Test
  void eachChangeRaisesTheVersionAndIsNamedOnce() {
    Facts facts = FACTS.changed(Rule.TWO, Rule.ONE).changed(Rule.THREE, Rule.ONE);
    assertThat(facts.version()).isEqualTo(3);
    assertThat(facts.changedSince(0)).containsExactly(Rule.TWO, Rule.ONE, Rule.THREE);
    assertThat(facts.changedSince(1)).containsExactly(Rule.TWO, Rule.ONE, Rule.THREE);
    assertThat(facts.changedSince(2)).containsExactly(Rule.THREE, Rule.ONE);
    assertThat(facts.changedSince(3)).isEmpty();
    assertThat(facts.changedSince(4)).isEmpty();
  }

  @Test
  void factsAreKeptWhileOthersAreSaid() {
    var option = Option.flag("o", Rule.ONE);
    var order = Option.flag("p", Rule.ONE);
    Facts facts =
        FACTS
            .book("shared")
            .seats(3, 5)
            .options(List.of(option))
            .orders(List.of(order))
            .changed(Rule.ONE);
    assertThat(facts)
        .isEqualTo(
            new Facts(
                "game",
                "shared",
                3,
                5,
                List.of(Rule.values()),
                List.of(option),
                List.of(order),
                List.of(List.of(Rule.ONE))));
  }
}
