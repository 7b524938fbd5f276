package games.magie.deal;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.listing.MoveTable;
import games.magie.deal.rules.DealRules;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Moves;
import games.magie.kernel.Out;
import games.magie.kernel.Refusal;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/// What a seat may not know changes nothing that reaches it. `-Dmagie.pairs=1000000` tries more.
class NonInterferenceTest {
  private static final int PAIRS = Integer.getInteger("magie.pairs", 10_000);

  @Test
  void whatASeatMayNotKnowReachesItInNoWay() {
    var pairs = new NonInterference(new DealRules());
    pairs.run(PAIRS * 4 / 5, "");
    pairs.run(PAIRS / 10, "discard-under-draw-pile=on refill-at-once=on set-needs=standard");
    pairs.run(PAIRS / 10, "no-costs-play-on-own-turn=on win-on-own-turn-only=on");
    assertThat(pairs.differences()).isEmpty();
    assertThat(pairs.pairs()).isGreaterThanOrEqualTo(PAIRS);
    assertThat(pairs.moved()).as("pairs in which the same move was made").isGreaterThan(PAIRS / 3);
  }

  /// Asks only those who hold a Just Say No: the others see who was not asked.
  private static final class AsksHoldersOnly extends DealRules {
    @Override
    public void play(DealState s, int seat, DealMove move, Chance chance, Out out) {
      super.play(s, seat, move, chance, out);
      while (s.phase == Phase.REACT && !s.holds(s.awaited(), Card.JUST_SAY_NO)) {
        super.play(s, s.awaited(), MoveTable.ACCEPT, chance, out);
      }
    }
  }

  /// Says in a refusal how many cards of the other hand are properties.
  private static final class TalkativeRefusals extends DealRules {
    @Override
    public @Nullable Refusal objection(DealState s, int seat, DealMove move) {
      Refusal refusal = super.objection(s, seat, move);
      if (refusal == null) {
        return null;
      }
      int other = s.next(seat);
      int properties = 0;
      for (int at = 0; at < s.sides[other].handSize; at++) {
        properties += s.handCard(other, at).property() ? 1 : 0;
      }
      return new Refusal(refusal.clause(), refusal.code(), String.valueOf(properties));
    }
  }

  /// Offers a debt collector only against who has nothing to say no with.
  private static final class KnowingLists extends DealRules {
    @Override
    public void legal(DealState s, int seat, Moves<DealMove> into) {
      var all = new Moves<DealMove>();
      super.legal(s, seat, all);
      for (DealMove move : all.toList()) {
        boolean useless =
            move instanceof DealMove.PlayOn(Card _, int victim)
                && s.holds(victim, Card.JUST_SAY_NO);
        if (!useless) {
          into.add(move);
        }
      }
    }
  }

  @Test
  void plantedLeaksAreCaught() {
    for (DealRules leaky :
        new DealRules[] {new AsksHoldersOnly(), new TalkativeRefusals(), new KnowingLists()}) {
      var pairs = new NonInterference(leaky);
      pairs.run(3_000, "");
      assertThat(pairs.differences()).as(leaky.getClass().getSimpleName()).isNotEmpty();
    }
  }
}
