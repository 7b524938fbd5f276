package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealClause;
import games.magie.deal.DealOptions.SetNeeds;
import games.magie.deal.OpenEvent;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;
import games.magie.kernel.Out;

/// One player's collection: how cards come to its piles and leave them. What could be counted again
/// is kept beside the cards, here and nowhere else, so that a question needs no search; [Census]
/// counts it again.
public final class Collection extends Piles {
  private final DealState s;
  private final int seat;

  /// What the properties are worth.
  private int propertyValue;

  private int wilds;
  private long arrangement;

  Collection(DealState s, int seat) {
    super(s.options);
    this.s = s;
    this.seat = seat;
  }

  /// Whose it is.
  public int seat() {
    return seat;
  }

  private boolean hasSurplus(Colour colour) {
    return (surplus() & colour.bit()) != 0;
  }

  /// Which wilds lie where, see [Wilds].
  public int wilds() {
    return wilds;
  }

  /// How it lies, see [Arrangement].
  long arrangement() {
    return arrangement;
  }

  int propertyValue() {
    return propertyValue;
  }

  /// Everything in it that has value.
  public int worth() {
    return propertyValue
        + Long.bitCount(houses) * Card.HOUSE.value()
        + Long.bitCount(hotels) * Card.HOTEL.value();
  }

  // Cards arrive.

  /// The last card to arrive fills the open pile or opens the next.
  public void add(Card card, Colour colour) {
    int count = count(colour);
    arrangement += Arrangement.arriving(this, card, colour);
    propertyValue += card.value();
    wilds |= Wilds.bit(card, colour);
    cards[from(colour) + count] = (byte) card.ordinal();
    setCount(colour, count + 1);
    judge(colour);
  }

  // Cards leave.

  /// Takes away the first card of a kind that lies in a place.
  public void take(Ref ref, Out out) {
    Colour colour = ref.where().colour();
    if (hasSurplus(colour)) {
      new Repacking(s, this, colour).remove(1 << find(ref), out);
      return;
    }
    int last = from(colour) + count(colour) - 1;
    for (int at = from(colour) + find(ref); at < last; at++) {
      cards[at] = cards[at + 1];
    }
    setCount(colour, count(colour) - 1);
    arrangement -= Arrangement.card(ref.card(), colour);
    propertyValue -= ref.card().value();
    if (ref.card().wild() && find(ref) < 0) {
      wilds &= ~Wilds.bit(ref.card(), colour);
    }
    brokenOnlyPile(colour, out);
  }

  /// Takes the cards at the indexes in `gone` away. Of more than one pile [Repacking] makes new
  /// ones; a single pile moves up.
  public void remove(Colour colour, int gone, Out out) {
    if (hasSurplus(colour)) {
      new Repacking(s, this, colour).remove(gone, out);
      return;
    }
    leaveOut(colour);
    int from = from(colour);
    int count = count(colour);
    int kept = from;
    for (int at = 0; at < count; at++) {
      cards[kept] = cards[from + at];
      kept += ~gone >> at & 1;
    }
    countIn(colour, kept - from);
    brokenOnlyPile(colour, out);
  }

  /// Cards have left the only pile: what stood there comes off, and wilds may be left alone.
  private void brokenOnlyPile(Colour colour, Out out) {
    if ((houses & Place.bits(colour)) != 0) {
      Buildings.comeOff(s, this, Place.of(colour, 0), out);
    }
    if (wilds != 0) {
      loosenOpen(colour, out);
    }
  }

  /// A set moves as it lies to another player, with what stands on it (D7). Nothing is broken by
  /// it.
  public void giveSet(Place set, Collection taker) {
    Colour colour = set.colour();
    leaveOut(colour);
    taker.leaveOut(colour);
    int size = colour.size();
    int count = taker.count(colour);
    int full = Counts.fullPiles(colour, count);
    int source = from(colour) + set.pile() * size;
    int target = from(colour) + full * size;
    System.arraycopy(taker.cards, target, taker.cards, target + size, count - full * size);
    System.arraycopy(cards, source, taker.cards, target, size);
    taker.houses |= house(set) ? Place.of(colour, full).bit() : 0;
    taker.hotels |= hotel(set) ? Place.of(colour, full).bit() : 0;
    taker.countIn(colour, count + size);
    countIn(colour, closeUp(set));
  }

  /// The later piles of a colour move up to where one was; returns how many cards are left.
  private int closeUp(Place gone) {
    Colour colour = gone.colour();
    int size = colour.size();
    int first = from(colour) + gone.pile() * size;
    int count = count(colour);
    System.arraycopy(cards, first + size, cards, first, count - (gone.pile() + 1) * size);
    houses = without(houses, gone);
    hotels = without(hotels, gone);
    return count - size;
  }

