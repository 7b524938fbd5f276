package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealOptions.SetNeeds;
import games.magie.deal.OpenEvent;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.kernel.Out;

/// How cards come to the piles of a collection and leave them. Whatever [Side] keeps beside the
/// cards is brought up to date here.
public final class Stacking {
  private static final long EACH = 0x01010101L;

  private Stacking() {}

  /// The last card to arrive fills the open pile or opens the next.
  public static void add(DealState s, int seat, int colour, int card) {
    Side side = s.sides[seat];
    int count = side.count(colour);
    side.arrangement += Arrangement.arriving(s, seat, card, colour);
    side.propertyValue += Card.value(card);
    side.wilds |= Wilds.bit(card, colour);
    side.cards[s.offsets[colour] + count] = (byte) card;
    side.setCount(colour, count + 1);
    judge(s, seat, colour);
  }

  /// Takes away the first card of a kind that lies in a place.
  public static void take(DealState s, int seat, int card, int place, Out out) {
    int colour = Ref.colour(place);
    if ((s.sides[seat].surplus() >> colour & 1) == 0) {
      takeFromOnlyPile(s, seat, card, colour, out);
    } else {
      int index = Piles.find(s, seat, card, place, 0);
      Repacking.remove(s, seat, colour, 1 << index, out);
    }
  }

  /// A single pile has at most four cards; as bytes of one word they are found and moved up without
  /// a branch.
  private static void takeFromOnlyPile(DealState s, int seat, int card, int colour, Out out) {
    Side side = s.sides[seat];
    byte[] cards = side.cards;
    int from = s.offsets[colour];
    int count = side.count(colour);
    long pile =
        (cards[from] | cards[from + 1] << 8 | cards[from + 2] << 16 | cards[from + 3] << 24)
            & ((1L << (8 * count)) - 1);
    long wanted = card * EACH;
    int at = Long.numberOfTrailingZeros(zeros(pile ^ wanted)) - 7;
    long rest = (pile & ((1L << at) - 1)) | (pile >>> (at + 8) << at);
    cards[from] = (byte) rest;
    cards[from + 1] = (byte) (rest >>> 8);
    cards[from + 2] = (byte) (rest >>> 16);
    cards[from + 3] = (byte) (rest >>> 24);
    side.wilds &= zeros(rest ^ wanted) == 0 ? ~Wilds.bit(card, colour) : -1;
    side.arrangement -= Arrangement.card(card, colour);
    side.propertyValue -= Card.value(card);
    side.setCount(colour, count - 1);
    broken(s, seat, colour, out);
    if (rest != 0 && rest == (Card.ANY * EACH & ((1L << (8 * count - 8)) - 1))) {
      loosenOpen(s, seat, colour, out);
    }
  }

  /// Marks the lowest byte of four that is zero, and perhaps some after it.
  private static long zeros(long bytes) {
    return (bytes - EACH) & ~bytes & (EACH << 7);
  }

  /// Takes the cards at the indexes in `gone` away. Of more than one pile [Repacking] makes new
  /// ones; a single pile moves up.
  public static void remove(DealState s, int seat, int colour, int gone, Out out) {
    Side side = s.sides[seat];
    if ((side.surplus() >> colour & 1) != 0) {
      Repacking.remove(s, seat, colour, gone, out);
      return;
    }
    leaveOut(s, seat, colour);
    int from = s.offsets[colour];
    int count = side.count(colour);
    int kept = from;
    for (int at = 0; at < count; at++) {
      side.cards[kept] = side.cards[from + at];
      kept += ~gone >> at & 1;
    }
    countIn(s, seat, colour, kept - from);
    broken(s, seat, colour, out);
    loosenOpen(s, seat, colour, out);
  }

  /// Cards have left a single pile: what stood on it comes off.
  private static void broken(DealState s, int seat, int colour, Out out) {
    if ((s.sides[seat].houses & Piles.bit(colour, 0)) != 0) {
      Buildings.comeOff(s, seat, colour, 0, out);
    }
  }

  /// A set moves as it lies, with what stands on it (D7). Nothing is broken by it.
  public static void moveSet(DealState s, int from, int to, int colour, int pile) {
    leaveOut(s, from, colour);
    leaveOut(s, to, colour);
    Side giver = s.sides[from];
    Side taker = s.sides[to];
    int size = Colour.size(colour);
    int count = giver.count(colour);
    int toCount = taker.count(colour);
    int full = Counts.fullPiles(colour, toCount);
    int source = s.offsets[colour] + pile * size;
    int target = s.offsets[colour] + full * size;
    System.arraycopy(taker.cards, target, taker.cards, target + size, toCount - full * size);
    System.arraycopy(giver.cards, source, taker.cards, target, size);
    taker.houses |= Piles.house(s, from, colour, pile) ? Piles.bit(colour, full) : 0;
    taker.hotels |= Piles.hotel(s, from, colour, pile) ? Piles.bit(colour, full) : 0;
    int after = count - (pile + 1) * size;
    System.arraycopy(giver.cards, source + size, giver.cards, source, after);
    giver.houses = without(giver.houses, colour, pile);
    giver.hotels = without(giver.hotels, colour, pile);
    countIn(s, from, colour, count - size);
    countIn(s, to, colour, toCount + size);
  }

  /// The mask of buildings when a pile is gone and the later ones of its colour move up.
  static long without(long mask, int colour, int pile) {
    long low = (1L << (colour * Piles.BITS + pile)) - 1;
    long high = -1L << ((colour + 1) * Piles.BITS);
    long later = mask & ~low & ~high & ~Piles.bit(colour, pile);
    return (mask & (low | high)) | (later >>> 1);
  }

