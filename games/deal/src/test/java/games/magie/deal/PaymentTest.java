package games.magie.deal;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Seeded;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Payments step by step against all subsets of what lies on the table.
class PaymentTest {
  private static final int TABLES = 400;
  private static final int MOST_CARDS = 11;

  @Test
  void everyPaymentWithoutASuperfluousCardIsReachedAndNoOther() {
    var random = new Seeded(11);
    int several = 0;
    for (int table = 0; table < TABLES; table++) {
      DealState s = debt(random);
      Set<String> wanted = byHand(s);
      var reached = new TreeSet<String>();
      walk(s, new ArrayList<>(), reached);
      assertThat(reached).as(Positions.GAME.text(s)).isEqualTo(wanted);
      several += wanted.size() > 1 ? 1 : 0;
      judged(s, wanted, random);
    }
    assertThat(several).isGreaterThan(TABLES / 2);
  }

  /// B owes a random sum and has random cards on the table.
  private static DealState debt(Seeded random) {
    while (true) {
      var s =
          Positions.read("", 2, "active: A | pending: pay card=debt-collector on=B\nA\nB bank: 1");
      s.amount = 1 + random.below(12);
      int cards = 1 + random.below(MOST_CARDS);
      for (int card = 0; card < cards; card++) {
        int drawn = s.bag.take(random.below(s.bag.bound()));
        if (drawn < Card.BANKABLE) {
          s.sides[1].toBank(drawn);
        } else if (drawn == Card.ANY) {
          Stacking.add(s, 1, Colour.LOOSE, drawn);
        } else {
          Stacking.add(s, 1, Card.firstColour(drawn), drawn);
        }
      }
      for (int colour = 0; colour < Colour.COUNT; colour++) {
        if (Colour.ALL[colour].buildable() && Piles.isSet(s, 1, colour, 0)) {
          s.sides[1].houses |= Piles.bit(colour, 0);
        }
      }
      if (s.sides[1].worth() > s.amount) {
        return s;
      }
    }
  }

  private static Set<String> byHand(DealState s) {
    int[] assets = new Assets(s, 1).codes();
    var payments = new TreeSet<String>();
    for (int subset = 1; subset < 1 << assets.length; subset++) {
      var cards = new ArrayList<Ref>();
      int sum = 0;
      int least = 100;
      for (int at = 0; at < assets.length; at++) {
        if ((subset >> at & 1) != 0) {
          Ref ref = Ref.of(assets[at]);
          cards.add(ref);
          sum += ref.card().value();
          least = Math.min(least, ref.card().value());
        }
      }
      if (sum >= s.amount && sum - least < s.amount) {
        payments.add(text(cards));
      }
    }
    return payments;
  }

  private static String text(List<Ref> cards) {
    return String.join(" ", cards.stream().map(Ref::text).sorted().toList());
  }

  private static void walk(DealState s, List<Ref> chosen, Set<String> reached) {
    for (DealMove move : Positions.legal(s)) {
      Ref card = ((DealMove.Pay) move).card();
      DealState after = s.copy();
      Positions.GAME.rules().play(after, 1, move, Chance.NONE, Out.SILENT);
      chosen.add(card);
      if (after.phase == Phase.PAY) {
        walk(after, chosen, reached);
      } else {
        assertThat(reached.add(text(chosen))).as("reached once: " + text(chosen)).isTrue();
      }
      chosen.removeLast();
    }
  }

  /// The text of the whole is accepted in any order, and other subsets are refused.
  private static void judged(DealState s, Set<String> wanted, Seeded random) {
    int[] assets = new Assets(s, 1).codes();
    for (int tries = 0; tries < 20; tries++) {
      var cards = new ArrayList<Ref>();
      for (int at = 0; at < assets.length; at++) {
        if (random.below(3) == 0) {
          cards.add(Ref.of(assets[at]));
        }
      }
      if (!cards.isEmpty()) {
        Collections.swap(cards, 0, random.below(cards.size()));
        var refusal = Positions.GAME.rules().objection(s, 1, new DealMove.PayTogether(cards));
        assertThat(refusal == null).as(text(cards)).isEqualTo(wanted.contains(text(cards)));
      }
    }
  }

  @Test
  void theProposalIsALegalPayment() {
    var random = new Seeded(12);
    for (int table = 0; table < TABLES; table++) {
      DealState s = debt(random);
      var proposal = new DealMove.PayTogether(Proposal.cheapest(s));
      assertThat(Positions.GAME.rules().objection(s, 1, proposal)).as(proposal.text()).isNull();
    }
  }
}
