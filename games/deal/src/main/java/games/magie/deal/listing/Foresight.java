package games.magie.deal.listing;

import static games.magie.deal.table.Arrangement.card;
import static games.magie.deal.table.Arrangement.mix;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealMove;
import games.magie.deal.DealMove.Rearrangement;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.deal.rules.Rearranging;
import games.magie.deal.table.Arrangement;
import games.magie.deal.table.DealState;
import games.magie.deal.table.Piles;
import games.magie.deal.table.Wilds;
import games.magie.kernel.Out;

/// Which arrangement of the active player's collection a rearrangement leads to, without making it.
public final class Foresight {
  private Foresight() {}

  /// The arrangement to which a rearrangement leads.
  public static long after(DealState s, Rearrangement rearrangement) {
    if (rearrangement instanceof DealMove.Recolour(Ref ref, Colour colour)) {
      int from = Ref.colour(ref.place());
      if (sumsTell(s, from)) {
        int card = ref.card().ordinal();
        return leaving(s, card, from, Ref.pile(ref.place()))
            + Arrangement.arriving(s, s.active, card, colour.ordinal());
      }
    }
    if (rearrangement instanceof DealMove.Exchange(Ref open, Ref full)
        && sumsTell(s, Ref.colour(open.place()))) {
      return exchanging(s, open, full);
    }
    return tried(s, rearrangement);
  }

  /// Whether sums tell what becomes of a colour. More than two piles of one are so rare that it is
  /// tried on a copy.
  static boolean sumsTell(DealState s, int colour) {
    int size = Colour.size(colour);
    return s.shortcuts.sumsTell() && Piles.count(s, s.active, colour) - size <= size;
  }

  /// The arrangement without a wild that leaves a pile.
  static long leaving(DealState s, int card, int colour, int pile) {
    long now = Arrangement.now(s);
    int count = Piles.count(s, s.active, colour);
    if (colour == Colour.LOOSE || count == 1) {
      return now - card(card, colour);
    }
    int size = Colour.size(colour);
    if (count <= size) {
      int wilds = wildsAlone(s, colour, 0, count, card);
      long loosened = card(Card.ANY, Colour.LOOSE) - card(Card.ANY, colour);
      return now - card(card, colour) + wilds * loosened;
    }
    return now + leavingOneOfTwo(s, card, colour, pile);
  }

  /// By how much the arrangement changes when a card leaves a colour with two piles: a full one is
  /// refilled from the open one, if there is any.
  private static long leavingOneOfTwo(DealState s, int card, int colour, int pile) {
    int count = Piles.count(s, s.active, colour);
    int size = Colour.size(colour);
    long full = sum(s, colour, 0, size);
    long rest = sum(s, colour, size, count);
    long before = mix(full) + mix(rest);
    if (pile == 0 && count == 2 * size) {
      int wilds = wildsAlone(s, colour, 0, size, card);
      long left = wilds == 0 ? full - card(card, colour) : 0;
      return apart(left, rest) - before + loose(wilds);
    }
    int given = pile == 0 ? Piles.card(s, s.active, colour, size) : card;
    int wilds = wildsAlone(s, colour, size, count, given);
    long left = wilds == 0 ? rest - card(given, colour) : 0;
    return apart(full - card(card, colour) + card(given, colour), left) - before + loose(wilds);
  }

  /// What two piles of a colour add by their sums, 0 for a pile that is gone. A single pile is not
  /// told apart from others.
  private static long apart(long one, long other) {
    return one == 0 || other == 0 ? one + other : mix(one) + mix(other);
  }

  /// What all-colour wilds without a colour add.
  private static long loose(int wilds) {
    return wilds * card(Card.ANY, Colour.LOOSE);
  }

  /// How many all-colour wilds are left alone when a card leaves these; 0 if they have company.
  private static int wildsAlone(DealState s, int colour, int first, int end, int without) {
    boolean any = (s.own.wilds & Wilds.bit(Card.ANY, colour)) != 0;
    if (!any || !s.options.wildNeedsCompany()) {
      return 0;
    }
    byte[] cards = s.own.cards;
    int from = s.offsets[colour];
    int wilds = without == Card.ANY ? -1 : 0;
    for (int at = first; at < end; at++) {
      wilds += cards[from + at] == Card.ANY ? 1 : 0;
    }
    return wilds == end - first - 1 ? wilds : 0;
  }

  private static long exchanging(DealState s, Ref open, Ref full) {
    int colour = Ref.colour(open.place());
    int size = Colour.size(colour);
    int count = Piles.count(s, s.active, colour);
    long filled = sum(s, colour, 0, size);
    long rest = sum(s, colour, size, count);
    long change = card(open.card().ordinal(), colour) - card(full.card().ordinal(), colour);
    int alone = wildsAlone(s, colour, size, count, open.card().ordinal()) + 1;
    boolean loosened =
        full.card() == Card.WILD_ANY && alone == count - size && s.options.wildNeedsCompany();
    return Arrangement.now(s)
        - mix(filled)
        - mix(rest)
        + apart(filled + change, loosened ? 0 : rest - change)
        + loose(loosened ? alone : 0);
  }

  private static long sum(DealState s, int colour, int first, int end) {
    return Arrangement.sum(s, s.active, colour, first, end);
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
