package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;
import games.magie.deal.DealOptions;
import games.magie.deal.DealOptions.SetNeeds;
import games.magie.deal.Place;
import games.magie.deal.Ref;
import games.magie.deal.rules.Buildings;

/// How the properties of one player lie. The cards of one colour are one list: full piles first,
/// then at most one open pile, in the order of arrival; so the list alone says where the piles
/// begin (deal.property.piles). Under `set-needs=standard` a full pile need not be a set; otherwise
/// it always is one. Here is what can be asked; [Collection] changes them.
public class Piles {
  /// The first of [#cards] are not cards: by colour, how many cards it has.
  static final int COUNTS = Colour.COUNT + 1;

  final DealOptions options;

  /// Where the cards of each colour begin in [#cards], see [Layout]; to be read and never written.
  public final int[] offsets;

  /// How many cards each colour has, then the cards themselves, as ordinals; written here only.
  public final byte[] cards;

  /// The piles with a house and with a hotel, as masks of [Place#bit].
  public long houses;

  public long hotels;

  /// Four masks of colours, side by side: see [#owned], [#open], [#surplus], [#sets].
  private long colours;

  Piles(DealOptions options) {
    this.options = options;
    this.offsets = Layout.of(options.decks()).offsets();
    this.cards = new byte[offsets[COUNTS]];
  }

  public boolean house(Place pile) {
    return (houses & pile.bit()) != 0;
  }

  public boolean hotel(Place pile) {
    return (hotels & pile.bit()) != 0;
  }

  /// How many cards of a colour there are; of [Colour#LOOSE] wilds without one.
  public int count(Colour colour) {
    return cards[colour.ordinal()];
  }

  /// Notes the number of cards of a colour and everything that is known from it.
  final void setCount(Colour colour, int count) {
    cards[colour.ordinal()] = (byte) count;
    colours = (colours & ~Counts.all(colour)) | Counts.masks(colour, count);
  }

  /// A full pile isn't a set after all.
  final void noSet(Colour colour) {
    colours &= ~((long) colour.bit() << Counts.SETS);
  }

  final void becomePiles(Piles other) {
    houses = other.houses;
    hotels = other.hotels;
    colours = other.colours;
    System.arraycopy(other.cards, 0, cards, 0, cards.length);
  }

  /// The colours of which there is any card, as a mask; the bit of [Colour#LOOSE] stands for wilds
  /// without a colour, here and in [#open].
  public int owned() {
    return (int) colours & Counts.MASK;
  }

  /// The colours with an open pile.
  public int open() {
    return (int) (colours >>> Counts.OPEN) & Counts.MASK;
  }

  /// The colours with more than one pile.
  public int surplus() {
    return (int) (colours >>> Counts.SURPLUS) & Counts.MASK;
  }

  /// The colours of which there is a set.
  public int sets() {
    return (int) (colours >>> Counts.SETS);
  }

  /// How many cards of a colour there can be.
  public int capacity(Colour colour) {
    return offsets[colour.ordinal() + 1] - offsets[colour.ordinal()];
  }

  /// The index in [#cards] of the first card of a colour.
  public int from(Colour colour) {
    return offsets[colour.ordinal()];
  }

  /// A card by its colour and when it arrived.
  public Card card(Colour colour, int index) {
    return Card.ALL[cards[from(colour) + index]];
  }

  /// The place of that card.
  public static Place place(Colour colour, int index) {
    return Place.of(colour, Counts.pileOf(colour, index));
  }

  /// That card with its place.
  public Ref ref(Colour colour, int index) {
    return Ref.of(card(colour, index), place(colour, index));
  }

  public int piles(Colour colour) {
    int count = count(colour);
    return Counts.fullPiles(colour, count) + (Counts.openCards(colour, count) > 0 ? 1 : 0);
  }

  public int fullPiles(Colour colour) {
    return Counts.fullPiles(colour, count(colour));
  }

  /// How many cards lie in a pile.
  public int height(Place pile) {
    int size = pile.colour().size();
    return Math.min(size, count(pile.colour()) - pile.pile() * size);
  }

  public boolean isSet(Place place) {
    return place.pile() < fullPiles(place.colour())
        && (options.setNeeds() != SetNeeds.STANDARD || hasStandard(place));
  }

  private boolean hasStandard(Place pile) {
    int size = pile.colour().size();
    int at = from(pile.colour()) + pile.pile() * size;
    for (int end = at + size; at < end; at++) {
      if (cards[at] < Card.FIRST_WILD) {
        return true;
      }
    }
    return false;
  }

  /// The index of a card among those of its colour, or -1 where none lies there.
  public int find(Ref ref) {
    return ref.where().inCollection() ? find(ref.card(), ref.where(), 0) : -1;
  }

  /// The same of a place in the collection; indexes in the mask `but` do not count.
  public int find(Card card, Place place, int but) {
    Colour colour = place.colour();
    int count = count(colour);
    int first = place.isPile() ? place.pile() * colour.size() : 0;
    int last = place.isPile() ? Math.min(first + colour.size(), count) : count;
    int from = from(colour);
    for (int at = first; at < last; at++) {
      if (cards[from + at] == card.ordinal() && (but >> at & 1) == 0) {
        return at;
      }
    }
    return -1;
  }

  /// How many cards of a kind lie in a place.
  public int countOf(Card card, Place place) {
    int found = 0;
    for (int at = find(card, place, 0); at >= 0; at = find(card, place, found)) {
      found |= 1 << at;
    }
    return Integer.bitCount(found);
  }

  /// How many cards of a colour aren't all-colour wilds.
  public int others(Colour colour) {
    int others = 0;
    int end = from(colour) + count(colour);
    for (int at = from(colour); at < end; at++) {
      others += cards[at] != Card.ANY ? 1 : 0;
    }
    return others;
  }

  /// The rent of the best pile of a colour, buildings included; 0 without a card of it.
  public int rent(Colour colour) {
    int best = 0;
    int piles = piles(colour);
    for (int pile = 0; pile < piles; pile++) {
      best = Math.max(best, rent(Place.of(colour, pile)));
    }
    return best;
  }

  public int rent(Place pile) {
    return pile.colour().rent(height(pile))
        + (house(pile) ? Buildings.HOUSE_RENT : 0)
        + (hotel(pile) ? Buildings.HOTEL_RENT : 0);
  }

  /// Whether all-colour wilds lie in a pile without the company that the rules want for them.
  public boolean wildsAlone(Place pile) {
    return wildsAlone(pile.colour(), pile.pile() * pile.colour().size(), height(pile));
  }

  /// The same of some cards of a colour.
  boolean wildsAlone(Colour colour, int first, int count) {
    return options.wildNeedsCompany() && onlyWilds(cards, from(colour) + first, count);
  }

  /// Whether there are only all-colour wilds among some cards.
  static boolean onlyWilds(byte[] cards, int first, int count) {
    for (int at = first; at < first + count; at++) {
      if (cards[at] != Card.ANY) {
        return false;
      }
    }
    return true;
  }
}
