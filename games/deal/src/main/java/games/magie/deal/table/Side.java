package games.magie.deal.table;

import games.magie.deal.Card;

/// What one player has besides the [Collection]: a hand, whose cards [DealState] keeps, and a bank.
/// What could be counted again is kept here beside the cards.
public final class Side {
  /// The kinds of cards in the hand, as a mask, and how many cards there are.
  public long hand;

  public byte handSize;

  /// How many cards the hand is to have again while it is imagined; nothing of the position.
  public byte dealt;

  /// How many cards of each kind lie in the bank.
  final byte[] bank = new byte[Card.BANKABLE];

  /// Which kinds lie there, as a mask.
  private int bankKinds;

  private int bankValue;

  public int banked(Card card) {
    return card.property() ? 0 : bank[card.ordinal()];
  }

  public int bankKinds() {
    return bankKinds;
  }

  public int bankValue() {
    return bankValue;
  }

  public void toBank(Card card) {
    bank[card.ordinal()]++;
    bankKinds |= 1 << card.ordinal();
    bankValue += card.value();
  }

  public void fromBank(Card card) {
    bankKinds &= --bank[card.ordinal()] == 0 ? ~(1 << card.ordinal()) : -1;
    bankValue -= card.value();
  }

  void become(Side other) {
    hand = other.hand;
    handSize = other.handSize;
    bankKinds = other.bankKinds;
    bankValue = other.bankValue;
    System.arraycopy(other.bank, 0, bank, 0, bank.length);
  }
}
