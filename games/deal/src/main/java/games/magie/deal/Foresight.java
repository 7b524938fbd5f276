package games.magie.deal;

import static games.magie.deal.Arrangement.card;
import static games.magie.deal.Arrangement.mix;

import games.magie.kernel.Out;

/// Which arrangement of the active player's collection a rearrangement leads to, without making it.
final class Foresight {
  private Foresight() {}

  /// The arrangement to which a rearrangement leads.
  static long after(DealState s, DealMove rearrangement) {
    if (s.options.sumsTell()) {
      if (rearrangement instanceof DealMove.Recolour(Ref ref, Colour colour)) {
        int card = ref.card().ordinal();
        int from = Ref.colour(ref.place());
        int slot = Wilds.slot(card, from);
        if (card != Card.ANY && (Flips.plain(s) >> slot & 1) != 0) {
          return Arrangement.now(s) + Flips.change(slot);
        }
        long left = leaving(s, card, from, Ref.pile(ref.place()));
        return left + Arrangement.arriving(s, s.active, card, colour.ordinal());
      }
      if (rearrangement instanceof DealMove.Exchange(Ref open, Ref full)) {
        return exchanging(s, open, full);
      }
    }
    return tried(s, rearrangement);
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
    return now + leavingOneOfSeveral(s, card, colour, pile);
  }

  /// By how much the arrangement changes when a card leaves a colour with more than one pile.
  private static long leavingOneOfSeveral(DealState s, int card, int colour, int pile) {
    int count = Piles.count(s, s.active, colour);
    int size = Colour.size(colour);
    int last = Piles.piles(s, s.active, colour) - 1;
    int open = last * size;
    long rest = sum(s, colour, open, count);
    if (pile == last) {
      long left = rest - card(card, colour);
      return changed(s, colour, last, unlessLoose(s, colour, open, count, card, left), -1, 0)
          + loose(s, colour, open, count, card);
    }
    int first = pile * size;
    long full = sum(s, colour, first, first + size) - card(card, colour);
    if (!Piles.hasOpen(s, s.active, colour)) {
      long left = unlessLoose(s, colour, first, first + size, card, full);
      return changed(s, colour, pile, left, -1, 0) + loose(s, colour, first, first + size, card);
    }
    int refill = Piles.card(s, s.active, colour, open);
    long given = card(refill, colour);
    long left = unlessLoose(s, colour, open, count, refill, rest - given);
    return changed(s, colour, pile, full + given, last, left)
        + loose(s, colour, open, count, refill);
  }

  /// By how much the arrangement changes when two piles of a colour get other sums; 0 for a pile
  /// that is gone. Where one pile is left it is not told apart from others.
  private static long changed(
      DealState s, int colour, int one, long oneSum, int other, long otherSum) {
    int count = Piles.count(s, s.active, colour);
    int size = Colour.size(colour);
    long before = 0;
    long apart = 0;
    long together = 0;
    int piles = 0;
    for (int pile = 0; pile * size < count; pile++) {
      long sum = sum(s, colour, pile * size, Math.min(count, pile * size + size));
      before += mix(sum);
      long then = pile == one ? oneSum : pile == other ? otherSum : sum;
      if (then != 0) {
        piles++;
        together += then;
        apart += mix(then);
      }
    }
    return (piles > 1 ? apart : together) - before;
  }

  /// The sum of the rest of a pile, or 0 where only all-colour wilds are left.
  private static long unlessLoose(
      DealState s, int colour, int first, int end, int without, long rest) {
    return wildsAlone(s, colour, first, end, without) == 0 ? rest : 0;
  }

  /// What those wilds add, without a colour.
  private static long loose(DealState s, int colour, int first, int end, int without) {
    return wildsAlone(s, colour, first, end, without) * card(Card.ANY, Colour.LOOSE);
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

  private static long exchanging(DealState s, Ref one, Ref other) {
    int colour = Ref.colour(one.place());
    int size = Colour.size(colour);
    int count = Piles.count(s, s.active, colour);
    int last = Ref.pile(one.place());
    int pile = Ref.pile(other.place());
    long in = card(one.card().ordinal(), colour);
    long out = card(other.card().ordinal(), colour);
    long full = sum(s, colour, pile * size, pile * size + size) - out + in;
    long rest = sum(s, colour, last * size, count) - in + out;
    int open = count - last * size;
    int wilds = wildsAlone(s, colour, last * size, count, one.card().ordinal()) + 1;
    boolean loose = other.card() == Card.WILD_ANY && wilds == open && s.options.wildNeedsCompany();
    return Arrangement.now(s)
        + changed(s, colour, pile, full, last, loose ? 0 : rest)
        + (loose ? wilds * card(Card.ANY, Colour.LOOSE) : 0);
  }

  private static long sum(DealState s, int colour, int first, int end) {
    return Arrangement.sum(s, s.active, colour, first, end);
  }

  static long tried(DealState s, DealMove rearrangement) {
    DealState after = s.copy();
    switch (rearrangement) {
      case DealMove.Recolour move -> Rearranging.rearrange(after, move, Out.SILENT);
      case DealMove.Exchange move -> Rearranging.rearrange(after, move, Out.SILENT);
      case DealMove.MoveBuilding move -> Buildings.rearrange(after, move, Out.SILENT);
      default -> throw new IllegalArgumentException(rearrangement.text());
    }
    return Arrangement.now(after);
  }
}
