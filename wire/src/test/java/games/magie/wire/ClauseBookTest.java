package games.magie.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.kernel.BadInput;
import java.util.List;
import org.junit.jupiter.api.Test;

class ClauseBookTest {

  @Test
  void readsClausesAndDecisionsFromLists() {
    ClauseBook book =
        ClauseBook.parse(
            "toy",
            List.of("mini"),
            """
            # Toy
            Words around the list mean nothing.
            - **toy.one** — The first (E1,
              X2).
            - **mini.two** — The second.
            After the list.
              indented
            """,
            "- **E1** — Ours.\n");
    assertThat(book.clauses())
        .containsExactly(
            new RuleText("toy.one", "The first (E1, X2)."),
            new RuleText("mini.two", "The second."));
    assertThat(book.decisions()).containsExactly(new RuleText("toy.E1", "Ours."));
    assertThat(book.find("toy.E1")).isPresent();
    assertThat(book.find("toy.three")).isEmpty();
  }

  @Test
  void findsCitedDecisionsAndWritesRangesOut() {
    assertThat(new RuleText("toy.one", "By lot (E1, E17–E19; X2), $200, option EX3, GO").cited())
        .containsExactly("E1", "E17", "E18", "E19", "X2");
  }

  @Test
  void objectsToAnIdThatIsThereTwiceOrBelongsElsewhere() {
    assertThatThrownBy(
            () -> ClauseBook.parse("toy", List.of(), "- **toy.a** — A\n- **toy.a** — B\n", ""))
        .isInstanceOf(BadInput.class)
        .hasMessage("toy.md: toy.a is there twice");
    assertThatThrownBy(() -> ClauseBook.parse("toy", List.of(), "- **other.a** — A\n", ""))
        .isInstanceOf(BadInput.class)
        .hasMessage("toy.md: 'other.a' is no id of this file");
    assertThatThrownBy(() -> ClauseBook.parse("toy", List.of(), "", "- **toy.a** — A\n"))
        .isInstanceOf(BadInput.class)
        .hasMessage("toy-decisions.md: 'toy.a' is no id of this file");
  }
}
