package games.magie.deal.listing;

import static games.magie.deal.table.Arrangement.card;
import static games.magie.deal.table.Arrangement.mix;
import static games.magie.deal.table.Arrangement.sum;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Rearrangement;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.deal.rules.Rearranging;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Wilds;
import games.magie.kernel.Out;

/// Which arrangement of the active player's collection a rearrangement leads to, without making it.
public final class Foresight {
  private Foresight() {}

  /// The arrangement to which a rearrangement leads.
  public static long after(DealState s, Rearrangement rearrangement) {
    if (rearrangement instanceof DealMove.Recolour(Ref ref, Colour colour)
        && sumsTell(s, ref.where().colour())) {
      return leaving(s, ref) + Arrangement.arriving(s.own, ref.card(), colour);
    }
    if (rearrangement instanceof DealMove.Exchange(Ref open, Ref full)
        && sumsTell(s, open.where().colour())) {
      return exchanging(s, open, full);
    }
    return tried(s, rearrangement);
  }

  /// Whether sums tell what becomes of a colour. More than two piles of one are so rare that it is
  /// tried on a copy.
  static boolean sumsTell(DealState s, Colour colour) {
    int size = colour.size();
    return s.shortcuts.sumsTell() && s.own.count(colour) - size <= size;
  }

  /// The arrangement without a wild that leaves its place.
  static long leaving(DealState s, Ref ref) {
    Colour colour = ref.where().colour();
    long now = Arrangement.now(s);
    int count = s.own.count(colour);
    if (colour == Colour.LOOSE || count == 1) {
      return now - card(ref.card(), colour);
    }
    if (count <= colour.size()) {
      int wilds = wildsAlone(s, colour, 0, count, ref.card());
      long loosened = card(Card.WILD_ANY, Colour.LOOSE) - card(Card.WILD_ANY, colour);
      return now - card(ref.card(), colour) + wilds * loosened;
    }
    return now + leavingOneOfTwo(s, ref);
  }

  /// By how much the arrangement changes when a card leaves a colour with two piles: a full one is
  /// refilled from the open one, if there is any.
  private static long leavingOneOfTwo(DealState s, Ref ref) {
    Colour colour = ref.where().colour();
    int count = s.own.count(colour);
    int size = colour.size();
    long full = sum(s.own, colour, 0, size);
    long rest = sum(s.own, colour, size, count - size);
    long before = mix(full) + mix(rest);
    long gone = card(ref.card(), colour);
    boolean first = ref.where().pile() == 0;
    if (first && count == 2 * size) {
      int wilds = wildsAlone(s, colour, 0, size, ref.card());
      return apart(wilds == 0 ? full - gone : 0, rest) - before + loose(wilds);
    }
    Card given = first ? s.own.card(colour, size) : ref.card();
    int wilds = wildsAlone(s, colour, size, count - size, given);
    long left = wilds == 0 ? rest - card(given, colour) : 0;
    return apart(full - gone + card(given, colour), left) - before + loose(wilds);
  }

  /// What two piles of a colour add by their sums, 0 for a pile that is gone. A single pile is not
  /// told apart from others.
  private static long apart(long one, long other) {
    return one == 0 || other == 0 ? one + other : mix(one) + mix(other);
  }

  /// What all-colour wilds without a colour add.
  private static long loose(int wilds) {
    return wilds * card(Card.WILD_ANY, Colour.LOOSE);
  }

  /// How many all-colour wilds are left alone when a card leaves these; 0 if they have company.
  private static int wildsAlone(DealState s, Colour colour, int first, int count, Card without) {
    boolean any = (s.own.wilds() & Wilds.bit(Card.WILD_ANY, colour)) != 0;
    if (!any || !s.options.wildNeedsCompany()) {
      return 0;
    }
    int from = s.own.from(colour) + first;
    int wilds = without == Card.WILD_ANY ? -1 : 0;
    for (int at = from; at < from + count; at++) {
      wilds += s.own.cards[at] == Card.ANY ? 1 : 0;
    }
    return wilds == count - 1 ? wilds : 0;
  }

  private static long exchanging(DealState s, Ref open, Ref full) {
    Colour colour = open.where().colour();
    int size = colour.size();
    int count = s.own.count(colour);
    long filled = sum(s.own, colour, 0, size);
    long rest = sum(s.own, colour, size, count - size);
    long change = card(open.card(), colour) - card(full.card(), colour);
    int alone = wildsAlone(s, colour, size, count - size, open.card()) + 1;
    boolean loosened =
        full.card() == Card.WILD_ANY && alone == count - size && s.options.wildNeedsCompany();
    return Arrangement.now(s)
        - mix(filled)
        - mix(rest)
        + apart(filled + change, loosened ? 0 : rest - change)
        + loose(loosened ? alone : 0);
  }

  static long tried(DealState s, Rearrangement rearrangement) {
    DealState after = s.copy();
    switch (rearrangement) {
      case DealMove.Recolour move -> Rearranging.rearrange(after, move, Out.SILENT);
      case DealMove.Exchange move -> Rearranging.rearrange(after, move, Out.SILENT);
      case DealMove.MoveBuilding move -> Buildings.rearrange(after, move, Out.SILENT);
    }
    return Arrangement.now(after);
  }
}
