package games.magie.deal.table;

import games.magie.deal.Card;
import games.magie.deal.Colour;

/// What one player has: a hand, a bank, a collection. Cards are ordinals of [Card]. What could be
/// counted anew is kept beside the cards, by [Piles] and nobody else where it is about the
/// collection, so that a question needs no search.
public final class Side {
  /// Where the numbers of cards of each colour lie in [#cards], and where the piles begin.
  static final int SIZES = Card.BANKABLE;

  static final int SQUARES = SIZES + Colour.COUNT + 1;

  /// The kinds of cards in the hand, as a mask, and how many cards there are.
  public long hand;

  public byte handSize;

  /// How many cards the hand is to have again while it is imagined; nothing of the position.
  public byte dealt;

  /// First a bank, which counts its cards by kind; then how many cards each colour has; then the
  /// cards of each colour, see [Layout].
  public final byte[] cards;

  /// The kinds of cards in the bank, as a mask.
  public int bankKinds;

  /// What the bank is worth, and the properties.
  public int bankValue;

  int propertyValue;

  /// A bit for each pile, see [Piles#bit].
  public long houses;

  public long hotels;

  /// Four masks of colours, side by side: see [#owned], [#open], [#surplus], [#sets].
  long colours;

  /// Which wilds lie where, see [Wilds].
  public int wilds;

  /// How the collection lies, see [Arrangement].
  long arrangement;

  Side(int squares) {
    this.cards = new byte[SQUARES + squares];
  }

  public int count(int colour) {
    return cards[SIZES + colour];
  }

  /// Notes the number of cards of a colour and everything that is known from it.
  void setCount(int colour, int count) {
    cards[SIZES + colour] = (byte) count;
    colours = (colours & ~Counts.all(colour)) | Counts.masks(colour, count);
  }

  /// The colours of which there is any card, as a mask; the bit of [Colour#LOOSE] stands for wilds
  /// without a colour, here and in the next.
  public int owned() {
    return (int) colours & Counts.MASK;
  }

  /// Whether there are wilds without a colour, as the bit of [Colour#LOOSE].
  int loose() {
    return (int) colours & 1 << Colour.LOOSE;
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

  /// A full pile is no set after all.
  void noSet(int colour) {
    colours &= ~(1L << (Counts.SETS + colour));
  }

  public int banked(int card) {
    return cards[card];
  }

  public void toBank(int card) {
    cards[card]++;
    bankKinds |= 1 << card;
    bankValue += Card.value(card);
  }

  public void fromBank(int card) {
    bankKinds &= --cards[card] == 0 ? ~(1 << card) : -1;
    bankValue -= Card.value(card);
  }

  /// Everything with value.
  public int worth() {
    return bankValue
        + propertyValue
        + Long.bitCount(houses) * Card.HOUSE.value()
        + Long.bitCount(hotels) * Card.HOTEL.value();
  }

  void become(Side other) {
    hand = other.hand;
    handSize = other.handSize;
    bankKinds = other.bankKinds;
    bankValue = other.bankValue;
    propertyValue = other.propertyValue;
    houses = other.houses;
    hotels = other.hotels;
    colours = other.colours;
    wilds = other.wilds;
    arrangement = other.arrangement;
    System.arraycopy(other.cards, 0, cards, 0, cards.length);
  }
}
