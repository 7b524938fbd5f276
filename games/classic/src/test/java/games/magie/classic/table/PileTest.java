package games.magie.classic.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import games.magie.classic.Card;
import games.magie.classic.Deck;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A deck may get another card, or lose one, and its pile goes on as the clause says.
class PileTest {
  /// The cards of Chance and one more.
  private static final List<Card> ONE_MORE = with(Deck.CHANCE.cards(), Card.CHEST_BIRTHDAY);

  private static List<Card> with(List<Card> cards, Card more) {
    var all = new ArrayList<>(cards);
    all.add(more);
    return List.copyOf(all);
  }

  @Test
  void aCardAddedToADeckIsDrawnAndComesUpAgainInItsTurn() {
    var pile = new Pile("chance", ONE_MORE);
    var chance = new Seeded(5);
    assertThat(pile.bound()).isEqualTo(ONE_MORE.size());
    List<Card> first = draw(pile, ONE_MORE.size(), chance);
    assertThat(first).containsExactlyInAnyOrderElementsOf(ONE_MORE);
    assertThat(pile.known()).isEqualTo(first);
    assertThat(draw(pile, ONE_MORE.size(), chance)).as("once all are known").isEqualTo(first);
  }

  @Test
  void aCopyOfAPileWithAnotherCardGoesOnAlike() {
    var pile = new Pile("chance", ONE_MORE);
    draw(pile, 12, new Seeded(6));
    var copy = new Pile("chance", ONE_MORE);
    copy.become(pile);
    assertThat(draw(copy, 40, new Seeded(7))).isEqualTo(draw(pile, 40, new Seeded(7)));
  }

  @Test
  void aCardThatWasTakenOutIsNotDrawn() {
    var pile = new Pile("chance", ONE_MORE);
    assertThat(pile.take(Card.CHEST_BIRTHDAY)).isTrue();
    assertThat(pile.take(Card.CHEST_BIRTHDAY)).as("a second time").isFalse();
    assertThat(pile.take(Card.CHEST_GO)).as("of the other deck").isFalse();
    assertThat(draw(pile, 2 * ONE_MORE.size(), new Seeded(8))).doesNotContain(Card.CHEST_BIRTHDAY);
  }

  @Test
  void aDeckThatAPileCannotHoldIsRefusedAtTheStart() {
    assertThat(new Pile("chance", Collections.nCopies(64, Card.CHANCE_GO)).bound()).isEqualTo(64);
    List<Card> tooMany = Collections.nCopies(65, Card.CHANCE_GO);
    assertThatThrownBy(() -> new Pile("chance", tooMany))
        .hasMessage("chance: a pile holds at most 64 cards, not 65");
  }

  @Test
  void eachCardIsInItsOwnDeckOnce() {
    var all = EnumSet.noneOf(Card.class);
    for (Deck deck : Deck.ALL) {
      assertThat(deck.cards()).allMatch(card -> card.deck() == deck).doesNotHaveDuplicates();
      assertThat(deck.cards()).contains(Card.keep(deck));
      all.addAll(deck.cards());
    }
    assertThat(all).isEqualTo(EnumSet.allOf(Card.class));
  }

  private static List<Card> draw(Pile pile, int times, Seeded chance) {
    var drawn = new ArrayList<Card>();
    for (int n = 0; n < times; n++) {
      Card card = pile.draw(chance);
      drawn.add(card);
      pile.putBelow(card);
    }
    return drawn;
  }
}
