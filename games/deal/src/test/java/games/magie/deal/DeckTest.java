package games.magie.deal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/// The deck against the sums of its groups.
class DeckTest {
  private static int cards(Predicate<Card> which) {
    return List.of(Card.values()).stream().filter(which).mapToInt(Card::copies).sum();
  }

  private static int value(Predicate<Card> which) {
    return List.of(Card.values()).stream()
        .filter(which)
        .mapToInt(card -> card.copies() * card.value())
        .sum();
  }

  private static boolean money(Card card) {
    return card.effect() instanceof Effect.Money;
  }

  private static boolean standard(Card card) {
    return card.effect() instanceof Effect.Property;
  }

  private static boolean wild(Card card) {
    return card.effect() instanceof Effect.Wild || card.effect() instanceof Effect.AnyWild;
  }

  private static boolean rent(Card card) {
    return card.effect() instanceof Effect.Rent;
  }

  private static boolean action(Card card) {
    return !money(card) && !standard(card) && !wild(card) && !rent(card);
  }

  @Test
  void aDeckHas20Money28Properties11Wilds34ActionsAnd13Rents() {
    assertThat(cards(DeckTest::money)).isEqualTo(20);
    assertThat(cards(DeckTest::standard)).isEqualTo(28);
    assertThat(cards(DeckTest::wild)).isEqualTo(11);
    assertThat(cards(DeckTest::action)).isEqualTo(34);
    assertThat(cards(DeckTest::rent)).isEqualTo(13);
    assertThat(cards(card -> true)).isEqualTo(106).isEqualTo(Card.DECK);
  }

  @Test
  void allCardsAreWorth252Millions() {
    assertThat(value(DeckTest::money)).isEqualTo(57);
    assertThat(value(DeckTest::standard)).isEqualTo(67);
    assertThat(value(DeckTest::wild)).isEqualTo(25);
    assertThat(value(DeckTest::action)).isEqualTo(84);
    assertThat(value(DeckTest::rent)).isEqualTo(19);
    assertThat(value(card -> true)).isEqualTo(252);
  }

  @Test
  void everyColourHasAsManyStandardCardsAsItsSetNeeds() {
    for (Colour colour : Colour.ALL) {
      assertThat(
              cards(card -> card.effect() instanceof Effect.Property(Colour own) && own == colour))
          .as(colour.text())
          .isEqualTo(colour.size());
    }
    int[] withWilds = {3, 5, 5, 5, 5, 5, 5, 3, 7, 3};
    for (Colour colour : Colour.ALL) {
      assertThat(cards(card -> card != Card.WILD_ANY && card.canBe(colour)))
          .as(colour.text())
          .isEqualTo(withWilds[colour.ordinal()]);
    }
  }

  @Test
  void namesAreUnique() {
    assertThat(List.of(Card.values()).stream().map(Card::text)).doesNotHaveDuplicates();
  }
}
