package games.magie.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Game;
import games.magie.laws.Failure;
import games.magie.laws.LawBook;
import games.magie.laws.RandomCheck;
import games.magie.wire.Catalogue;
import org.junit.jupiter.api.Test;

/// Random play of one rulebook under all laws, short enough to be tried on every fault.
abstract class RandomPlay {
  private static final int TRANSITIONS = 1_000;

  private final String book;

  RandomPlay(String book) {
    this.book = book;
  }

  @Test
  void keepsTheLaws() throws InterruptedException {
    for (Game<?, ?, ?> game : Catalogue.games()) {
      if (Catalogue.bookOf(game).equals(book)) {
        var result = new RandomCheck<>(game, LawBook.KERNEL, 1).run(TRANSITIONS, 1, 1, n -> {});
        Failure failure = result.failure();
        assertThat(failure == null ? "" : failure.text()).as(game.id()).isEmpty();
      }
    }
  }
}
