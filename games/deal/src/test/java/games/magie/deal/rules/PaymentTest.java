package games.magie.deal.rules;

import static org.assertj.core.api.Assertions.assertThat;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.Effect;
import games.magie.deal.Place;
import games.magie.deal.Positions;
import games.magie.deal.Ref;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.deal.text.Names;
import games.magie.kernel.Chance;
import games.magie.kernel.Out;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Payments against the rule in its plainest form: what lies on the table is read from the text of
/// the position, every subset of it is added up, and every order of every payment is made.
class PaymentTest {
  private static final int TABLES = 400;
  private static final int MOST_CARDS = 6;

  private final DealRules rules = new DealRules();

  /// A card on the table by its text, with its value.
  private record Asset(String text, int value) {}

  @Test
  void everyPaymentWithoutASuperfluousCardIsReachedInEveryOrderAndNoOther() {
    var random = new Seeded(11);
    int several = 0;
    int everything = 0;
    for (int table = 0; table < TABLES; table++) {
      DealState s = debt(random);
      List<List<String>> payments = payments(s);
      var orders = new TreeSet<String>();
      payments.forEach(payment -> addOrders(payment, "", orders));
      var reached = new TreeSet<String>();
      walk(s, "", reached);
      assertThat(reached).as(Positions.GAME.text(s)).isEqualTo(orders);
      boolean all = payments.stream().anyMatch(payment -> payment.size() == assets(s).size());
      assertThat(Positions.legal(s).contains(new DealMove.PayAll())).isEqualTo(all);
      several += payments.size() > 1 ? 1 : 0;
      everything += all ? 1 : 0;
      judged(s, payments, random);
    }
    assertThat(several).isGreaterThan(TABLES / 3);
    assertThat(everything).isGreaterThan(TABLES / 10);
  }

  /// B owes a random sum and has random cards on the table.
  private static DealState debt(Seeded random) {
    String decks = random.below(2) == 0 ? "" : "decks=2";
    var s =
        Positions.read(decks, 2, "active: A | pending: pay card=debt-collector on=B\nA\nB bank: 1");
    s.pending.amount = 1 + random.below(12);
    int cards = random.below(MOST_CARDS);
    for (int card = 0; card < cards; card++) {
      Card drawn = s.bag.take(random.below(s.bag.bound()));
      if (drawn.property()) {
        boolean any = drawn == Card.WILD_ANY;
        s.collections[1].add(drawn, any ? Colour.LOOSE : drawn.firstColour());
      } else {
        s.sides[1].toBank(drawn);
      }
    }
    for (Colour colour : Colour.ALL) {
      Place place = Place.of(colour, 0);
      if (Buildings.fits(s.collections[1], Card.HOUSE, place)) {
        Buildings.put(s.collections[1], Card.HOUSE, place);
      }
    }
    return s;
  }

  /// What B can pay with, read from the text of the position.
  private static List<Asset> assets(DealState s) {
    String line =
        Positions.GAME
            .text(s)
            .lines()
            .filter(each -> each.startsWith("B"))
            .findFirst()
            .orElseThrow();
    var assets = new ArrayList<Asset>();
    for (String field : line.substring(line.indexOf(' ')).split("\\|", -1)) {
      String name = field.substring(0, field.indexOf(':')).strip();
      String[] words = field.substring(field.indexOf(':') + 1).strip().split(" ", -1);
      boolean lies = !name.equals("hand") && !name.equals("loose");
      int pile = 1;
      for (String word : words) {
        if (word.equals("/")) {
          pile++;
        } else if (lies && !word.equals("-")) {
          add(assets, name, word, pile == 1 ? "" : "." + pile);
        }
      }
    }
    return assets;
  }

  private static void add(List<Asset> assets, String field, String word, String pile) {
    Card card = Names.card(word.startsWith("+") ? word.substring(1) : word);
    String text =
        field.equals("bank")
            ? card.text()
            : card.effect() instanceof Effect.Property
                ? card.text() + pile
                : card.text() + "@" + field + pile;
    if (card != Card.WILD_ANY) {
      assets.add(new Asset(text, card.value()));
    }
  }

  /// Every subset that covers the debt, or is everything, and has no card that could be left out.
  private static List<List<String>> payments(DealState s) {
    List<Asset> assets = assets(s);
    int all = assets.stream().mapToInt(Asset::value).sum();
    var payments = new ArrayList<List<String>>();
    for (int subset = 1; subset < 1 << assets.size(); subset++) {
      var cards = new ArrayList<Asset>();
      for (int at = 0; at < assets.size(); at++) {
        if ((subset >> at & 1) != 0) {
          cards.add(assets.get(at));
        }
      }
      int sum = cards.stream().mapToInt(Asset::value).sum();
      boolean covers = sum >= s.pending.amount || sum == all;
      boolean superfluous = cards.stream().anyMatch(card -> sum - card.value() >= s.pending.amount);
      if (covers && !superfluous) {
        payments.add(cards.stream().map(Asset::text).sorted().toList());
      }
    }
    return payments;
  }

  private static void addOrders(List<String> left, String before, Set<String> orders) {
    if (left.isEmpty()) {
      orders.add(before);
    }
    for (String next : Set.copyOf(left)) {
      var rest = new ArrayList<>(left);
      rest.remove(next);
      addOrders(rest, before + " " + next, orders);
    }
  }

  private void walk(DealState s, String before, Set<String> reached) {
    for (DealMove move : Positions.legal(s)) {
      assertThat(rules.objection(s, 1, move)).as(move.text()).isNull();
      if (move instanceof DealMove.Pay(Ref card)) {
        DealState after = s.copy();
        rules.play(after, 1, move, Chance.NONE, Out.SILENT);
        String named = before + " " + card.text();
        if (after.phase == Phase.PAY) {
          proposed(after);
          walk(after, named, reached);
        } else {
          reached.add(named);
        }
      }
    }
  }

  /// Whatever was named so far, the proposal makes a payment of it.
  private void proposed(DealState s) {
    var proposal = new DealMove.PayTogether(Proposal.cheapest(s));
    assertThat(rules.objection(s, 1, proposal)).as(proposal.text()).isNull();
  }

  /// The text of the whole is accepted in any order, and other subsets are refused.
  private void judged(DealState s, List<List<String>> payments, Seeded random) {
    for (int tries = 0; tries < 20; tries++) {
      var cards = new ArrayList<String>();
      for (Asset asset : assets(s)) {
        if (random.below(2) == 0) {
          cards.add(asset.text());
        }
      }
      if (!cards.isEmpty()) {
        boolean wanted = payments.contains(cards.stream().sorted().toList());
        Collections.swap(cards, 0, random.below(cards.size()));
        var refs = cards.stream().map(card -> Names.ref(s, 1, card)).toList();
        var refusal = rules.objection(s, 1, new DealMove.PayTogether(refs));
        assertThat(refusal == null).as(cards + " in\n" + Positions.GAME.text(s)).isEqualTo(wanted);
      }
    }
  }

  @Test
  void theProposalIsALegalPayment() {
    var random = new Seeded(12);
    for (int table = 0; table < TABLES; table++) {
      DealState s = debt(random);
      proposed(s);
      assertThat(rules.objection(s, 1, Defaults.pay(s))).isNull();
    }
  }
}