  /// The mask of buildings when a pile is gone and the later ones of its colour move up.
  private static long without(long mask, Place gone) {
    long ofColour = Place.bits(gone.colour());
    long later = mask & ofColour & -gone.bit() & ~gone.bit();
    return (mask & ~ofColour) | (mask & ofColour & gone.bit() - 1) | (later >>> 1);
  }

  // Cards change places.

  /// Exchanges two cards of one colour, one in the open pile and one in a full pile.
  public void exchange(Ref open, Ref full, Out out) {
    Colour colour = full.where().colour();
    int one = from(colour) + find(open);
    int other = from(colour) + find(full);
    leaveOut(colour);
    cards[one] = (byte) full.card().ordinal();
    cards[other] = (byte) open.card().ordinal();
    countIn(colour, count(colour));
    if (!isSet(full.where())) {
      Buildings.comeOff(s, this, full.where(), out);
    }
    if (open.card() == Card.WILD_ANY) {
      loosenFull(colour, out);
    }
    loosenOpen(colour, out);
  }

  /// With two decks a full pile can be left to nothing but all-colour wilds: by an exchange, or
  /// when nothing else was there to refill it. They lose their colour, and what stood there comes
  /// off.
  void loosenFull(Colour colour, Out out) {
    for (int pile = fullPiles(colour) - 1; pile >= 0; pile--) {
      Place place = Place.of(colour, pile);
      if (wildsAlone(place)) {
        Buildings.comeOff(s, this, place, out);
        leaveOut(colour);
        countIn(colour, closeUp(place));
        loosen(colour, colour.size(), out);
      }
    }
  }

  /// All-colour wilds that were left alone in the open pile lose their colour.
  void loosenOpen(Colour colour, Out out) {
    int count = count(colour);
    int open = Counts.openCards(colour, count);
    if (open > 0 && wildsAlone(colour, count - open, open)) {
      leaveOut(colour);
      countIn(colour, count - open);
      loosen(colour, open, out);
    }
  }

  private void loosen(Colour colour, int count, Out out) {
    for (int wild = 0; wild < count; wild++) {
      add(Card.WILD_ANY, Colour.LOOSE);
    }
    if (!out.silent()) {
      out.tell(DealClause.WILD_MULTI, new OpenEvent.Loosened(seat, colour, count));
    }
  }

  /// Lays other cards in a colour.
  void replace(Colour colour, byte[] others, int count) {
    leaveOut(colour);
    System.arraycopy(others, 0, cards, from(colour), count);
    countIn(colour, count);
  }

  /// A colour is empty, and nothing stands there.
  public void clear(Colour colour) {
    leaveOut(colour);
    houses &= ~Place.bits(colour);
    hotels &= ~Place.bits(colour);
    countIn(colour, 0);
  }

  /// Everything is gone.
  public void clear() {
    for (Colour colour : Colour.AND_LOOSE) {
      setCount(colour, 0);
    }
    houses = 0;
    hotels = 0;
    wilds = 0;
    propertyValue = 0;
    arrangement = 0;
  }

  // What is kept beside the cards.

  /// Before a colour is laid otherwise: it no longer counts in what is summed up over all cards.
  private void leaveOut(Colour colour) {
    arrangement -= Arrangement.ofColour(this, colour);
    wilds &= ~Wilds.inColour(colour);
    int from = from(colour);
    for (int at = count(colour) - 1; at >= 0; at--) {
      propertyValue -= Card.value(cards[from + at]);
    }
  }

  /// After it: now it counts again.
  private void countIn(Colour colour, int count) {
    setCount(colour, count);
    arrangement += Arrangement.ofColour(this, colour);
    int from = from(colour);
    for (int at = count - 1; at >= 0; at--) {
      int card = cards[from + at];
      propertyValue += Card.value(card);
      wilds |= Wilds.bit(Card.ALL[card], colour);
    }
    judge(colour);
  }

  /// Under `set-needs=standard` full piles are looked at before they count as sets.
  private void judge(Colour colour) {
    if (options.setNeeds() == SetNeeds.STANDARD) {
      int sets = 0;
      for (int pile = fullPiles(colour) - 1; pile >= 0; pile--) {
        sets += isSet(Place.of(colour, pile)) ? 1 : 0;
      }
      if (sets == 0) {
        noSet(colour);
      }
    }
  }

  void become(Collection other) {
    becomePiles(other);
    propertyValue = other.propertyValue;
    wilds = other.wilds;
    arrangement = other.arrangement;
  }
}
