package games.magie.classic;

import static games.magie.classic.ClassicEvent.party;
import static games.magie.kernel.Seats.letter;

import games.magie.kernel.text.Named;
import games.magie.kernel.text.Words;

/// Auctions and offers.
public sealed interface TradeEvent extends ClassicEvent {
  record AuctionOpened(Lot lot, int opening) implements TradeEvent {
    @Override
    public String text() {
      return Words.join("auction", lot.text(), opening);
    }
  }

  record BidMade(int seat, int amount) implements TradeEvent {
    @Override
    public String text() {
      return Words.join("bid", letter(seat), amount);
    }
  }

  /// Is out of the auction that runs.
  record Passed(int seat) implements TradeEvent {
    @Override
    public String text() {
      return Words.join("passed", letter(seat));
    }
  }

  record AuctionWon(int seat, Lot lot, int amount) implements TradeEvent {
    @Override
    public String text() {
      return Words.join("won", letter(seat), lot.text(), amount);
    }
  }

  record Unsold(Lot lot) implements TradeEvent {
    @Override
    public String text() {
      return Words.join("unsold", lot.text());
    }
  }

  /// @param counterTo the offer that this one answers, 0 for none
  record Offered(int number, int from, int to, Terms terms, int counterTo) implements TradeEvent {
    @Override
    public String text() {
      String code = terms.settle() > 0 ? "offered-to-settle" : "offered";
      String head = counterTo == 0 ? code : "countered " + counterTo;
      return Words.join(head, number, letter(from), letter(to), terms.text());
    }
  }

  record OfferClosed(Closing how, int number) implements TradeEvent {
    @Override
    public String text() {
      return Words.join(how.text(), number);
    }
  }

  /// A get-out-of-jail card changed hands; to the bank means to the bottom of its pile.
  record CardMoved(Card card, int from, int to) implements TradeEvent {
    @Override
    public String text() {
      return Words.join("card", card.text(), party(from), party(to));
    }
  }

  /// How an offer came to its end.
  enum Closing implements Named {
    ACCEPTED,
    REFUSED,
    WITHDRAWN,
    LAPSED;

    private final String text = Named.of(this);

    @Override
    public String text() {
      return text;
    }
  }
}
