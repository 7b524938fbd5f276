package games.magie.deal.rules;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.Ref;
import games.magie.deal.listing.Assets;
import games.magie.deal.table.Census;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Phase;
import games.magie.kernel.Invariants;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// Every card lies in one place, hands and the draw pile are secret, payments and discards are
/// named in any order.
public final class DealInvariants implements Invariants<DealState, DealMove> {
  private static final int ORDERS = 4;
  private static final List<String> POSSESSIONS = possessionsOf();

  @Override
  public void conserved(DealState s) {
    Census.check(s);
  }

  @Override
  public @Nullable DealState otherSecrets(
      DealState s, Settings settings, int seats, int seat, Seeded random) {
    DealState other = s.copy();
    Secrets.shuffle(other, seat, random);
    return other;
  }

  /// With nothing to draw and one other hand there is nothing to guess.
  @Override
  public boolean onlyOneValue(DealState s, int seat, String field) {
    return Secrets.only(s, seat, s.sides[field.charAt(0) - 'A']);
  }

  @Override
  public List<List<String>> orders(DealState s, int seat, Seeded random) {
    if (s.awaited() != seat) {
      return List.of();
    }
    if (s.phase == Phase.PAY) {
      List<Ref> cards = new Assets(s, seat).refs();
      return orders("pay", cards.size(), at -> cards.get(at).text(), random);
    }
    if (s.phase == Phase.DISCARD) {
      int cards = s.sides[seat].handSize;
      return orders("discard", cards, at -> s.handCard(seat, at).text(), random);
    }
    return List.of();
  }

  /// Some of the cards in several orders, all named together or all one by one: a list is the whole
  /// payment while single cards may be a part of it (D20), so the two forms are not compared.
  private static List<List<String>> orders(
      String verb, int count, IntFunction<String> name, Seeded random) {
    var all = new ArrayList<String>();
    for (int at = 0; at < count; at++) {
      all.add(name.apply(at));
    }
    if (count < 2) {
      return List.of();
    }
    shuffle(all, random);
    List<String> some = all.subList(0, 2 + random.below(Math.min(count, 4) - 1));
    boolean together = random.below(2) == 0;
    var orders = new ArrayList<List<String>>();
    for (int n = 0; n < ORDERS; n++) {
      shuffle(some, random);
      orders.add(
          together
              ? List.of(verb + " " + String.join(" ", some))
              : some.stream().map(card -> verb + " " + card).toList());
    }
    return orders;
  }

  private static void shuffle(List<String> words, Seeded random) {
    for (int at = words.size() - 1; at > 0; at--) {
      Collections.swap(words, at, random.below(at + 1));
    }
  }

  @Override
  public List<String> possessions() {
    return POSSESSIONS;
  }

  private static List<String> possessionsOf() {
    var names = new ArrayList<>(List.of("bank", "loose", "discard"));
    for (Colour colour : Colour.ALL) {
      names.add(colour.text());
    }
    return List.copyOf(names);
  }

  @Override
  public boolean quiet(DealState s) {
    return s.phase == Phase.PLAY;
  }

  @Override
  public List<String> wares() {
    return Arrays.stream(Card.ALL).map(Card::text).toList();
  }
}
