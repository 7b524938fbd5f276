package games.magie.deal.listing;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Card;
import games.magie.deal.Positions;
import games.magie.deal.table.DealState;
import org.junit.jupiter.api.Test;

/// The longest lists that the deck allows.
class ListSizeTest {
  private static final int MOST = 128;

  /// All ten colours open, two of them full with a surplus, every wild on the table, and a hand of
  /// the cards with the most uses: rents with two doublers, and actions against four players.
  @Test
  void aTurnWithEverythingOnTheTableAndTheBestHand() {
    DealState s =
        Positions.read(
            "",
            5,
            """
            A* hand: rent-any rent-red-yellow rent-green-dark-blue rent-railroad-utility double-rent double-rent sly-deal forced-deal debt-collector
              | brown: baltic | light-blue: oriental | pink: wild-pink-orange | orange: wild-pink-orange
              | red: kentucky indiana illinois / wild-red-yellow wild-red-yellow | yellow: ventnor wild-any
              | green: pacific wild-green-dark-blue | dark-blue: boardwalk
              | railroad: reading b-and-o short-line pennsylvania-railroad / wild-light-blue-railroad wild-green-railroad wild-railroad-utility
              | utility: water | loose: wild-any
            B pink: st-charles states virginia
            C orange: st-james tennessee new-york
            D green: north-carolina pennsylvania
            E yellow: atlantic marvin
            """
                .replace("\n  |", " |"));
    int size = Positions.legal(s).size();
    assertThat(size).isGreaterThan(60).isLessThanOrEqualTo(MOST);
  }

  /// The largest hand that a turn can lead to, all cards different.
  @Test
  void aHandOfTwelveDifferentCards() {
    DealState s =
        Positions.read(
            "",
            5,
            """
            plays: 1
            A* hand: deal-breaker sly-deal forced-deal debt-collector house hotel rent-any rent-red-yellow rent-pink-orange wild-any wild-red-yellow just-say-no | brown: baltic mediterranean +house / wild-brown-light-blue | light-blue: oriental | pink: wild-pink-orange | orange: tennessee | red: kentucky indiana illinois | yellow: ventnor wild-any | green: pacific | dark-blue: boardwalk | railroad: reading | utility: water
            B pink: st-charles states virginia | railroad: b-and-o | green: pennsylvania north-carolina wild-green-railroad
            C orange: st-james wild-pink-orange new-york
            D railroad: short-line
            E yellow: atlantic marvin wild-red-yellow
            """);
    assertThat(Positions.legal(s)).hasSizeLessThanOrEqualTo(MOST);
  }

  @Test
  void aRentOfAnyColourFromFourPlayers() {
    DealState s =
        Positions.read(
            "",
            5,
            """
            pending: charge card=rent-any
            A* brown: baltic | light-blue: oriental | pink: states | orange: tennessee | red: kentucky | yellow: ventnor | green: pacific | dark-blue: boardwalk | railroad: reading | utility: water
            """);
    assertThat(Positions.legal(s)).hasSize(40);
  }

  @Test
  void aRentOfAnyColourFromNinePlayersWithTwoDecks() {
    DealState s =
        Positions.read(
            "decks=2",
            10,
            """
            pending: charge card=rent-any
            A* brown: baltic | light-blue: oriental | pink: states | orange: tennessee | red: kentucky | yellow: ventnor | green: pacific | dark-blue: boardwalk | railroad: reading | utility: water
            """);
    assertThat(Positions.legal(s)).hasSize(90);
  }

  private static final String ALL_OPEN =
      "brown: baltic | light-blue: oriental vermont | pink: states virginia"
          + " | orange: st-james tennessee | red: kentucky indiana | yellow: ventnor marvin"
          + " | green: pacific pennsylvania | dark-blue: boardwalk"
          + " | railroad: reading b-and-o wild-green-railroad | utility: water | loose: wild-any";

  @Test
  void takingFromSomebodyWithEverythingOpen() {
    DealState s = Positions.read("", 2, "pending: take card=sly-deal on=B\nA*\nB " + ALL_OPEN);
    assertThat(Positions.legal(s)).hasSize(19);
  }

  /// One of every card that can pay, and a debt that leaves all of them open.
  @Test
  void aPaymentWithEveryKindOfCard() {
    var bank = new StringBuilder();
    for (Card card : Card.values()) {
      bank.append(card.property() || card == Card.DEBT_COLLECTOR ? "" : card.text() + " ");
    }
    DealState s =
        Positions.read(
            "",
            2,
            "active: A | pending: pay card=debt-collector amount=1 on=B\nA\nB bank: "
                + bank
                + "| brown: baltic mediterranean +house / wild-brown-light-blue"
                + " | light-blue: oriental vermont | pink: states virginia"
                + " | orange: st-james tennessee wild-pink-orange / wild-pink-orange"
                + " | red: kentucky wild-red-yellow | yellow: ventnor wild-red-yellow"
                + " | green: pacific wild-green-dark-blue | dark-blue: boardwalk"
                + " | railroad: reading wild-light-blue-railroad wild-green-railroad"
                + " | utility: water");
    assertThat(Positions.legal(s)).hasSizeBetween(40, MOST);
  }
}
