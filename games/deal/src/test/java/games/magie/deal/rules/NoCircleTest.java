package games.magie.deal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Colour;
import games.magie.deal.Crowded;
import games.magie.deal.DealClause;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Discard;
import games.magie.deal.DealMove.Exchange;
import games.magie.deal.DealMove.Lift;
import games.magie.deal.DealMove.MoveBuilding;
import games.magie.deal.DealMove.Recolour;
import games.magie.deal.DealOption;
import games.magie.deal.Place;
import games.magie.deal.Positions;
import games.magie.deal.table.Collection;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// deal.wild.no-circle in its plainest form: every arrangement since the last play is written down
/// as text, and what would bring one of them back is refused, and nothing else is.
class NoCircleTest {
  private static final int TABLES = Integer.getInteger("magie.tables", 300);
  private static final int STEPS = 40;

  private final DealRules rules = new DealRules();
  private int refused;
  private int allowed;

  @Test
  void whatBringsAnArrangementBackIsRefusedAndNothingElse() {
    for (int seed = 0; seed < TABLES; seed++) {
      var random = new Seeded(seed, 4);
      Settings settings = Crowded.options(random);
      DealState s = Crowded.table(settings, Crowded.seats(settings, random), random);
      var held = new HashSet<String>();
      for (int step = 0; step < STEPS && !rules.over(s); step++) {
        step(s, held, random);
      }
    }
    assertThat(refused).as("refused").isGreaterThan(TABLES);
    assertThat(allowed).as("allowed").isGreaterThan(TABLES);
  }

  private void step(DealState s, Set<String> held, Seeded random) {
    if (s.phase == Phase.PLAY || s.phase == Phase.LIFT || s.phase == Phase.DISCARD) {
      held.add(arrangement(s));
      Candidates.of(rules, s, s.active).forEach(move -> judge(s, move, held));
    } else {
      held.clear();
    }
    List<DealMove> moves = Positions.legal(s);
    var free = new ArrayList<>(moves);
    free.removeIf(move -> !free(s, move));
    boolean rearrange = !free.isEmpty() && random.below(8) > 0;
    List<DealMove> from = rearrange ? free : moves;
    DealMove move = from.get(random.below(from.size()));
    int turn = s.turn;
    rules.play(s, s.awaited(), move, random, Out.SILENT);
    if (s.turn > turn || !(free(s, move) || move instanceof Discard)) {
      held.clear();
    }
  }

  /// Whether a move is a rearrangement that costs no play.
  private static boolean free(DealState s, DealMove move) {
    return switch (move) {
      case Recolour _ -> !s.options.on(DealOption.WILD_MOVE_COSTS_PLAY);
      case Exchange exchange -> !Rearranging.costs(s, exchange);
      case MoveBuilding _, Lift _ -> true;
      default -> false;
    };
  }

  private void judge(DealState s, DealMove move, Set<String> held) {
    if (move instanceof Lift || !free(s, move)) {
      return;
    }
    var refusal = rules.objection(s, s.active, move);
    boolean circle = refusal != null && refusal.clause() == DealClause.WILD_NO_CIRCLE;
    if (refusal == null || circle) {
      DealState after = s.copy();
      rules.play(after, s.active, move, Chance.NONE, Out.SILENT);
      assertThat(circle)
          .as(() -> move.text() + " in\n" + Positions.GAME.text(s) + "\n" + held)
          .isEqualTo(held.contains(arrangement(after, s.active)));
      refused += circle ? 1 : 0;
      allowed += circle ? 0 : 1;
    }
  }

  private static String arrangement(DealState s) {
    return arrangement(s, s.active);
  }

  /// The piles of each colour and the cards in them, in no order; with `buildings-movable` what
  /// stands on which of them.
  private static String arrangement(DealState s, int seat) {
    Collection collection = s.collections[seat];
    var text = new StringBuilder();
    for (Colour colour : Colour.ALL) {
      var piles = new ArrayList<String>();
      for (int pile = 0; pile < collection.piles(colour); pile++) {
        Place place = Place.of(colour, pile);
        var cards = new ArrayList<String>();
        for (int at = 0; at < collection.height(place); at++) {
          cards.add(collection.card(colour, pile * colour.size() + at).text());
        }
        cards.sort(null);
        piles.add(cards.toString());
        if (s.options.on(DealOption.BUILDINGS_MOVABLE)) {
          text.append(collection.house(place) ? " house " + place : "");
          text.append(collection.hotel(place) ? " hotel " + place : "");
        }
      }
      piles.sort(null);
      text.append(piles);
    }
    return text.append(collection.count(Colour.LOOSE)).toString();
  }
}
