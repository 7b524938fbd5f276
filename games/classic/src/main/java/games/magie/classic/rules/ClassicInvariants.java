package games.magie.classic.rules;

import games.magie.classic.ClassicMove;
import games.magie.classic.Deed;
import games.magie.classic.Phase;
import games.magie.classic.estate.Shortage;
import games.magie.classic.table.ClassicState;
import games.magie.classic.table.Conserved;
import games.magie.kernel.Invariants;
import games.magie.kernel.Seats;
import games.magie.kernel.Settings;
import games.magie.kernel.chance.Seeded;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Money, deeds, buildings and cards add up; sealed wishes are the one secret; the deeds of an
/// offer are named in any order.
public final class ClassicInvariants implements Invariants<ClassicState, ClassicMove> {
  private static final int ORDERS = 3;

  @Override
  public void conserved(ClassicState s) {
    Conserved.check(s);
  }

  @Override
  public boolean sealed(ClassicState s, int seat, ClassicMove move) {
    return move instanceof ClassicMove.Wish;
  }

  /// Other wishes of those who have sealed theirs.
  @Override
  public @Nullable ClassicState otherSecrets(
      ClassicState s, Settings settings, int seats, int seat, Seeded random) {
    if (s.shortage.asked == 0) {
      return null;
    }
    ClassicState copy = s.copy();
    for (int other = 0; other < seats; other++) {
      boolean sealed = (s.shortage.asked & Seats.mask(other)) != 0;
      if (other != seat && sealed && s.shortage.wish[other] != Shortage.UNKNOWN) {
        copy.shortage.wish[other] = (byte) random.below(s.shortage.mostWished(other) + 1);
      }
    }
    return copy;
  }

  /// An offer of some deeds for some of the next player's.
  @Override
  public List<List<String>> orders(ClassicState s, int seat, Seeded random) {
    int partner = random.below(s.seats);
    if (partner == seat || random.below(8) != 0) {
      return List.of();
    }
    var orders = new ArrayList<List<String>>();
    List<String> give = deeds(s.owned[seat], random);
    List<String> get = deeds(s.owned[partner], random);
    for (int n = 0; n < ORDERS && give.size() + get.size() > 2; n++) {
      String terms = " give " + named(give, random) + " get " + named(get, random);
      orders.add(List.of("offer " + Seats.letter(partner) + terms));
    }
    return orders;
  }

  private static List<String> deeds(int owned, Seeded random) {
    var names = new ArrayList<String>();
    for (int left = owned; left != 0; left &= left - 1) {
      if (random.below(2) == 0) {
        names.add(Deed.ALL.get(Integer.numberOfTrailingZeros(left)).text());
      }
    }
    return names;
  }

  private static String named(List<String> deeds, Seeded random) {
    for (int at = deeds.size() - 1; at > 0; at--) {
      Collections.swap(deeds, at, random.below(at + 1));
    }
    return deeds.isEmpty() ? "-" : String.join("+", deeds);
  }

  @Override
  public List<String> possessions() {
    return List.of("cash", "deeds", "jail", "at", "pot");
  }

  @Override
  public boolean quiet(ClassicState s) {
    return s.phase == Phase.ROLL && s.offers.count == 0 && s.openRents.isEmpty();
  }

  @Override
  public List<String> wares() {
    return Deed.ALL.stream().map(Deed::text).toList();
  }
}
