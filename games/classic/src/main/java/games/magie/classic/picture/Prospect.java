package games.magie.classic.picture;

import games.magie.classic.ClassicMove.Counter;
import games.magie.classic.ClassicMove.Offer;
import games.magie.classic.ClassicPicture;
import games.magie.classic.Deed;
import games.magie.classic.Group;
import games.magie.classic.Terms;
import games.magie.classic.estate.Board;
import games.magie.classic.estate.Transfer;
import games.magie.classic.estate.Worth;
import games.magie.classic.rules.Rent;
import games.magie.classic.table.ClassicState;
import games.magie.classic.trade.TradeTerms;
import games.magie.classic.trade.Trades;
import games.magie.kernel.Move;
import games.magie.kernel.Out;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a deal would change for both sides, found by carrying it out on a copy.
public final class Prospect {
  private static final int MEAN_ROLL = 7;

  private Prospect() {}

  static List<ClassicPicture.Change> of(ClassicState s, int from, Offer offer) {
    ClassicState after = s.copy();
    if (TradeTerms.objection(s, from, offer) == null) {
      TradeTerms.carryOut(after, from, offer, Out.SILENT);
    }
    return List.of(
        change(s, after, from, offer.terms()),
        change(s, after, offer.to(), offer.terms().turned()));
  }

  /// The position with an offer on the table, or null for any other move.
  public static @Nullable ClassicState offered(ClassicState s, int seat, Move move) {
    ClassicState after = s.copy();
    if (move instanceof Offer offer) {
      Trades.offer(after, seat, offer, Out.SILENT);
    } else if (move instanceof Counter counter) {
      Trades.counter(after, seat, counter, Out.SILENT);
    } else {
      return null;
    }
    return after;
  }

  private static ClassicPicture.Change change(
      ClassicState before, ClassicState after, int seat, Terms terms) {
    return new ClassicPicture.Change(
        seat,
        whole(before, seat),
        whole(after, seat),
        rent(before, seat),
        rent(after, seat),
        Worth.of(before, seat),
        Worth.of(after, seat),
        Transfer.interest(terms.get() & Terms.DEEDS & before.mortgaged));
  }

  private static List<String> whole(ClassicState s, int seat) {
    var groups = new ArrayList<String>();
    for (Group group : Group.ALL) {
      if (s.isWhole(seat, group)) {
        groups.add(group.text());
      }
    }
    return groups;
  }

  /// The rents of all properties of a player together.
  private static int rent(ClassicState s, int seat) {
    int sum = 0;
    for (int deeds = s.owned[seat] & ~s.mortgaged; deeds != 0; deeds &= deeds - 1) {
      Deed deed = Board.firstDeed(deeds);
      int times = Rent.times(s, deed, false);
      sum += times > 0 ? times * MEAN_ROLL : Rent.fixed(s, deed);
    }
    return sum;
  }
}
