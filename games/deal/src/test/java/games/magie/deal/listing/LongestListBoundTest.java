package games.magie.deal.listing;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealOptions;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.table.DealState;
import games.magie.kernel.Settings;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/// What a list can hold at most with two decks, whatever the options: counted from the table of
/// cards, part by part, as if every part could be at its longest at once. So no hand and no table
/// can offer more, whether or not a search finds it.
class LongestListBoundTest {
  private static final int MOST = 128;
  private static final int DECKS = 2;
  private static final int OTHERS = DealOptions.MOST_SEATS_TWO_DECKS - 1;

  private static final DealOptions OPTIONS =
      DealOptions.of(
          Settings.parse(
              DealOptions.ALL,
              "decks=2 hand-limit=12 sets-to-win=5 set-needs=nothing buildings-movable=on"));

  @Test
  void aTurnOffersNoMore() {
    int longest = 0;
    for (int plays = 1; plays <= DealState.PLAYS; plays++) {
      for (int doublers = 0; doublers < plays; doublers++) {
        for (int special = 0; special < 1 << 3; special++) {
          longest = Math.max(longest, turn(plays, doublers, special));
        }
      }
    }
    assertThat(longest).isBetween(100, MOST);
  }

  /// The bits of `special`: an all-colour wild, a house, a hotel in the hand.
  private static int turn(int plays, int doublers, int special) {
    int hand = LongestListTest.hand(OPTIONS, plays);
    int wilds = special & 1;
    int buildings = Integer.bitCount(special >> 1);
    int moves = doublers > 0 ? 1 : 0;
    // The wild without a colour or with one; a building in the bank or on one of the sets. A set
    // takes a house or a hotel, not both.
    moves += wilds * (Colour.COUNT + 1) + buildings + (buildings > 0 ? mostSets() : 0);
    var uses = new ArrayList<Integer>();
    for (Card card : Card.ALL) {
      uses.add(uses(card, doublers));
    }
    uses.sort(Collections.reverseOrder());
    for (int use : uses.subList(0, hand - doublers - wilds - buildings)) {
      moves += use;
    }
    int discards = hand - Math.max(0, doublers - 1);
    return moves + discards + lifts(wilds, buildings);
  }

  /// How many moves a card of the hand can have; those counted apart have none here.
  private static int uses(Card card, int doublers) {
    return switch (card.effect()) {
      case Effect.Rent _ -> 2 + doublers;
      case Effect.Wild _, Effect.DrawMore _, Effect.Claim _ -> 2;
      case Effect.Steal _, Effect.Swap _, Effect.TakeSet _ -> 2;
      case Effect.Money _, Effect.Property _, Effect.SayNo _ -> 1;
      case Effect.AnyWild _, Effect.Building _, Effect.DoubleRent _ -> 0;
    };
  }

  /// What can be lifted: wilds, other cards of an open pile, buildings; less what is in the hand.
  private static int lifts(int wildsInHand, int buildingsInHand) {
    int lifts = -wildsInHand - buildingsInHand;
    for (Card card : Card.ALL) {
      boolean lifted =
          card.ordinal() >= Card.FIRST_WILD || card.effect() instanceof Effect.Building;
      lifts += lifted ? card.copies() * DECKS : 0;
    }
    for (Colour colour : Colour.ALL) {
      lifts += colour.size() - 1;
    }
    return lifts;
  }

  /// Sets that can bear a building: of so many colours that one more would win.
  private static int mostSets() {
    var sets = new int[Colour.COUNT];
    for (Colour colour : Colour.ALL) {
      sets[colour.ordinal()] = colour.buildable() ? cards(colour) / colour.size() : 0;
    }
    Arrays.sort(sets);
    int most = 0;
    for (int at = 1; at < OPTIONS.setsToWin(); at++) {
      most += sets[sets.length - at];
    }
    return most;
  }

  private static int cards(Colour colour) {
    int cards = 0;
    for (Card card : Card.ALL) {
      cards += card.canBe(colour) ? card.copies() * DECKS : 0;
    }
    return cards;
  }

  /// Every card of its own kind in a place of its own.
  @Test
  void noOtherQuestionOffersMore() {
    int properties = 0;
    int buildings = 0;
    for (Card card : Card.ALL) {
      properties += card.property() ? card.copies() * DECKS : 0;
      buildings += card.effect() instanceof Effect.Building ? card.copies() * DECKS : 0;
    }
    assertThat(Colour.COUNT * OTHERS).as("colours and payers of a rent").isLessThan(MOST);
    assertThat(properties).as("what is taken or given, and sets").isLessThan(MOST);
    assertThat(Card.BANKABLE + properties + buildings).as("payments").isLessThan(MOST);
    assertThat(Place.EVERY_PILE.size() + 1).as("places of a building").isLessThan(MOST);
  }
}
