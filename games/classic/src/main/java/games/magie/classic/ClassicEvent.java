package games.magie.classic;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;

/// What happens on the classic board, in four families. All of it is public but the wishes in a
/// building shortage.
public sealed interface ClassicEvent extends Event
    permits BoardEvent, EstateEvent, PaymentEvent, TradeEvent {
  /// Money found on Free Parking by the house rule lies nowhere else.
  int POT = -2;

  /// Who pays or is paid: a seat, the bank, the pot.
  static String party(int party) {
    return party == POT ? "pot" : party < 0 ? "bank" : Seats.letter(party);
  }

  /// A set of creditors; none of them is the bank.
  static String creditors(int mask) {
    return mask == 0 ? "bank" : Seats.letters(mask);
  }
}
