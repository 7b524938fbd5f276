package games.magie.classic;

import games.magie.kernel.Event;
import games.magie.kernel.Seats;
import java.util.List;

/// What happens on the classic board. All of it is public but the wishes in a building shortage.
public sealed interface ClassicEvent extends Event {
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

  /// Something about one player.
  record Player(About what, int seat) implements ClassicEvent {
    @Override
    public String text() {
      return what.text() + " " + Seats.letter(seat);
    }
  }

  enum About {
    TURN("turn"),
    PASSED("passed"),
    JAILED("jailed"),
    FREED("freed"),
    DONE("done"),
    HELD("held"),
    /// A wish was given; how many, only its player knows.
    SEALED("sealed"),
    LEFT("left"),
    TIME_RAN_OUT("time-ran-out"),
    /// The time of a speedy game is over with this player's turn.
    LAST_TURN("last-turn");

    private final String text;

    About(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /// Dice were thrown: to see who starts, to move, for a utility's rent.
  record Threw(Throw what, int seat, int first, int second) implements ClassicEvent {
    @Override
    public String text() {
      return what.text() + " " + Seats.letter(seat) + " " + first + " " + second;
    }
  }

  enum Throw {
    ROLLED_OFF("rolled-off"),
    ROLLED("rolled"),
    UTILITY_ROLLED("utility-rolled");

    private final String text;

    Throw(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  record TokenChosen(int seat, Token token) implements ClassicEvent {
    @Override
    public String text() {
      return "token " + Seats.letter(seat) + " " + token.text();
    }
  }

  /// Came to a space; the clause says what it means there.
  record Landed(int seat, Space space) implements ClassicEvent {
    @Override
    public String text() {
      return "landed " + Seats.letter(seat) + " " + space.text();
    }
  }

  /// Every dollar that changes hands is told once, here.
  record Paid(int from, int to, int amount) implements ClassicEvent {
    @Override
    public String text() {
      return "paid " + party(from) + " " + party(to) + " " + amount;
    }
  }

  /// Something about a player and a deed.
  record AtDeed(OnDeed what, int seat, Deed deed, int number) implements ClassicEvent {
    @Override
    public String text() {
      return what.text() + " " + Seats.letter(seat) + " " + deed.text() + " " + number;
    }
  }

  /// With what the number of the event is.
  enum OnDeed {
    /// The price.
    DEALT("dealt"),
    BOUGHT("bought"),
    DECLINED("declined"),
    /// The step after it, a hotel being one above its houses.
    BUILT("built"),
    BUILT_HOTEL("built-hotel"),
    SOLD("sold"),
    /// The money.
    MORTGAGED("mortgaged"),
    REPAID("repaid"),
    INTEREST("interest"),
    CLAIMED("claimed"),
    /// Rent that was not asked for in time.
    UNCLAIMED("unclaimed");

    private final String text;

    OnDeed(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /// @param times if not 0, the rent is so many times a roll that is thrown when it is asked
  record RentDue(int debtor, int owner, Deed deed, int amount, int times) implements ClassicEvent {
    @Override
    public String text() {
      return "%s %s %s %s %d"
          .formatted(
              times > 0 ? "rent-rolled" : "rent-due",
              Seats.letter(debtor),
              Seats.letter(owner),
              deed.text(),
              times > 0 ? times : amount);
    }
  }

  record DeedMoved(Deed deed, int from, int to) implements ClassicEvent {
    @Override
    public String text() {
      return "deed " + deed.text() + " " + party(from) + " " + party(to);
    }
  }

  record Drew(int seat, Card card) implements ClassicEvent {
    @Override
    public String text() {
      return "drew " + Seats.letter(seat) + " " + card.text();
    }
  }

  /// A get-out-of-jail card changed hands; to the bank means to the bottom of its pile.
  record CardMoved(Card card, int from, int to) implements ClassicEvent {
    @Override
    public String text() {
      return "card " + card.text() + " " + party(from) + " " + party(to);
    }
  }

  record AuctionOpened(Lot lot, int opening) implements ClassicEvent {
    @Override
    public String text() {
      return "auction " + lot.text() + " " + opening;
    }
  }

  record BidMade(int seat, int amount) implements ClassicEvent {
    @Override
    public String text() {
      return "bid " + Seats.letter(seat) + " " + amount;
    }
  }

  record AuctionWon(int seat, Lot lot, int amount) implements ClassicEvent {
    @Override
    public String text() {
      return "won " + Seats.letter(seat) + " " + lot.text() + " " + amount;
    }
  }

  record Unsold(Lot lot) implements ClassicEvent {
    @Override
    public String text() {
      return "unsold " + lot.text();
    }
  }

  /// @param counterTo the offer that this one answers, 0 for none
  record Offered(int number, int from, int to, Terms terms, int counterTo) implements ClassicEvent {
    @Override
    public String text() {
      String code = terms.settle() > 0 ? "offered-to-settle " : "offered ";
      String head = counterTo == 0 ? code : "countered " + counterTo + " ";
      return head + number + " " + Seats.letter(from) + " " + Seats.letter(to) + " " + terms.text();
    }
  }

  record OfferClosed(Closing how, int number) implements ClassicEvent {
    @Override
    public String text() {
      return how.text() + " " + number;
    }
  }

  enum Closing {
    ACCEPTED("accepted"),
    REFUSED("refused"),
    WITHDRAWN("withdrawn"),
    LAPSED("lapsed");

    private final String text;

    Closing(String text) {
      this.text = text;
    }

    public String text() {
      return text;
    }
  }

  /// @param creditors a mask; empty is the bank
  record Owes(int debtor, int creditors, int amount) implements ClassicEvent {
    @Override
    public String text() {
      return "owes "
          + Seats.letter(debtor)
          + " "
          + ClassicEvent.creditors(creditors)
          + " "
          + amount;
    }
  }

  record Bankrupt(int seat, int creditors) implements ClassicEvent {
    @Override
    public String text() {
      return "bankrupt " + Seats.letter(seat) + " " + ClassicEvent.creditors(creditors);
    }
  }

  /// A building that others could want too: each of `asked` says in secret how many it wants.
  record WishesAsked(int seat, Lot lot, int asked, int stock) implements ClassicEvent {
    @Override
    public String text() {
      return "wishes-asked %s %s %s %d"
          .formatted(Seats.letter(seat), lot.text(), Seats.letters(asked), stock);
    }
  }

  /// Told to its own player alone.
  record Wished(int seat, int count) implements ClassicEvent {
    @Override
    public String text() {
      return "wished " + Seats.letter(seat) + " " + count;
    }
  }

  /// All wishes are in and laid open, by seat.
  record WishesOpened(List<Integer> wishes) implements ClassicEvent {
    public WishesOpened {
      wishes = List.copyOf(wishes);
    }

    @Override
    public String text() {
      return "wishes " + String.join(" ", wishes.stream().map(String::valueOf).toList());
    }
  }

  record Ordered(int seat, ClassicMove.Order order) implements ClassicEvent {
    @Override
    public String text() {
      return "ordered %s %s %s"
          .formatted(Seats.letter(seat), order.what().text(), order.on() ? "on" : "off");
    }
  }

  record Ended(int winners) implements ClassicEvent {
    @Override
    public String text() {
      return "ended " + Seats.letters(winners);
    }
  }
}
