package games.magie.classic;

import static games.magie.classic.ClassicEvent.party;
import static games.magie.kernel.Seats.letter;

import games.magie.kernel.Seats;
import games.magie.kernel.text.Words;
import java.util.List;

/// Deeds and what stands on them. A site's step is the number of its houses; a hotel is one above.
public sealed interface EstateEvent extends ClassicEvent {
  /// A deed of the quicker game, paid for at the start.
  record Dealt(int seat, Deed deed, int price) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("dealt", letter(seat), deed.text(), price);
    }
  }

  record Bought(int seat, Deed deed, int price) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("bought", letter(seat), deed.text(), price);
    }
  }

  record Declined(int seat, Deed deed, int price) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("declined", letter(seat), deed.text(), price);
    }
  }

  record DeedMoved(Deed deed, int from, int to) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("deed", deed.text(), party(from), party(to));
    }
  }

  record Built(int seat, Deed deed, int step) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("built", letter(seat), deed.text(), step);
    }
  }

  record BuiltHotel(int seat, Deed deed, int step) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("built-hotel", letter(seat), deed.text(), step);
    }
  }

  /// Buildings of a site were sold down to this step.
  record Sold(int seat, Deed deed, int step) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("sold", letter(seat), deed.text(), step);
    }
  }

  record Mortgaged(int seat, Deed deed, int amount) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("mortgaged", letter(seat), deed.text(), amount);
    }
  }

  record Repaid(int seat, Deed deed, int amount) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("repaid", letter(seat), deed.text(), amount);
    }
  }

  /// For a mortgaged deed that was taken over and stays mortgaged.
  record InterestPaid(int seat, Deed deed, int amount) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("interest", letter(seat), deed.text(), amount);
    }
  }

  /// A building that others could want too: each of `asked` says in secret how many it wants.
  record WishesAsked(int seat, Lot lot, int asked, int stock) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("wishes-asked", letter(seat), lot.text(), Seats.letters(asked), stock);
    }
  }

  /// Told to its own player alone.
  record Wished(int seat, int count) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("wished", letter(seat), count);
    }
  }

  /// The public shadow of [Wished].
  record WishSealed(int seat) implements EstateEvent {
    @Override
    public String text() {
      return Words.join("sealed", letter(seat));
    }
  }

  /// All wishes are in and laid open, by seat.
  record WishesOpened(List<Integer> wishes) implements EstateEvent {
    public WishesOpened {
      wishes = List.copyOf(wishes);
    }

    @Override
    public String text() {
      return Words.join("wishes", wishes.toArray());
    }
  }
}