  /// Exchanges two cards of one colour, one in the open pile and one in a full pile.
  public static void exchange(DealState s, int seat, int colour, int open, int full, Out out) {
    leaveOut(s, seat, colour);
    byte[] cards = s.sides[seat].cards;
    int from = s.offsets[colour];
    byte card = cards[from + open];
    cards[from + open] = cards[from + full];
    cards[from + full] = card;
    countIn(s, seat, colour, Piles.count(s, seat, colour));
    int pile = Counts.pileOf(colour, full);
    if (!Piles.isSet(s, seat, colour, pile)) {
      Buildings.comeOff(s, seat, colour, pile, out);
    }
    if (card == Card.ANY) {
      loosenFull(s, seat, colour, out);
    }
    loosenOpen(s, seat, colour, out);
  }

  /// With two decks a full pile can be left to nothing but all-colour wilds: by an exchange, or
  /// when nothing else was there to refill it. They lose their colour, and what stood there comes
  /// off.
  static void loosenFull(DealState s, int seat, int colour, Out out) {
    int size = Colour.size(colour);
    for (int pile = Piles.fullPiles(s, seat, colour) - 1; pile >= 0; pile--) {
      if (s.options.wildNeedsCompany() && Piles.onlyWilds(s, seat, colour, pile * size, size)) {
        Buildings.comeOff(s, seat, colour, pile, out);
        Side side = s.sides[seat];
        int first = s.offsets[colour] + pile * size;
        int after = side.count(colour) - (pile + 1) * size;
        leaveOut(s, seat, colour);
        System.arraycopy(side.cards, first + size, side.cards, first, after);
        side.houses = without(side.houses, colour, pile);
        side.hotels = without(side.hotels, colour, pile);
        countIn(s, seat, colour, side.count(colour) - size);
        loosen(s, seat, colour, size, out);
      }
    }
  }

  /// All-colour wilds that were left alone in the open pile lose their colour.
  static void loosenOpen(DealState s, int seat, int colour, Out out) {
    int count = Piles.count(s, seat, colour);
    int open = Counts.openCards(colour, count);
    boolean alone = open > 0 && Piles.onlyWilds(s, seat, colour, count - open, open);
    if (alone && s.options.wildNeedsCompany()) {
      leaveOut(s, seat, colour);
      countIn(s, seat, colour, count - open);
      loosen(s, seat, colour, open, out);
    }
  }

  static void loosen(DealState s, int seat, int colour, int wilds, Out out) {
    for (int wild = 0; wild < wilds; wild++) {
      add(s, seat, Colour.LOOSE, Card.ANY);
    }
    if (!out.silent()) {
      out.tell(DealClause.WILD_MULTI, new OpenEvent.Loosened(seat, Colour.ALL[colour], wilds));
    }
  }

  /// Writes the list of a colour anew.
  static void replace(DealState s, int seat, int colour, byte[] cards, int count) {
    leaveOut(s, seat, colour);
    System.arraycopy(cards, 0, s.sides[seat].cards, s.offsets[colour], count);
    countIn(s, seat, colour, count);
  }

  /// Before a colour is laid anew: it counts no longer in what is summed up over all cards.
  private static void leaveOut(DealState s, int seat, int colour) {
    Side side = s.sides[seat];
    side.arrangement -= Arrangement.ofColour(s, seat, colour);
    side.wilds &= ~Wilds.inColour(colour);
    int from = s.offsets[colour];
    for (int at = side.count(colour) - 1; at >= 0; at--) {
      side.propertyValue -= Card.value(side.cards[from + at]);
    }
  }

  /// After it: now it counts again.
  private static void countIn(DealState s, int seat, int colour, int count) {
    Side side = s.sides[seat];
    side.setCount(colour, count);
    side.arrangement += Arrangement.ofColour(s, seat, colour);
    int from = s.offsets[colour];
    for (int at = count - 1; at >= 0; at--) {
      int card = side.cards[from + at];
      side.propertyValue += Card.value(card);
      side.wilds |= Wilds.bit(card, colour);
    }
    judge(s, seat, colour);
  }

  /// Under `set-needs=standard` full piles are looked at before they count as sets.
  private static void judge(DealState s, int seat, int colour) {
    if (s.options.setNeeds() == SetNeeds.STANDARD && colour != Colour.LOOSE) {
      int sets = 0;
      for (int pile = Piles.fullPiles(s, seat, colour) - 1; pile >= 0; pile--) {
        sets += Piles.isSet(s, seat, colour, pile) ? 1 : 0;
      }
      if (sets == 0) {
        s.sides[seat].noSet(colour);
      }
    }
  }

  /// A colour is empty, and nothing stands there.
  public static void clear(DealState s, int seat, int colour) {
    leaveOut(s, seat, colour);
    s.sides[seat].houses &= ~Piles.mask(colour);
    s.sides[seat].hotels &= ~Piles.mask(colour);
    countIn(s, seat, colour, 0);
  }

  /// Everything of a collection is gone.
  public static void clear(DealState s, int seat) {
    Side side = s.sides[seat];
    for (int colour = 0; colour <= Colour.COUNT; colour++) {
      side.setCount(colour, 0);
    }
    side.houses = 0;
    side.hotels = 0;
    side.wilds = 0;
    side.propertyValue = 0;
    side.arrangement = 0;
  }
}
